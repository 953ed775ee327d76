import { cutOf } from '../../../garments/cuts.ts'
import type { CharacterSpec, Hex } from '../../../spec/CharacterSpec.ts'
import { capeOn } from '../../../garments/capes.ts'
import { emblemOn } from '../../../garments/emblems.ts'
import { AROUND_NECK, neckwearOn } from '../../../garments/neckwear.ts'
import {
  type ChartPoint,
  type Collar,
  type Ink,
  isBareArmed,
  type Piece,
  drawnPiecesOf,
} from '../../../garments/GarmentCut.ts'
import { SKIN_IN_NECKLINE } from '../../../garments/necklines.ts'
import { darken, INK, lighten, skinShade } from '../../palette.ts'
import { inksOf } from '../../inks.ts'
import { patternTile } from '../../patterns.ts'
import { arc, bothSides, bumps, line, num, type Point } from '../../shapes.ts'
import { circle, path, type Svg } from '../../svg.ts'
import { inked } from '../ink.ts'
import type { Body } from './Body.ts'

/** Draws a garment from its cut. */
export const sewn = (spec: CharacterSpec, body: Body): Svg => {
  const cut = cutOf(spec)
  const neck = SKIN_IN_NECKLINE[cut.neckline]
  const pieces = drawnPiecesOf(cut, spec).map((piece, at) => ({
    standsOut: standsOut(piece),
    drawing: drawPiece(body, piece, `cloth-${at}`),
  }))
  return (
    body.inside(
      body.folds,
      body.arms,
      neck.length === 0 ? '' : path(outline(body, neck, 1), skinPaint(body)),
      ...pieces.filter((piece) => !piece.standsOut).map(({ drawing }) => drawing),
      isBareArmed(cut) ? forearms(body) : '',
    ) +
    pieces
      .filter((piece) => piece.standsOut)
      .map(({ drawing }) => drawing)
      .join('') +
    (cut.sleeves === 'puffed' ? puffs(body, body.inks[cut.sleeveInk]) : '') +
    (cut.collar ? COLLARS[cut.collar.kind](body, body.inks[cut.collar.ink]) : '')
  )
}

/** Whether the piece, such as a pauldron, is drawn beyond the outline of the shoulders. */
const standsOut = (piece: Piece): boolean =>
  piece.kind === 'panel' &&
  (piece.raised ?? 0) >= 0.06 &&
  piece.corners.some(([x, y]) => Math.abs(x) > 1.2 && y < 0.8)

/** Bare skin below the elbows. */
const forearms = ({ s, skin }: Body): Svg =>
  bothSides((side) =>
    path(`M${side * 900},640 L${num(side * s * 0.74)},600 V1500 H${side * 900}Z`, {
      fill: side < 0 ? skin : skinShade(skin),
      stroke: INK,
      'stroke-width': 5,
    }),
  )

/** Short sleeves gathered below the shoulders. */
const puffs = ({ s }: Body, fill: Hex): Svg =>
  bothSides(
    (side) =>
      inked(
        `M${num(side * s * 0.66)},330 C${num(side * s * 1.1)},300 ${num(side * s * 1.3)},430 ${num(side * s * 1.16)},560 Q${num(side * s * 0.9)},600 ${num(side * s * 0.72)},540 Q${num(side * s * 0.62)},430 ${num(side * s * 0.66)},330Z`,
        side < 0 ? lighten(fill, 0.1) : darken(fill, 0.17),
      ) +
      line(
        `M${num(side * s * 0.8)},370 Q${num(side * s * 0.92)},440 ${num(side * s * 0.86)},540 M${num(side * s * 0.98)},380 Q${num(side * s * 1.08)},450 ${num(side * s)},550`,
        darken(fill, 0.62),
        4,
        0.6,
      ),
  )

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
export const cape = ({ s }: Body, fill: Hex): Svg =>
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
const lit = (fill: Hex, ink: Ink, side: -1 | 1): Hex =>
  side > 0 && ink !== 'white' ? darken(fill, 0.12) : fill

const THROAT = 300
const LENGTH = 400

const outline = (body: Body, corners: readonly ChartPoint[], side: -1 | 1): string =>
  softened(corners.map(([x, y]) => [side * x * body.s, THROAT + y * LENGTH]))

/** A closed outline as a brush draws it: blunt corners become curves, pointed ones stay. */
const softened = (corners: readonly Point[]): string => {
  const at = (index: number): Point => corners.at(index % corners.length) ?? [0, 0]
  const drawn = corners.map((corner, index) => {
    const [before, after] = [at(index - 1), at(index + 1)]
    if (!isBlunt(before, corner, after)) return `L${written(corner)}`
    return `L${written(between(corner, before))} Q${written(corner)} ${written(between(corner, after))}`
  })
  return `M${drawn.join(' ').slice(1)}Z`
}

const written = ([x, y]: Point): string => `${num(x)},${num(y)}`

const between = ([x1, y1]: Point, [x2, y2]: Point): Point => [
  x1 + (x2 - x1) * 0.45,
  y1 + (y2 - y1) * 0.45,
]

/** Whether the outline turns by less than 55 degrees at the corner. */
const isBlunt = ([ax, ay]: Point, [x, y]: Point, [bx, by]: Point): boolean => {
  const [ux, uy, vx, vy] = [x - ax, y - ay, bx - x, by - y]
  return ux * vx + uy * vy > 0.57 * Math.hypot(ux, uy) * Math.hypot(vx, vy)
}

const placed = ({ s }: Body, [x, y]: ChartPoint, side: -1 | 1): string =>
  `${num(side * x * s)},${num(THROAT + y * LENGTH)}`

const COLLARS: Readonly<Record<Collar['kind'], (body: Body, fill: Hex) => Svg>> = {
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
  cowl: ({ n }, fill) =>
    inked(
      `M${-n - 14},232 Q0,348 ${n + 14},232 Q${n + 52},240 ${n + 70},300 Q0,504 ${-n - 70},300 Q${-n - 52},240 ${-n - 14},232Z`,
      fill,
    ),
  ruff: ({ n }, fill) => frill(n + 110, 78, 22, fill),
  fur: ({ n }, fill) => frill(n + 120, 92, 15, fill),
  ring: ({ n }, fill) =>
    inked(`M${-n - 70},250 Q0,400 ${n + 70},250 L${n + 50},236 Q0,340 ${-n - 50},236Z`, fill),
}

const band = ({ n }: Body, fill: Hex, top: number): Svg =>
  inked(
    `M${-n - 20},${top} L${-n - 30},286 Q-40,330 -8,326 L0,300 L8,326 Q40,330 ${n + 30},286 L${n + 20},${top} Q40,280 0,300 Q-40,280 ${-n - 20},${top}Z`,
    fill,
    4,
  )

/** A wide collar with a scalloped edge. */
const frill = (half: number, height: number, scallops: number, fill: Hex): Svg =>
  inked(bumps(arc(0, 268, half, height, 0, 360 - 360 / scallops, scallops), 1.15), fill, 4) +
  line(`M${num(-half * 0.5)},262 Q0,330 ${num(half * 0.5)},262`, darken(fill, 0.4), 5, 0.7)
