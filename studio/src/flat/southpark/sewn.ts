import type { CharacterSpec, Hex } from '../../spec/CharacterSpec.ts'
import { cutOf, dyesOf } from '../../garments/cuts.ts'
import { capeOn } from '../../garments/capes.ts'
import { emblemOn, type Worn } from '../../garments/emblems.ts'
import { neckwearOn } from '../../garments/neckwear.ts'
import {
  type ChartPoint,
  type Collar,
  type Piece,
  drawnPiecesOf,
} from '../../garments/GarmentCut.ts'
import { stripesOf } from '../../garments/stripes.ts'
import { SKIN_IN_NECKLINE } from '../../garments/necklines.ts'
import { inksOf } from '../inks.ts'
import { patternTile } from '../patterns.ts'
import { arc, bumps, line, num } from '../shapes.ts'
import { circle, path, type Svg } from '../svg.ts'
import { cut as cutOut, disc, pair } from './paper.ts'

/** A garment's pieces, cut from paper, on the trunk. */
export const sewn = (spec: CharacterSpec): Svg => {
  const { skin } = spec
  const cutting = cutOf(spec)
  const { neckline, collar } = cutting
  const inks = inksOf(dyesOf(spec), skin)
  const neck = SKIN_IN_NECKLINE[neckline]
  return (
    (neck.length > 0 ? cutOut(outline(neck), skin) : '') +
    drawnPiecesOf(cutting, spec)
      .map((piece, at) => pastePiece(piece, inks[piece.ink], `paper-${at}`))
      .join('') +
    (collar ? COLLARS[collar.kind](inks[collar.ink]) : '')
  )
}

/** The pattern woven into the clothes; `id` is the name of its SVG pattern. */
export const stripesOn = (spec: CharacterSpec, id = 'stripes'): Svg => {
  const stripes = stripesOf(spec)
  return stripes ? pastePiece(stripes, dyesOf(spec).trim, id) : ''
}

/** The emblem, over the clothes. */
export const emblemOf = (spec: CharacterSpec): Svg =>
  over(spec, emblemOn(spec, { height: DOWN / ACROSS, top: 0.24, scale: 1.25 }))

/** The front of a cape, over the shoulders. */
export const capeInFront = (spec: CharacterSpec): Svg => over(spec, capeOn(spec))

/** Neckwear, below the chin. */
export const neckwearOf = (spec: CharacterSpec): Svg => over(spec, neckwearOn(spec, 0.26))

const over = ({ skin }: CharacterSpec, worn: Worn | undefined): Svg => {
  if (worn === undefined) return ''
  const inks = inksOf(worn.inks, skin)
  return worn.pieces.map((piece, at) => pastePiece(piece, inks[piece.ink], `over-${at}`)).join('')
}

const pastePiece = (piece: Piece, fill: Hex, id: string): Svg => {
  const mirrored = (points: readonly ChartPoint[]): readonly (readonly ChartPoint[])[] =>
    piece.single ? [points] : [points, points.map(([x, y]): ChartPoint => [-x, y])]
  switch (piece.kind) {
    case 'panel': {
      const { corners, pattern, opacity = 1 } = piece
      if (!pattern && opacity === 1)
        return piece.single ? cutOut(outline(corners), fill) : pair(outline(corners), fill)
      const tile = pattern ? patternTile(id, pattern.kind, 110 / pattern.frequency, fill) : ''
      const paint = pattern ? `url(#${id})` : fill
      return (
        tile +
        mirrored(corners)
          .map((p) => path(outline(p), { fill: paint, opacity }))
          .join('')
      )
    }
    case 'seam':
      return mirrored(piece.points)
        .map((points) =>
          line(`M${points.map(placed).join(' L')}`, fill, Math.max(5, piece.width * 240)),
        )
        .join('')
    case 'studs':
      return mirrored(piece.places)
        .flatMap((places) =>
          places.map(([x, y]) =>
            circle(x * ACROSS, TOP + y * DOWN, Math.max(7, piece.size * 150), { fill }),
          ),
        )
        .join('')
  }
}

/** The figure's units per unit of the chart, across and down. */
const ACROSS = 158
const DOWN = 230
/** The y of the throat, in the figure's units. */
const TOP = 196

const placed = ([x, y]: ChartPoint): string => `${num(x * ACROSS)},${num(TOP + y * DOWN)}`

const outline = (corners: readonly ChartPoint[]): string => `M${corners.map(placed).join(' L')}Z`

const COLLARS: Readonly<Record<Collar['kind'], (fill: Hex) => Svg>> = {
  stand: (fill) => pair('M-104,168 L-100,204 L-6,226 L-2,196Z', fill),
  turned: (fill) => pair('M-112,166 L-128,214 L-40,262 L-30,190Z', fill),
  shirt: () => '',
  roll: (fill) => cutOut('M-110,158 L110,158 L104,212 Q0,236 -104,212Z', fill),
  hood: (fill) => pair('M-128,166 Q-120,256 -2,266 L-2,230Z', fill),
  cowl: (fill) => cutOut('M-140,160 L140,160 Q120,246 0,258 Q-120,246 -140,160Z', fill),
  ruff: (fill) => cutOut(bumps(arc(0, 190, 170, 40, 0, 346, 26), 1.2), fill),
  fur: (fill) => cutOut(bumps(arc(0, 194, 166, 52, 0, 338, 16), 1.2), fill),
  ring: (fill) => cutOut(disc(0, 186, 130, 34), fill),
}
