import { GARMENTS } from '../spec/CharacterSpec.ts'
import { CHARACTERS } from '../../test/characters.ts'
import { sculpt } from '../sculpted/sculpt.ts'
import { printOf } from '../sculpted/styles/prints.ts'
import { GARMENT_CUTS } from './cuts.ts'
import { panel } from './GarmentCut.ts'

const characterIn = (kind: (typeof GARMENTS)[number]) => ({
  ...CHARACTERS.percy,
  garment: { kind, color: '#c0322e', trim: '#2348b0' } as const,
})

describe('GARMENT_CUTS', () => {
  it('gives every garment a different print', () => {
    const prints = GARMENTS.map((kind) => JSON.stringify(printOf(characterIn(kind))))
    expect(new Set(prints).size).toBe(GARMENTS.length)
  })

  it.each(GARMENTS)('can be sculpted: %s', (kind) => {
    expect(sculpt(characterIn(kind)).tape.bake().primitiveCount).toBeGreaterThan(50)
  })

  it('keeps studs within the front', () => {
    for (const { pieces } of Object.values(GARMENT_CUTS)) {
      for (const piece of pieces) {
        if (piece.kind !== 'studs') continue
        for (const [x, y] of piece.places) {
          expect(Math.abs(x)).toBeLessThan(1)
          expect(y).toBeLessThan(1.2)
        }
      }
    }
  })
})

describe('panel', () => {
  it('reads corners in hundredths', () => {
    expect(panel('color', '27,-6 44,5 0,130').corners).toEqual([
      [0.27, -0.06],
      [0.44, 0.05],
      [0, 1.3],
    ])
  })

  it.each(['27', '1,2,3', 'a,b', '1,2  3,4'])('refuses %j', (corners) => {
    expect(() => panel('color', corners)).toThrow(SyntaxError)
  })
})
