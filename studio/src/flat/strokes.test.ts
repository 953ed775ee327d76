import { CEL } from './ghibli/cel.ts'
import { mirrored } from './shapes.ts'
import { drawStrokes, readStrokes } from './strokes.ts'

const DYES = { color: '#ff0000', trim: '#00ff00' } as const

describe('readStrokes', () => {
  it('reads a stroke on both sides', () => {
    expect(readStrokes(['both line trim-30 6 M10,0 L20,5'], 'hats')).toEqual([
      {
        kind: 'line',
        ink: { dye: 'trim', tone: -0.3 },
        amount: 6,
        paths: ['M-10 0L-20 5', 'M10,0 L20,5'],
      },
    ])
  })

  it.each([
    ['shap color M0,0 Z', 'unknown stroke "shap"'],
    ['shape colr M0,0 Z', 'unknown ink "colr"'],
    ['line color M0,0 Z', 'not a number: "M0,0"'],
    ['glow cold 20 0,0', 'unknown light "cold"'],
    ['glow warm 20 0', 'not a number: ""'],
    ['shape color 0,0 L1,1', 'not a path: "0,0 L1,1"'],
    ['shape color O 0,0 five,5', 'not a path: "O 0,0 five,5"'],
  ])('names the word at fault in "%s"', (row, fault) => {
    expect(() => readStrokes(['shape color M0,0 L1,1Z', row], 'hats')).toThrow(
      `hats, row 2: ${fault}`,
    )
  })
})

it('draws in the dyes of the wearer', () => {
  const drawing = drawStrokes(
    readStrokes(['shape trim M0,0 L1,1 L1,0Z', 'glass #ffffff 0.5 O 0,0 2,2'], 'hats'),
    DYES,
    CEL,
  )
  expect(drawing).toContain('fill="#00ff00"')
  expect(drawing).toContain('fill="#ffffff" opacity="0.5"')
})

it.each([
  ['M1,2 L-3,4Z', 'M-1 2L3 4Z'],
  ['M1,2 h5 v-5 H0Z', 'M-1 2h-5v-5H0Z'],
  ['M0,0 A4,5 30 0 1 8,9', 'M0 0A4 5 -30 0 0 -8 9'],
  ['m1,2 q-3,4 5,6', 'm-1 2q3 4 -5 6'],
])('mirrors the path %s', (path, expected) => {
  expect(mirrored(path)).toBe(expected)
})
