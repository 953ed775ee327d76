import { type GarmentCut, panel, seam, studs } from './GarmentCut.ts'
import { belt, buttons, neckband, opening } from './shared.ts'

const cloth = { fabric: 'wool', sleeves: 'long', neckline: 'closed' } as const

export const robe: GarmentCut = {
  ...cloth,
  legs: 'color',
  long: true,
  sleeves: 'wide',
  neckline: 'v',
  ease: 0.08,
  folds: 0.045,
  cuffs: 'trim',
  collar: { kind: 'cowl', ink: 'color' },
  pieces: [
    opening('deep', 62, 22),
    panel('trim', '16,-14 34,-14 26,16 6,62 6,240 -2,240 -2,58 14,20', { raised: 0.04 }),
    ...belt('trim', 94),
  ],
}

export const cloak: GarmentCut = {
  ...cloth,
  cape: 'color',
  legs: 'deep',
  long: true,
  sleeves: 'wide',
  ease: 0.14,
  folds: 0.05,
  collar: { kind: 'cowl', ink: 'color' },
  pieces: [
    opening('deep', 240, 36),
    seam('trim', 0.022, '38,-4 30,40 26,240', { raised: 0.03 }),
    buttons('brass', '20,18', 0.07),
    seam('brass', 0.018, '-18,18 0,22 18,18', { single: true, raised: 0.03 }),
  ],
  prints: [panel('trim', '-24,26 0,32 24,26 28,240 -28,240', { single: true })],
}

export const tunic: GarmentCut = {
  ...cloth,
  legs: 'trimDark',
  neckline: 'v',
  folds: 0.028,
  pieces: [
    panel('trim', '16,-24 40,-24 36,4 5,52 0,58 0,42', { raised: 0.025 }),
    seam('hide', 0.012, '-8,26 8,34', { raised: 0.02 }),
    seam('trim', 0.03, '-120,70 0,76 120,70', { single: true, raised: 0.01 }),
    ...belt('hide', 92),
  ],
}

export const toga: GarmentCut = {
  ...cloth,
  legs: 'color',
  long: true,
  sleeves: 'draped',
  neckline: 'wide',
  folds: 0.02,
  pieces: [
    panel('skin', '-160,-30 -34,-30 -44,10 -70,40 -160,60', { single: true, raised: -0.02 }),
    ...[0, 1, 2, 3, 4].map((i) =>
      panel(
        i === 0 ? 'trim' : 'light',
        `96,${-24 + i * 16} 70,${-20 + i * 12} 20,${22 + i * 15} -60,${54 + i * 19} -120,${66 + i * 22} -120,${78 + i * 22} -56,${68 + i * 19} 100,${-4 + i * 17}`,
        { single: true, raised: 0.05 - 0.006 * i },
      ),
    ),
    studs('brass', 0.08, '74,-12', { single: true }),
  ],
}

/** Leaves the body bare above the hips, so that a creature's coat shows. */
export const loincloth: GarmentCut = {
  ...cloth,
  legs: 'skin',
  hips: 'color',
  sleeves: 'short',
  body: 'skin',
  sleeveInk: 'skin',
  pieces: [],
}

/** A bodice of scales with two shells. */
export const shellTop: GarmentCut = {
  ...cloth,
  legs: 'color',
  neckline: 'low',
  sleeves: 'bare',
  pieces: [
    panel('deep', '-160,26 160,26 160,300 -160,300', {
      ...{ single: true, pattern: { kind: 'scales', frequency: 5 }, opacity: 0.45 },
    }),
    panel('trim', '8,58 18,38 38,30 58,38 64,56 46,78 26,78', { raised: 0.05 }),
    ...['34,78 21,43', '36,78 38,35', '38,78 55,45'].map((rib) => seam('trimDark', 0.012, rib)),
    panel('trim', '-90,104 0,116 90,104 90,112 0,124 -90,112', { single: true, raised: 0.02 }),
  ],
}

export const kimono: GarmentCut = {
  ...cloth,
  fabric: 'silk',
  legs: 'color',
  long: true,
  sleeves: 'wide',
  neckline: 'v',
  ease: 0.05,
  folds: 0.012,
  pieces: [
    opening('white', 46, 28),
    panel('white', '-20,-26 -38,-26 -30,10 14,60 24,56 -14,14', { single: true, raised: 0.02 }),
    panel('trim', '-26,-26 -44,-26 -36,12 20,72 30,66 -20,14', { single: true, raised: 0.03 }),
    panel('white', '18,-26 36,-26 28,10 -12,58 -22,52 12,12', { single: true, raised: 0.04 }),
    panel('trim', '26,-26 46,-26 38,14 -36,100 -50,94 20,12', { single: true, raised: 0.055 }),
    panel('trim', '-130,80 130,80 130,130 -130,130', { single: true, raised: 0.05 }),
    seam('light', 0.03, '-130,104 130,104', { single: true, raised: 0.03 }),
    panel('trimLight', '-170,-30 170,-30 170,240 -170,240', {
      ...{ single: true, pattern: { kind: 'dots', frequency: 2.2 }, opacity: 0.28 },
    }),
  ],
}

export const sari: GarmentCut = {
  ...cloth,
  fabric: 'silk',
  legs: 'color',
  long: true,
  sleeves: 'short',
  neckline: 'wide',
  body: 'trim',
  sleeveInk: 'trim',
  folds: 0.012,
  pieces: [
    seam('brass', 0.02, '-44,-10 -34,16 0,28 34,16 44,-10', { single: true, raised: 0.015 }),
    ...[0, 1, 2, 3].map((i) =>
      panel(
        i % 2 ? 'light' : 'color',
        `${98 - i * 2},${-22 + i * 12} 66,-24 ${24 - i * 4},${22 + i * 16} -70,${66 + i * 20} -130,${80 + i * 20} -130,240 40,240 112,${20 + i * 10}`,
        { single: true, raised: 0.04 - 0.006 * i },
      ),
    ),
    panel('brass', '70,-26 60,-26 18,20 -74,60 -130,74 -130,82 -70,69 26,24', {
      ...{ single: true, raised: 0.03 },
    }),
  ],
}

export const dress: GarmentCut = {
  ...cloth,
  fabric: 'silk',
  legs: 'color',
  long: true,
  neckline: 'round',
  folds: 0.016,
  pieces: [
    panel('trim', '24,-26 54,-22 60,6 42,24 14,30 1,20 16,14', { raised: 0.035, stitched: true }),
    buttons('trim', '0,36 0,52 0,68 0,84', 0.038),
    seam('dark', 0.01, '62,52 44,80 40,120'),
    ...belt('trim', 98).slice(0, 1),
  ],
}

export const gown: GarmentCut = {
  ...cloth,
  fabric: 'silk',
  legs: 'color',
  long: true,
  sleeves: 'puffed',
  neckline: 'low',
  folds: 0.012,
  pieces: [
    panel('trim', '0,26 30,22 62,10 84,2 86,12 64,21 32,34 0,40', { raised: 0.025 }),
    panel('light', '0,42 24,38 14,80 10,120 0,120', { raised: 0.015 }),
    seam('trim', 0.016, '28,36 16,80 12,130', { raised: 0.015 }),
    buttons('brass', '0,34', 0.07),
    seam('dark', 0.01, '56,30 36,80 32,120'),
  ],
}

export const doublet: GarmentCut = {
  ...cloth,
  legs: 'trimDark',
  folds: 0.012,
  collar: { kind: 'ruff', ink: 'white' },
  pieces: [
    ...[24, 46, 68].map((x) =>
      panel('trim', `${x - 3},${20 + x * 0.1} ${x + 3},${20 + x * 0.1} ${x - 2},104 ${x - 8},104`, {
        raised: 0.02,
      }),
    ),
    panel('trim', '70,-8 104,2 116,34 80,30', { raised: 0.08 }),
    panel('dark', '-5,8 5,8 5,240 -5,240', { single: true, raised: 0.015 }),
    buttons('brass', '0,24 0,38 0,52 0,66 0,80', 0.04),
    ...belt('deep', 100),
  ],
}

export const corset: GarmentCut = {
  ...cloth,
  fabric: 'silk',
  legs: 'color',
  long: true,
  body: 'white',
  sleeveInk: 'white',
  sleeves: 'puffed',
  neckline: 'low',
  folds: 0.02,
  pieces: [
    seam('cream', 0.02, '0,22 32,18 64,8 86,0', { raised: 0.03 }),
    panel('color', '0,40 18,36 50,34 60,30 74,60 70,100 90,130 0,130', { raised: 0.04 }),
    panel('color', '50,-24 62,-24 60,32 48,36', { raised: 0.03 }),
    seam('dark', 0.012, '34,36 26,84 30,130', { raised: 0.02 }),
    ...[46, 56, 66, 76, 86].map((y) => seam('trim', 0.014, `-9,${y} 9,${y + 9}`, { raised: 0.02 })),
    buttons('brass', '10,46 10,56 10,66 10,76 10,86', 0.022),
  ],
}

export const habit: GarmentCut = {
  ...cloth,
  legs: 'color',
  long: true,
  sleeves: 'wide',
  ease: 0.08,
  folds: 0.035,
  collar: { kind: 'roll', ink: 'trim' },
  pieces: [
    panel('trim', '-58,-20 58,-20 70,14 46,40 0,52 -46,40 -70,14', { single: true, raised: 0.04 }),
    seam('brass', 0.014, '22,-10 16,40 0,62', { raised: 0.03 }),
    panel('brass', '-3,60 3,60 3,100 -3,100', { single: true, raised: 0.04 }),
    panel('brass', '-13,71 13,71 13,77 -13,77', { single: true, raised: 0.04 }),
  ],
}

export const cassock: GarmentCut = {
  ...cloth,
  legs: 'color',
  long: true,
  folds: 0.018,
  collar: { kind: 'stand', ink: 'color' },
  pieces: [
    panel('white', '-9,-16 9,-16 9,2 -9,2', { single: true, raised: 0.06 }),
    seam('dark', 0.014, '6,6 6,240', { single: true }),
    buttons('trim', '0,14 0,26 0,38 0,50 0,62 0,74 0,86', 0.028),
    ...belt('trim', 98).slice(0, 1),
  ],
}

export const shawl: GarmentCut = {
  ...cloth,
  legs: 'color',
  long: true,
  neckline: 'round',
  folds: 0.03,
  pieces: [
    neckband('dark', 5),
    panel('trim', '24,-26 104,0 112,60 70,52 22,74 0,90 0,70 26,28', { raised: 0.06 }),
    panel('trimDark', '24,-26 104,0 112,60 70,52 22,74 0,90 0,70 26,28', {
      ...{ pattern: { kind: 'knit', frequency: 8 }, opacity: 0.4 },
    }),
    buttons('brass', '0,76', 0.06),
  ],
}
