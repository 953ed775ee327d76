import { CHARACTERS } from '../../test/characters.ts'
import { sculpt } from '../sculpted/sculpt.ts'
import { printOf } from '../sculpted/styles/prints.ts'
import { GARMENTS } from '../spec/CharacterSpec.ts'
import { cutOf } from './cuts.ts'
import { readPieces } from './readPieces.ts'

const characterIn = (kind: (typeof GARMENTS)[number]) => ({
  ...CHARACTERS.percy,
  garment: { kind, color: '#c0322e', trim: '#2348b0' } as const,
})

describe('cutOf', () => {
  it('gives every garment a different print', () => {
    const prints = GARMENTS.map((kind) => JSON.stringify(printOf(characterIn(kind))))
    expect(new Set(prints).size).toBe(GARMENTS.length)
  })

  it.each(GARMENTS)('can be sculpted: %s', (kind) => {
    expect(sculpt(characterIn(kind)).tape.bake().primitiveCount).toBeGreaterThan(50)
  })

  it('keeps studs within the front', () => {
    for (const { pieces } of GARMENTS.map((kind) => cutOf(characterIn(kind)))) {
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

describe('readPieces', () => {
  it('reads options, and points in hundredths', () => {
    expect(
      readPieces(['panel trim single raised=-0.02 pattern=mail/10 27,-6 44,5 0,130'], 'coat'),
    ).toEqual([
      {
        ...{ kind: 'panel', ink: 'trim', single: true, raised: -0.02 },
        pattern: { kind: 'mail', frequency: 10 },
        corners: [
          [0.27, -0.06],
          [0.44, 0.05],
          [0, 1.3],
        ],
      },
    ])
  })

  it.each([
    ['pannel color 0,0', '"pannel" is none of panel, seam, studs'],
    ['panel colour 0,0', '"colour" is none of color, light'],
    ['seam color wide 0,0', '"wide" is no number'],
    ['panel color 1,2,3', '"1,2,3" is no point'],
    ['panel color a,b', '"a" is no number'],
    ['panel color sewn 1,2', 'unknown option "sewn"'],
    ['panel color pattern=tartan/2 1,2', '"tartan" is none of bars, hoops'],
  ])('names the word at fault in "%s"', (row, fault) => {
    expect(() => readPieces(['studs brass 0.1 0,0', row], 'coat')).toThrow(`coat, row 2: ${fault}`)
  })
})
