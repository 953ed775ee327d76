import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { capeOn } from '../../garments/capes.ts'
import { cutOf, dyesOf } from '../../garments/cuts.ts'
import { type Chest, emblemOn, type Worn } from '../../garments/emblems.ts'
import {
  type ChartPoint,
  type GarmentCut,
  type Ink,
  isBareArmed,
  type Piece,
  piecesOf,
} from '../../garments/GarmentCut.ts'
import { AROUND_NECK, neckwearOn } from '../../garments/neckwear.ts'
import { SKIN_IN_NECKLINE } from '../../garments/necklines.ts'
import { pointsOf } from '../../garments/readPieces.ts'
import { isWovenAlike, stripesOf } from '../../garments/stripes.ts'
import { albedo, darker } from '../color.ts'
import { inksOf } from '../garment/inks.ts'
import type { PanelPaint } from '../../kernel/panel.ts'
import { type Vector } from '../../kernel/vector.ts'

/** A polygon of paint on the front of a figure, as charted in GarmentCut.ts. */
export interface PrintedPanel {
  readonly corners: readonly ChartPoint[]
  readonly paint: PanelPaint
}

/** A garment reduced to its print, for figures whose clothes are not cloth. */
export interface Print {
  readonly base: Vector
  readonly legs: Vector
  /** Clothing around the hips, above bare legs. */
  readonly hips: Vector | undefined
  readonly sleeves: Vector
  readonly bareArms: boolean
  /** What is woven into the sleeves: the pattern of the front; nothing if they are of a different cloth. */
  readonly sleevePattern: readonly PrintedPanel[]
  readonly cape: Vector | undefined
  readonly scarf: Vector | undefined
  /** Whether it reaches the feet like a robe. */
  readonly long: boolean
  /** From the bottom layer to the top one. */
  readonly panels: readonly PrintedPanel[]
  /** What is printed over the panels. */
  readonly emblem: readonly PrintedPanel[]
}

export interface PrintOptions {
  /** The color of bare skin, where the style has its own. */
  readonly skin?: Vector
  readonly chest?: Chest
  /** How much of the throat the head hides, in the chart's units. */
  readonly hidden?: number
}

export const printOf = (
  spec: CharacterSpec,
  { skin = albedo(spec.skin), chest = { height: 1 }, hidden = 0 }: PrintOptions = {},
): Print => {
  const { color, trim } = dyesOf(spec)
  const cut = cutOf(spec)
  const inks = inksOf(albedo(color), albedo(trim), skin)
  const pattern = printPieces(
    [stripesOf(spec)].filter((piece) => piece !== undefined),
    inks,
  )
  return {
    base: inks[cut.body],
    legs: inks[cut.legs],
    hips: cut.hips && inks[cut.hips],
    sleeves: inks[isBareArmed(cut) ? 'skin' : cut.sleeveInk],
    bareArms: isBareArmed(cut),
    sleevePattern: isWovenAlike(cut) ? pattern : [],
    cape: spec.cape ? albedo(spec.cape.color) : cut.cape && inks[cut.cape],
    scarf:
      spec.neckwear && AROUND_NECK[spec.neckwear.kind] ? albedo(spec.neckwear.color) : undefined,
    long: cut.long,
    panels: [
      ...pattern,
      ...panelsOf(cut, piecesOf(cut, spec), inks),
      ...panelsOver(spec, capeOn(spec)),
      ...panelsOver(spec, neckwearOn(spec, hidden)),
    ],
    emblem: emblemPanels(spec, chest),
  }
}

const panelsOver = (spec: CharacterSpec, worn: Worn | undefined): readonly PrintedPanel[] => {
  if (worn === undefined) return []
  const color = albedo(worn.inks.color)
  return printPieces(worn.pieces, inksOf(color, color, albedo(spec.skin)))
}

const emblemPanels = (spec: CharacterSpec, chest: Chest): readonly PrintedPanel[] => {
  const emblem = emblemOn(spec, chest)
  if (emblem === undefined) return []
  const { color, trim } = emblem.inks
  return printPieces(emblem.pieces, inksOf(albedo(color), albedo(trim), albedo(spec.skin)), 1)
}

const panelsOf = (
  { neckline, collar }: GarmentCut,
  pieces: readonly Piece[],
  inks: ReturnType<typeof inksOf>,
): readonly PrintedPanel[] => {
  const neck = SKIN_IN_NECKLINE[neckline]
  return [
    ...(neck.length > 0 ? [{ corners: neck, paint: { color: inks.skin } }] : []),
    ...printPieces(pieces, inks),
    ...(collar?.kind === 'turned' ? printPieces([turnedDown(collar.ink)], inks) : []),
    ...(collar && WIDE_COLLARS.has(collar.kind)
      ? [{ corners: COLLAR, paint: { color: inks[collar.ink] } }]
      : []),
  ]
}

const printPieces = (
  pieces: readonly Piece[],
  inks: ReturnType<typeof inksOf>,
  wider = WIDER,
): readonly PrintedPanel[] =>
  pieces.flatMap((piece): readonly PrintedPanel[] => {
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
        const width = Math.max(piece.width * wider, THINNEST)
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
  })

/** A print is coarser than cloth. */
const WIDER = 1.5
const THINNEST = 0.024

/** The two points of a collar that is turned down. */
const turnedDown = (ink: Ink): Piece => ({
  ...{ kind: 'panel', ink, corners: TURNED_DOWN, raised: 0.05 },
})
const TURNED_DOWN = pointsOf('4,8 22,-14 38,-12 44,6 24,22')

/** Collars that a print shows as a band. */
const WIDE_COLLARS: ReadonlySet<string> = new Set(['cowl', 'fur', 'hood', 'roll', 'ring', 'ruff'])
const COLLAR: readonly ChartPoint[] = [
  [-0.5, -0.2],
  [0.5, -0.2],
  [0.44, 0.06],
  [0, 0.15],
  [-0.44, 0.06],
]
