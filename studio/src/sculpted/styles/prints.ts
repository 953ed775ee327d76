import type { CharacterSpec } from '../../CharacterSpec.ts'
import { GARMENT_CUTS } from '../../garments/cuts.ts'
import { type ChartPoint, type GarmentCut, isBareArmed } from '../../garments/GarmentCut.ts'
import { NECKLINES } from '../../garments/necklines.ts'
import { albedo, darker } from '../color.ts'
import { inksOf } from '../garment/inks.ts'
import type { PanelPaint } from '../panel.ts'
import { type Vector } from '../vector.ts'

/** A polygon of paint on the front of a figure, as charted in GarmentCut.ts. */
export interface PrintedPanel {
  readonly corners: readonly ChartPoint[]
  readonly paint: PanelPaint
}

/** A garment reduced to its print, for figures whose clothes are not cloth. */
export interface Print {
  readonly base: Vector
  readonly legs: Vector
  readonly sleeves: Vector
  readonly bareArms: boolean
  readonly cape: Vector | undefined
  /** Whether it reaches the feet like a robe. */
  readonly long: boolean
  /** From the lowest to the topmost. */
  readonly panels: readonly PrintedPanel[]
}

/** `skin` is the color of bare skin, where the style has its own. */
export const printOf = (
  { garment, ...spec }: CharacterSpec,
  skin: Vector = albedo(spec.skin),
): Print => {
  const cut = GARMENT_CUTS[garment.kind]
  const inks = inksOf(albedo(garment.color), albedo(garment.trim), skin)
  return {
    base: inks[cut.body ?? 'color'],
    legs: inks[cut.legs],
    sleeves: inks[isBareArmed(cut) ? 'skin' : (cut.sleeveInk ?? 'color')],
    bareArms: isBareArmed(cut),
    cape: cut.cape && inks[cut.cape],
    long: cut.long ?? false,
    panels: panelsOf(cut, inks),
  }
}

const panelsOf = (
  { pieces, neckline, collar }: GarmentCut,
  inks: ReturnType<typeof inksOf>,
): readonly PrintedPanel[] => {
  const neck = NECKLINES[neckline]
  return [
    ...(neck.length > 0 ? [{ corners: neck, paint: { color: inks.skin } }] : []),
    ...pieces.flatMap((piece): readonly PrintedPanel[] => {
      const color = inks[piece.ink]
      const mirrored = !piece.single
      switch (piece.kind) {
        case 'panel': {
          const { corners, pattern, opacity = 1, border } = piece
          const weave = pattern && { pattern: pattern.kind, frequency: pattern.frequency }
          const rim = border
            ? { color: inks[border], from: -0.05 }
            : { color: darker(color, 0.5), from: -0.025 }
          return [
            { corners, paint: { color, opacity, mirrored, ...weave } },
            ...(piece.raised === undefined || pattern || piece.rounded
              ? []
              : [{ corners, paint: { ...rim, mirrored, opacity } }]),
          ]
        }
        case 'seam': {
          const width = Math.max(piece.width * WIDER, THINNEST)
          return piece.points.slice(1).map((end, i) => ({
            corners: [piece.points[i] ?? end, end, end],
            paint: { color, mirrored, to: width },
          }))
        }
        case 'studs':
          return piece.places.map(([x, y]) => ({
            corners: [
              [x, y],
              [x + 0.001, y],
              [x, y + 0.001],
            ],
            paint: { color, mirrored, to: Math.max(piece.size, THINNEST) },
          }))
      }
    }),
    ...(collar && WIDE_COLLARS.has(collar.kind)
      ? [{ corners: COLLAR, paint: { color: inks[collar.ink] } }]
      : []),
  ]
}

/** A print is coarser than cloth. */
const WIDER = 1.5
const THINNEST = 0.024

/** Collars that a print shows as a band. */
const WIDE_COLLARS: ReadonlySet<string> = new Set(['cowl', 'fur', 'hood', 'roll', 'ring', 'ruff'])
const COLLAR: readonly ChartPoint[] = [
  [-0.5, -0.2],
  [0.5, -0.2],
  [0.44, 0.06],
  [0, 0.15],
  [-0.44, 0.06],
]
