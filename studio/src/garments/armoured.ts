import { type GarmentCut, panel, seam } from './GarmentCut.ts'
import { belt, buttons, patternedFront } from './shared.ts'

const sleeved = { neckline: 'closed', sleeves: 'long' } as const

export const armour: GarmentCut = {
  ...sleeved,
  fabric: 'metal',
  legs: 'dark',
  folds: 0,
  collar: { kind: 'stand', ink: 'color' },
  pieces: [
    // The plates below the breastplate, then the breastplate itself, which overlaps them, with its ridge.
    panel('dark', '0,84 60,78 96,84 100,112 0,122', { raised: 0.02 }),
    panel('color', '0,0 34,-4 66,14 78,40 74,76 40,92 0,98', { raised: 0.06, border: 'dark' }),
    seam('light', 0.02, '0,6 0,94', { single: true, raised: 0.02 }),
    seam('trim', 0.022, '4,4 34,0 62,16', { raised: 0.02 }),
    buttons('trim', '60,24 70,44 66,70', 0.032),
    // Pauldrons in three lames.
    panel('color', '70,38 120,44 128,84 80,74', { raised: 0.03, border: 'dark' }),
    panel('color', '66,16 118,18 126,56 76,48', { raised: 0.06, border: 'dark' }),
    panel('color', '54,-18 80,-16 118,0 122,32 68,26', { raised: 0.09, border: 'trim' }),
    buttons('trim', '66,2 78,14', 0.03),
  ],
  prints: belt('trim', 104),
}

export const mail: GarmentCut = {
  ...sleeved,
  fabric: 'mail',
  legs: 'hide',
  ease: 0.03,
  folds: 0.02,
  collar: { kind: 'roll', ink: 'color' },
  pieces: [
    patternedFront('black', 'mail', 10, 0.75),
    panel('trim', '-46,-8 46,-8 60,60 56,240 -56,240 -60,60', { single: true, raised: 0.04 }),
    panel('black', '-46,-20 46,-20 54,10 0,34 -54,10', {
      ...{ single: true, raised: 0.03, pattern: { kind: 'mail', frequency: 10 }, opacity: 0.6 },
    }),
    ...belt('hide', 94),
  ],
}

export const leather: GarmentCut = {
  ...sleeved,
  fabric: 'leather',
  legs: 'deep',
  folds: 0.01,
  collar: { kind: 'stand', ink: 'dark' },
  pieces: [
    panel('dark', '-160,-30 160,-30 160,240 -160,240', {
      ...{ single: true, pattern: { kind: 'quilt', frequency: 2.4 }, opacity: 0.55 },
    }),
    panel('color', '0,6 30,0 66,10 76,46 66,98 0,104', { raised: 0.045, stitched: true }),
    panel('light', '52,-18 104,2 116,40 74,26 60,6', { raised: 0.06, stitched: true }),
    // Straps and their buckles.
    panel('deep', '-66,-22 -50,-24 70,96 56,106', { single: true, raised: 0.05 }),
    panel('steel', '-12,26 2,20 10,34 -4,40', { single: true, raised: 0.06 }),
    panel('deep', '-40,26 40,26 40,33 -40,33', { single: true, raised: 0.03 }),
    buttons('steel', '58,24 66,44 62,70 56,92', 0.03),
    buttons('trim', '34,29', 0.035),
    ...belt('deep', 94),
  ],
}

const ROUNDED = { rounded: true, opacity: 0.2 } as const

export const bodysuit: GarmentCut = {
  ...sleeved,
  fabric: 'rubber',
  legs: 'color',
  folds: 0,
  collar: { kind: 'stand', ink: 'color' },
  pieces: [
    // The chest and the muscles below it.
    panel('light', '-3,14 34,6 68,20 74,44 44,60 -3,56', { ...ROUNDED, raised: 0.07 }),
    panel('trim', '40,-22 78,-14 100,16 112,70 96,60 76,26', { raised: 0.02 }),
    panel('light', '1,66 28,68 24,82 1,82', { ...ROUNDED, raised: 0.05 }),
    panel('light', '1,86 24,86 20,102 1,102', { ...ROUNDED, raised: 0.05 }),
    seam('dark', 0.01, '72,44 46,70 36,130'),
    seam('trim', 0.012, '2,-10 16,0 40,-8', { raised: 0.015 }),
    ...belt('trim', 104),
  ],
}

export const wetsuit: GarmentCut = {
  ...sleeved,
  fabric: 'rubber',
  legs: 'color',
  folds: 0.006,
  collar: { kind: 'roll', ink: 'color' },
  pieces: [
    panel('trim', '50,-22 92,-4 110,40 120,120 96,120 82,40', { raised: 0.012 }),
    seam('grey', 0.008, '48,-20 80,40 94,120'),
    panel('dark', '-40,46 0,38 40,46 40,54 0,46 -40,54', { single: true, raised: 0.008 }),
    seam('grey', 0.012, '0,-14 0,62', { single: true, raised: 0.012 }),
    panel('trim', '-2,58 2,58 3,74 -3,74', { single: true, raised: 0.02 }),
  ],
}

export const scaleArmour: GarmentCut = {
  ...sleeved,
  fabric: 'mail',
  sleeves: 'short',
  legs: 'hide',
  folds: 0,
  pieces: [
    patternedFront('black', 'scales', 5, 0.7),
    panel('trim', '20,-26 40,-26 34,10 0,26 0,14', { raised: 0.04 }),
    panel('trim', '62,-14 104,2 112,34 78,26', { raised: 0.06, border: 'dark' }),
    ...belt('hide', 92),
  ],
}
