import { type GarmentCut, panel, type Piece, seam, studs } from './GarmentCut.ts'
import { belt } from './shared.ts'

const ROUNDED = { rounded: true, opacity: 0.2 } as const

/** The chest and the muscles below it, under a tight suit. */
const MUSCLES: readonly Piece[] = [
  panel('light', '-3,14 34,6 68,20 74,44 44,60 -3,56', { ...ROUNDED, raised: 0.07 }),
  panel('light', '1,66 28,68 24,82 1,82', { ...ROUNDED, raised: 0.05 }),
  panel('light', '1,86 24,86 20,102 1,102', { ...ROUNDED, raised: 0.05 }),
]

const plain = { fabric: 'rubber', neckline: 'round', sleeves: 'long', legs: 'color' } as const

/** A suit with a cape; its emblem is a shield with two chevrons. */
export const capedSuit: GarmentCut = {
  ...plain,
  cape: 'trim',
  pieces: [...MUSCLES, ...belt('brass', 104)],
  emblem: [
    panel('brass', '-27,22 27,22 37,35 0,74 -37,35', {
      ...{ single: true, raised: 0.03, border: 'trim' },
    }),
    seam('trim', 0.05, '-19,31 0,45 19,31', { single: true, raised: 0.015 }),
    seam('trim', 0.05, '-13,46 0,58 13,46', { single: true, raised: 0.015 }),
  ],
}

/** A suit with a cape; its emblem is a disc with the wings of a bat. */
export const batSuit: GarmentCut = {
  ...plain,
  cape: 'deep',
  pieces: [...MUSCLES, ...belt('brass', 104)],
  emblem: [
    panel('brass', '-38,46 -28,33 0,28 28,33 38,46 28,59 0,64 -28,59', {
      single: true,
      raised: 0.02,
    }),
    panel('black', '0,42 3,36 7,42 15,37 33,38 25,52 11,50 0,60', { raised: 0.02 }),
  ],
}

export const spiderSuit: GarmentCut = {
  ...plain,
  pieces: [
    ...MUSCLES,
    panel('trim', '78,26 88,20 100,60 96,130 44,130 64,70', { raised: 0.012 }),
    ...['0,-14 0,130', '4,-14 30,130', '10,-12 64,70', '16,-14 96,30', '24,-20 104,0'].map((web) =>
      seam('deep', 0.007, web),
    ),
    ...[8, 24, 44, 68, 94].map((y) =>
      seam('deep', 0.007, `0,${y + 3} 16,${y - 2} 34,${y - 8} 62,${y - 14}`),
    ),
  ],
  emblem: [
    studs('black', 0.07, '0,42', { single: true }),
    panel('black', '-6,44 6,44 5,60 0,66 -5,60', { single: true, raised: 0.02 }),
    seam('black', 0.016, '4,44 16,34 18,22', { raised: 0.01 }),
    seam('black', 0.016, '5,47 22,42 30,32', { raised: 0.01 }),
    seam('black', 0.016, '5,51 22,54 28,68', { raised: 0.01 }),
    seam('black', 0.016, '4,55 14,62 16,78', { raised: 0.01 }),
  ],
}

export const starSuit: GarmentCut = {
  ...plain,
  pieces: [
    ...MUSCLES,
    panel('trim', '-90,80 90,80 90,240 -90,240', {
      ...{ single: true, pattern: { kind: 'bars', frequency: 3 } },
    }),
    panel('trim', '70,30 100,20 104,30 72,42', { raised: 0.012 }),
    ...belt('hide', 104),
  ],
  emblem: [panel('white', '0,22 6,38 24,38 10,48 15,66 0,55', { raised: 0.025 })],
}

export const boltSuit: GarmentCut = {
  ...plain,
  pieces: [
    ...MUSCLES,
    panel('trim', '-90,102 -6,96 2,106 90,98 90,106 4,116 -4,106 -90,112', {
      ...{ single: true, raised: 0.02 },
    }),
  ],
  emblem: [
    panel('white', '-24,32 0,24 24,32 32,50 24,68 0,76 -24,68 -32,50', {
      ...{ single: true, raised: 0.02, border: 'trim' },
    }),
    panel('trim', '9,24 -15,53 -2,53 -10,80 17,46 4,46', { single: true, raised: 0.03 }),
  ],
}
