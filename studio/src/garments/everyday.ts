import { type GarmentCut, panel, seam, studs } from './GarmentCut.ts'
import { belt, buttons, neckband, patternedFront, pocket, shirtPoints } from './shared.ts'

const soft = { fabric: 'wool', sleeves: 'long', neckline: 'round', legs: 'denim' } as const

export const tShirt: GarmentCut = {
  ...soft,
  sleeves: 'short',
  folds: 0.018,
  pieces: [neckband('trim', 5)],
  prints: [
    panel('trim', '0,48 8,62 28,64 13,74 18,90 0,82 -18,90 -13,74 -28,64 -8,62', { single: true }),
  ],
}

export const tankTop: GarmentCut = {
  ...soft,
  sleeves: 'bare',
  neckline: 'wide',
  folds: 0.015,
  pieces: [
    panel('skin', '58,-30 160,-30 160,70 84,58 68,34', { raised: -0.02 }),
    seam('trim', 0.022, '56,-16 66,30 86,62', { raised: 0.015 }),
    seam('trim', 0.022, '34,-12 30,12 14,24 0,27', { raised: 0.015 }),
  ],
}

export const polo: GarmentCut = {
  ...soft,
  sleeves: 'short',
  neckline: 'v',
  folds: 0.018,
  collar: { kind: 'shirt', ink: 'trim' },
  pieces: [
    panel('light', '-9,6 9,6 8,50 -8,50', { single: true, raised: 0.02, stitched: true }),
    panel('skin', '-6,0 6,0 0,26', { single: true, raised: -0.02 }),
    panel('trim', '3,8 22,-14 36,-12 34,8 20,22', { raised: 0.05 }),
    buttons('white', '0,32 0,43', 0.03),
    buttons('trim', '50,40', 0.045),
  ],
}

export const jersey: GarmentCut = {
  ...soft,
  fabric: 'silk',
  sleeves: 'short',
  neckline: 'v',
  folds: 0.025,
  pieces: [
    panel('trim', '-50,-30 -26,-30 0,36 26,-30 50,-30 8,54 -8,54', { single: true, raised: 0.012 }),
    panel('trim', '84,-10 94,-6 104,50 94,54', { raised: 0.01 }),
    // The number on the chest.
    panel('trim', '-16,62 16,62 16,72 -3,104 -14,104 3,72 -16,72', { single: true, raised: 0.01 }),
  ],
}

export const shirt: GarmentCut = {
  ...soft,
  neckline: 'v',
  folds: 0.018,
  collar: { kind: 'turned', ink: 'color' },
  pieces: [
    panel('light', '-7,20 7,20 7,240 -7,240', { single: true, raised: 0.015, stitched: true }),
    buttons('trim', '0,34 0,54 0,74 0,94', 0.032),
    pocket(46, 44),
  ],
}

export const sweater: GarmentCut = {
  ...soft,
  ease: 0.05,
  folds: 0.02,
  pieces: [
    patternedFront('deep', 'knit', 10, 0.45),
    panel('trim', '-150,44 0,50 150,44 150,52 0,58 -150,52', { single: true, opacity: 0.9 }),
    panel('trim', '-150,60 0,66 150,60 150,64 0,70 -150,64', { single: true, opacity: 0.9 }),
    neckband('color', 10),
  ],
}

export const turtleneck: GarmentCut = {
  ...soft,
  neckline: 'closed',
  ease: 0.02,
  folds: 0.015,
  collar: { kind: 'roll', ink: 'color' },
  pieces: [patternedFront('deep', 'bars', 10, 0.22)],
}

export const hoodie: GarmentCut = {
  ...soft,
  ease: 0.06,
  folds: 0.03,
  collar: { kind: 'hood', ink: 'color' },
  pieces: [
    panel('color', '-40,104 40,104 62,150 62,240 -62,240 -62,150', {
      ...{ single: true, raised: 0.03, stitched: true },
    }),
    buttons('steel', '13,20', 0.03),
    seam('trim', 0.016, '13,20 16,40 14,62', { raised: 0.022 }),
    panel('trim', '12,60 17,60 17,72 12,72', { raised: 0.03 }),
  ],
}

export const overalls: GarmentCut = {
  ...soft,
  legs: 'color',
  body: 'trim',
  sleeveInk: 'trim',
  folds: 0.02,
  pieces: [
    neckband('trimDark', 5),
    panel('color', '44,-24 62,-24 50,50 34,50', { raised: 0.04, stitched: true }),
    panel('color', '-44,44 44,44 50,92 120,100 120,240 -120,240 -120,100 -50,92', {
      ...{ single: true, raised: 0.045, stitched: true },
    }),
    pocket(0, 58),
    buttons('brass', '41,49', 0.055),
  ],
  prints: [studs('brass', 0.13, '42,47')],
}

export const apron: GarmentCut = {
  ...soft,
  neckline: 'closed',
  body: 'white',
  sleeveInk: 'white',
  folds: 0.015,
  collar: { kind: 'shirt', ink: 'white' },
  pieces: [
    seam('cream', 0.012, '0,18 0,44', { single: true }),
    shirtPoints('white'),
    panel('color', '30,-18 37,-18 44,36 36,36', { raised: 0.03 }),
    panel('color', '-44,34 44,34 58,84 110,96 120,240 -120,240 -110,96 -58,84', {
      ...{ single: true, raised: 0.045, border: 'trim' },
    }),
    pocket(0, 62, 'light'),
    seam('trim', 0.02, '-120,94 -58,92 0,96 58,92 120,94', { single: true, raised: 0.03 }),
  ],
}

export const scrubs: GarmentCut = {
  ...soft,
  legs: 'color',
  sleeves: 'short',
  neckline: 'v',
  ease: 0.05,
  folds: 0.024,
  pieces: [
    panel('light', '20,-30 44,-30 8,56 0,60 0,44', { raised: 0.025, stitched: true }),
    pocket(48, 46),
    seam('trim', 0.02, '40,-20 34,14 24,40 18,58', { raised: 0.05 }),
    buttons('steel', '18,62', 0.07),
  ],
}

export const pinafore: GarmentCut = {
  ...soft,
  neckline: 'closed',
  legs: 'color',
  long: true,
  sleeves: 'puffed',
  folds: 0.018,
  collar: { kind: 'shirt', ink: 'white' },
  pieces: [
    panel('trim', '26,-22 50,-22 60,20 44,48 30,48', { raised: 0.03 }),
    panel('trim', '56,-20 76,-12 84,18 62,26 52,4', { raised: 0.06, border: 'white' }),
    panel('trim', '-36,44 36,44 40,88 -40,88', { single: true, raised: 0.035, stitched: true }),
    panel('trim', '-120,96 0,88 120,96 130,240 -130,240', { single: true, raised: 0.03 }),
    panel('white', '2,2 22,-14 36,-12 36,8 20,20 4,16', { raised: 0.05 }),
    panel('color', '-4,8 4,8 8,26 -8,26', { single: true, raised: 0.06 }),
  ],
}

export const poncho: GarmentCut = {
  ...soft,
  neckline: 'v',
  sleeves: 'wide',
  ease: 0.16,
  folds: 0.045,
  pieces: [
    panel('trim', '-170,26 0,66 170,26 170,40 0,80 -170,40', { single: true }),
    panel('trimDark', '-170,46 0,86 170,46 170,50 0,90 -170,50', { single: true }),
    panel('trim', '-170,58 0,98 170,58 170,78 0,118 -170,78', {
      ...{ single: true, pattern: { kind: 'check', frequency: 4.5 } },
    }),
    panel('trim', '24,-20 34,-20 2,50 0,40', { raised: 0.03 }),
    seam('light', 0.02, '0,44 2,60', { single: true, raised: 0.03 }),
  ],
}

export const rags: GarmentCut = {
  ...soft,
  neckline: 'wide',
  legs: 'deep',
  ease: 0.04,
  folds: 0.04,
  pieces: [
    panel('dark', '-170,-30 170,-30 170,240 -170,240', {
      ...{ single: true, pattern: { kind: 'patches', frequency: 2.6 }, opacity: 0.5 },
    }),
    panel('skin', '-62,34 -48,44 -40,40 -34,58 -46,54 -56,62 -58,48', {
      ...{ single: true, raised: -0.03 },
    }),
    panel('trim', '22,48 50,42 54,68 28,74', { single: true, raised: 0.02, stitched: true }),
    panel('dark', '34,-14 48,-16 40,10 28,20 18,34 10,26 0,36 0,24', { raised: 0.012 }),
    panel('skin', '60,74 72,70 66,90 58,98', { single: true, raised: -0.03 }),
    ...belt('hide', 100).slice(0, 1),
  ],
}

export const spacesuit: GarmentCut = {
  fabric: 'silk',
  neckline: 'closed',
  sleeves: 'long',
  legs: 'color',
  ease: 0.12,
  folds: 0.02,
  cuffs: 'trim',
  collar: { kind: 'ring', ink: 'steel' },
  pieces: [
    panel('dark', '40,-16 54,-14 50,240 34,240', { raised: 0.03, stitched: true }),
    panel('light', '-34,44 34,44 34,88 -34,88', { single: true, raised: 0.1, border: 'grey' }),
    panel('black', '-28,50 -2,50 -2,64 -28,64', { single: true, raised: 0.01 }),
    buttons('trim', '8,54 20,54', 0.04),
    seam('trim', 0.02, '-28,76 26,76', { single: true, raised: 0.02 }),
    panel('trim', '62,26 82,24 82,38 62,40', { single: true, raised: 0.03, border: 'white' }),
    seam('dark', 0.012, '-140,18 -90,26 -56,12'),
  ],
}
