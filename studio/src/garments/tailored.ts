import { type GarmentCut, panel, seam } from './GarmentCut.ts'
import {
  belt,
  bowTie,
  buttons,
  lapel,
  lapels,
  opening,
  overlap,
  patternedFront,
  peakedLapel,
  pocket,
  shawl,
  shirtPoints,
  tie,
  welt,
  zip,
} from './shared.ts'

const cloth = { fabric: 'wool', sleeves: 'long', neckline: 'closed', folds: 0.012 } as const

export const suit: GarmentCut = {
  ...cloth,
  legs: 'color',
  ease: 0.03,
  collar: { kind: 'shirt', ink: 'white' },
  pieces: [
    opening('white', 58),
    ...tie('trim', 58),
    shirtPoints('white'),
    ...lapels('light', 58),
    welt('light'),
    overlap(58),
    buttons('deep', '0,68 0,92'),
  ],
}

export const tuxedo: GarmentCut = {
  ...cloth,
  legs: 'color',
  ease: 0.03,
  collar: { kind: 'shirt', ink: 'white' },
  pieces: [
    opening('white', 70),
    seam('grey', 0.008, '8,16 7,70'),
    seam('grey', 0.008, '14,14 12,40'),
    buttons('black', '0,26 0,40 0,54', 0.03),
    shirtPoints('white'),
    ...bowTie('trim'),
    shawl('deep', 70),
    panel('white', '44,36 52,32 56,36 62,31 66,42 43,46', { single: true, raised: 0.03 }),
    overlap(70),
    buttons('deep', '0,80'),
  ],
}

export const blazer: GarmentCut = {
  ...cloth,
  legs: 'grey',
  ease: 0.04,
  collar: { kind: 'shirt', ink: 'white' },
  pieces: [
    opening('white', 62),
    ...tie('trim', 62),
    shirtPoints('white'),
    ...lapels('color', 62),
    panel('trim', '46,36 62,36 62,48 54,56 46,48', { single: true, raised: 0.02, border: 'brass' }),
    overlap(62),
    buttons('brass', '0,74 0,96', 0.055),
  ],
}

export const waistcoat: GarmentCut = {
  ...cloth,
  legs: 'deep',
  body: 'white',
  sleeveInk: 'white',
  collar: { kind: 'shirt', ink: 'white' },
  pieces: [
    panel('color', '30,-22 66,-22 74,10 70,60 90,120 0,120 0,52 22,20', { raised: 0.03 }),
    ...tie('trim', 52),
    shirtPoints('white'),
    seam('dark', 0.012, '29,-12 22,20 0,52', { raised: 0.01 }),
    overlap(52),
    buttons('trimLight', '0,60 0,74 0,88 0,102', 0.035),
    panel('dark', '26,72 50,70 50,74 26,76', { raised: 0.015 }),
    seam('brass', 0.012, '3,74 14,84 26,82 38,73', { single: true, raised: 0.02 }),
  ],
}

export const uniform: GarmentCut = {
  ...cloth,
  legs: 'deep',
  cuffs: 'trim',
  collar: { kind: 'stand', ink: 'color' },
  pieces: [
    panel('trim', '10,-14 30,-20 34,-6 12,3', { raised: 0.04 }),
    panel('trim', '58,-16 104,6 104,22 58,-2', { raised: 0.05, border: 'brass' }),
    overlap(2),
    ...[22, 38, 54, 70].map((y) =>
      seam('trim', 0.024, `0,${y + 2} 16,${y} 34,${y - 3}`, { raised: 0.02 }),
    ),
    buttons('brass', '0,24 0,40 0,56 0,72', 0.05),
    buttons('brass', '34,19 34,35 34,51 34,67', 0.04),
    panel('trim', '50,38 74,36 74,44 50,46', { single: true, raised: 0.02, border: 'steel' }),
    ...belt('deep', 96),
  ],
}

export const coat: GarmentCut = {
  ...cloth,
  legs: 'deep',
  long: true,
  ease: 0.09,
  folds: 0.02,
  cuffs: 'trim',
  collar: { kind: 'turned', ink: 'color' },
  pieces: [
    opening('trim', 46),
    panel('trimDark', '-22,-14 22,-14 14,12 0,20 -14,12', { single: true, raised: 0.02 }),
    peakedLapel('light', 50),
    overlap(50, 3),
    buttons('deep', '24,62 24,82 24,102', 0.06),
    seam('dark', 0.01, '78,30 72,70 74,120'),
  ],
  prints: [
    seam('trim', 0.022, '22,-6 47,7 74,-1 65,22 36,36 2,52'),
    buttons('trim', '24,62 24,82 24,102', 0.06),
  ],
}

export const trenchCoat: GarmentCut = {
  ...cloth,
  legs: 'deep',
  long: true,
  ease: 0.1,
  folds: 0.018,
  collar: { kind: 'turned', ink: 'color' },
  pieces: [
    opening('white', 40),
    ...tie('trim', 44),
    shirtPoints('white'),
    panel('color', '34,-10 96,8 96,40 66,48 40,34', { raised: 0.03, stitched: true }),
    lapel('light', 44),
    panel('color', '52,-18 100,4 100,15 52,-6', { raised: 0.07, stitched: true }),
    overlap(46, 8),
    buttons('hide', '28,58 28,76', 0.055),
    ...belt('color', 92),
  ],
}

export const labCoat: GarmentCut = {
  ...cloth,
  body: 'color',
  legs: 'denim',
  long: true,
  ease: 0.07,
  collar: { kind: 'shirt', ink: 'trimLight' },
  pieces: [
    opening('trimLight', 66),
    ...tie('trim', 66),
    shirtPoints('trimLight'),
    ...lapels('color', 66),
    pocket(55, 42),
    seam('trim', 0.014, '48,34 48,46', { single: true, raised: 0.03 }),
    seam('deep', 0.014, '54,35 54,46', { single: true, raised: 0.03 }),
    overlap(66),
    buttons('grey', '0,78 0,98', 0.04),
  ],
}

export const raincoat: GarmentCut = {
  ...cloth,
  fabric: 'rubber',
  legs: 'denim',
  long: true,
  ease: 0.12,
  folds: 0.03,
  collar: { kind: 'hood', ink: 'color' },
  pieces: [
    panel('color', '-13,10 13,10 13,240 -13,240', { single: true, raised: 0.03, stitched: true }),
    buttons('trim', '0,22 0,44 0,66 0,88', 0.05),
    panel('color', '26,84 62,82 62,92 26,94', { raised: 0.04, stitched: true }),
  ],
}

export const furCoat: GarmentCut = {
  ...cloth,
  fabric: 'fur',
  legs: 'deep',
  long: true,
  ease: 0.14,
  collar: { kind: 'fur', ink: 'trim' },
  pieces: [
    patternedFront('deep', 'fur', 9, 0.55),
    opening('deep', 44, 24),
    panel('trim', '22,-18 52,-16 66,14 52,48 20,84 2,90 2,50 18,24', { raised: 0.09 }),
    panel('trimDark', '22,-18 52,-16 66,14 52,48 20,84 2,90 2,50 18,24', {
      ...{ pattern: { kind: 'fur', frequency: 10 }, opacity: 0.5 },
    }),
    overlap(88),
  ],
}

export const jacket: GarmentCut = {
  ...cloth,
  legs: 'denim',
  ease: 0.06,
  folds: 0.02,
  collar: { kind: 'turned', ink: 'color' },
  pieces: [
    panel('trim', '-24,-20 24,-20 20,240 -20,240', { single: true, raised: -0.04 }),
    seam('trimDark', 0.014, '-22,-2 -10,9 0,12 10,9 22,-2', { single: true }),
    seam('steel', 0.014, '21,24 20,60 20,240', { raised: 0.02 }),
    seam('dark', 0.01, '24,30 50,22 92,26'),
    panel('dark', '38,62 62,56 63,61 39,67', { raised: 0.01 }),
  ],
}

export const leatherJacket: GarmentCut = {
  ...cloth,
  fabric: 'leather',
  legs: 'denim',
  ease: 0.06,
  folds: 0.022,
  collar: { kind: 'turned', ink: 'color' },
  pieces: [
    opening('trim', 62, 30),
    seam('trimDark', 0.014, '-22,-2 -10,9 0,12 10,9 22,-2', { single: true }),
    peakedLapel('color', 60),
    buttons('steel', '60,8 47,-2', 0.028),
    seam('steel', 0.016, '-6,62 -14,84 -16,240', { single: true, raised: 0.02 }),
    seam('steel', 0.014, '40,70 62,62', { raised: 0.015 }),
    panel('color', '54,-18 100,4 100,15 54,-6', { raised: 0.06, stitched: true }),
    buttons('steel', '62,-7', 0.03),
    ...belt('dark', 98),
  ],
}

export const cardigan: GarmentCut = {
  ...cloth,
  legs: 'denim',
  ease: 0.05,
  folds: 0.02,
  collar: { kind: 'shirt', ink: 'trimLight' },
  pieces: [
    patternedFront('deep', 'knit', 11, 0.4),
    opening('trimLight', 56, 28),
    shirtPoints('trimLight'),
    panel('light', '26,-16 36,-16 30,16 10,50 7,240 -2,240 0,54 20,20', { raised: 0.04 }),
    buttons('hide', '3,62 3,78 3,94', 0.045),
    pocket(46, 92, 'light'),
  ],
}

export const tracksuit: GarmentCut = {
  ...cloth,
  fabric: 'silk',
  legs: 'color',
  ease: 0.06,
  folds: 0.028,
  collar: { kind: 'stand', ink: 'color' },
  pieces: [
    panel('trim', '30,-14 96,22 112,60 104,64 88,32 30,-4', { raised: 0.012 }),
    panel('trim', '30,4 84,40 98,76 90,80 76,50 30,14', { raised: 0.012 }),
    ...zip(-6, 'trim'),
    buttons('trim', '50,44', 0.06),
  ],
}
