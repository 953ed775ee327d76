import { GARMENT_CUTS } from '../../../garments/cuts.ts'
import type { CharacterSpec } from '../../../CharacterSpec.ts'
import { capeOn } from '../../../garments/capes.ts'
import { emblemOn } from '../../../garments/emblems.ts'
import { AROUND_NECK, neckwearOn } from '../../../garments/neckwear.ts'
import {
  type ChartPoint,
  type Collar,
  type Ink,
  type Piece,
  piecesOf,
} from '../../../garments/GarmentCut.ts'
import { NECKLINES } from '../../../garments/necklines.ts'
import { darken, INK, lighten } from '../../palette.ts'
import { inksOf } from '../../inks.ts'
import { patternTile } from '../../patterns.ts'
import { arc, bothSides, bumps, line, num } from '../../shapes.ts'
import { circle, path, type Svg } from '../../svg.ts'
import { inked } from '../ink.ts'
import type { Body, GarmentDrawing } from './Body.ts'

/** Draws a garment from its cut. */
export const sewn =
  (spec: CharacterSpec): GarmentDrawing =>
  (body) => {
    const cut = GARMENT_CUTS[spec.garment.kind]
    const neck = NECKLINES[cut.neckline]
    return (
      body.inside(
        body.folds,
        body.arms,
        neck.length === 0 ? '' : path(outline(body, neck, 1), skinPaint(body)),
        ...piecesOf(cut, spec).map((piece, at) => drawPiece(body, piece, `cloth-${at}`)),
      ) + (cut.collar ? COLLARS[cut.collar.kind](body, body.inks[cut.collar.ink]) : '')
    )
  }

/** What is worn over the clothes: the front of a cape, an emblem and neckwear. */
export const overGarment = (spec: CharacterSpec, body: Body): Svg =>
  [capeOn(spec), emblemOn(spec, { height: LENGTH / body.s }), neckwearOn(spec)]
    .flatMap((worn) => {
      if (worn === undefined) return []
      const sewnOn = { ...body, inks: inksOf(worn.inks, body.skin) }
      return worn.pieces.map((piece, at) => drawPiece(sewnOn, piece, `over-${at}`))
    })
    .join('') + aroundNeck(spec, body)

const aroundNeck = ({ neckwear }: CharacterSpec, body: Body): Svg => {
  const round = neckwear && AROUND_NECK[neckwear.kind]
  return neckwear && round ? COLLARS[round](body, neckwear.color) : ''
}

/** The part of a cape that hangs down the back, gathered over the shoulders. */
export const cape = ({ s }: Body, fill: Body['color']): Svg =>
  inked(
    `M${num(-s * 0.3)},270 C${num(-s * 1.2)},270 ${num(-s * 1.5)},560 ${num(-s * 1.7)},1500 L${num(s * 1.7)},1500 C${num(s * 1.5)},560 ${num(s * 1.2)},270 ${num(s * 0.3)},270Z`,
    darken(fill, 0.2),
  )

const skinPaint = ({ skin }: Body): { readonly fill: string; readonly stroke: string } => ({
  fill: skin,
  stroke: INK,
})

const drawPiece = (body: Body, piece: Piece, id: string): Svg => {
  const fill = body.inks[piece.ink]
  const sides = (draw: (side: -1 | 1) => Svg): Svg => (piece.single ? draw(1) : bothSides(draw))
  switch (piece.kind) {
    case 'panel': {
      const { corners, pattern, opacity = 1, raised } = piece
      const tile =
        pattern && patternTile(id, pattern.kind, (body.s * 0.8) / pattern.frequency, fill)
      return (
        (tile ?? '') +
        sides((side) => {
          const d = outline(body, corners, side)
          if (pattern) return path(d, { fill: `url(#${id})`, opacity })
          if (raised === undefined || opacity < 1) return path(d, { fill, opacity })
          return inked(d, lit(fill, piece.ink, side), 4)
        })
      )
    }
    case 'seam':
      return sides((side) =>
        line(
          `M${piece.points.map((point) => placed(body, point, side)).join(' L')}`,
          fill,
          Math.max(4, piece.width * body.s * 1.4),
        ),
      )
    case 'studs':
      return sides((side) =>
        piece.places
          .map(([x, y]) =>
            circle(
              side * x * body.s,
              THROAT + y * LENGTH,
              Math.max(7, piece.size * body.s * 0.75),
              {
                ...{ fill, stroke: INK, 'stroke-width': 3.5 },
              },
            ),
          )
          .join(''),
      )
  }
}

/** The fill of a piece on one side of the body: light comes from the left. */
const lit = (fill: Body['color'], ink: Ink, side: -1 | 1): Body['color'] =>
  side > 0 && ink !== 'white' ? darken(fill, 0.12) : fill

const THROAT = 300
const LENGTH = 400

const outline = (body: Body, corners: readonly ChartPoint[], side: -1 | 1): string =>
  `M${corners.map((corner) => placed(body, corner, side)).join(' L')}Z`

const placed = ({ s }: Body, [x, y]: ChartPoint, side: -1 | 1): string =>
  `${num(side * x * s)},${num(THROAT + y * LENGTH)}`

const COLLARS: Readonly<Record<Collar['kind'], (body: Body, fill: Body['color']) => Svg>> = {
  stand: (body, fill) => band(body, fill, 214),
  turned: ({ n }, fill) =>
    bothSides((side) => {
      const at = (x: number, y: number): string => `${num(side * x)},${y}`
      const d = `M${at(n + 12, 214)} Q${at(n + 56, 240)} ${at(n + 94, 298)} L${at(n + 26, 346)} L${at(n - 18, 284)}Z`
      return inked(d, fill, 4)
    }),
  shirt: (body, fill) => band(body, fill, 226),
  roll: ({ n }, fill) =>
    inked(
      `M${-n - 20},176 L${-n - 34},290 Q0,352 ${n + 34},290 L${n + 20},176 Q0,262 ${-n - 20},176Z`,
      fill,
    ) + line(`M${-n - 28},232 Q0,306 ${n + 28},232`, darken(fill, 0.3), 5),
  hood: ({ n }, fill) =>
    inked(
      `M${-n - 30},190 C${-n - 130},220 ${-n - 120},330 -60,360 Q0,420 60,360 C${n + 120},330 ${n + 130},220 ${n + 30},190 C${n + 20},280 50,320 0,330 C-50,320 ${-n - 20},280 ${-n - 30},190Z`,
      lighten(fill, 0.1),
    ),
  cowl: ({ collar }, fill) => collar(fill, 60),
  ruff: ({ n }, fill) => frill(n + 110, 78, 22, fill),
  fur: ({ n }, fill) => frill(n + 120, 92, 15, fill),
  ring: ({ n }, fill) =>
    inked(`M${-n - 70},250 Q0,400 ${n + 70},250 L${n + 50},236 Q0,340 ${-n - 50},236Z`, fill),
}

const band = ({ n }: Body, fill: Body['color'], top: number): Svg =>
  inked(
    `M${-n - 20},${top} L${-n - 30},286 Q-40,330 -8,326 L0,300 L8,326 Q40,330 ${n + 30},286 L${n + 20},${top} Q40,280 0,300 Q-40,280 ${-n - 20},${top}Z`,
    fill,
    4,
  )

/** A wide collar with a scalloped edge. */
const frill = (half: number, height: number, scallops: number, fill: Body['color']): Svg =>
  inked(bumps(arc(0, 268, half, height, 0, 360 - 360 / scallops, scallops), 1.15), fill, 4) +
  line(`M${num(-half * 0.5)},262 Q0,330 ${num(half * 0.5)},262`, darken(fill, 0.4), 5, 0.7)
