import type { CharacterSpec } from '../spec/CharacterSpec.ts'

/**
 * A garment's cut, as a tailor would chart its front; every style draws its clothes from this. Points are in shares
 * of the front: x from 0 in the middle to 1 at the shoulder's end, y from 0 at the pit of the throat to 1 at the
 * waist. The sides of the neck are at x = 0.3. Pieces are on both sides unless they are `single`; later ones lie on
 * earlier ones.
 */
export interface GarmentCut {
  readonly fabric: Fabric
  readonly neckline: Neckline
  /** The collar around the neck. */
  readonly collar?: Collar
  /** A cape down the back. */
  readonly cape?: Ink
  readonly sleeves: Sleeves
  /** The ink of body and sleeves where they are not in the garment's color. */
  readonly body?: Ink
  readonly sleeveInk?: Ink
  /** Cuffs, for styles that show wrists. */
  readonly cuffs?: Ink
  /** Trousers, or the skirt of a garment that is `long`. */
  readonly legs: Ink
  /** Clothing around the hips, above bare legs. */
  readonly hips?: Ink
  /** Whether the garment reaches the feet. */
  readonly long?: boolean
  /** How far the garment stands off the body, in half heads. */
  readonly ease?: number
  /** The height of the folds, in half heads. */
  readonly folds?: number
  readonly pieces: readonly Piece[]
  /** Pieces over the others that only flat styles have: a lining in its own color, a print. */
  readonly prints?: readonly Piece[]
  /** The default emblem on the chest. */
  readonly emblem?: readonly Piece[]
}

/** Pieces sewn on the body, except the wearer's own emblem. */
export const piecesOf = (
  { pieces, emblem = [] }: GarmentCut,
  { emblem: own }: Pick<CharacterSpec, 'emblem'>,
): readonly Piece[] => (own ? pieces : [...pieces, ...emblem])

/** All pieces in a flat style. */
export const drawnPiecesOf = (
  cut: GarmentCut,
  wearer: Pick<CharacterSpec, 'emblem'>,
): readonly Piece[] => [...piecesOf(cut, wearer), ...(cut.prints ?? [])]

/** Whether forearms are bare. */
export const isBareArmed = ({ sleeves }: GarmentCut): boolean =>
  sleeves !== 'long' && sleeves !== 'wide'

export type Fabric = 'wool' | 'silk' | 'leather' | 'metal' | 'mail' | 'rubber' | 'fur'
export type Neckline = 'closed' | 'round' | 'v' | 'wide' | 'low'
/** `draped` leaves the arms and one shoulder bare. */
type Sleeves = 'long' | 'wide' | 'puffed' | 'short' | 'bare' | 'draped'

export interface Collar {
  readonly kind: 'stand' | 'turned' | 'shirt' | 'roll' | 'hood' | 'cowl' | 'ruff' | 'fur' | 'ring'
  readonly ink: Ink
}

/** The colors that pieces are made of, from the garment's two colors and the wearer's skin. */
export type Ink =
  | 'color'
  | 'light'
  | 'dark'
  | 'deep'
  | 'trim'
  | 'trimLight'
  | 'trimDark'
  | 'skin'
  | 'white'
  | 'cream'
  | 'black'
  | 'grey'
  | 'brass'
  | 'steel'
  | 'hide'
  | 'denim'

export type ChartPoint = readonly [x: number, y: number]

export type Piece = Panel | Seam | Studs

/** A piece of cloth, hide or metal. */
export interface Panel {
  readonly kind: 'panel'
  readonly ink: Ink
  readonly corners: readonly ChartPoint[]
  readonly single?: boolean
  /** How far the panel stands out, in half heads; below zero for an opening. */
  readonly raised?: number
  /** A border in another ink. */
  readonly border?: Ink
  readonly stitched?: boolean
  readonly pattern?: Pattern
  readonly opacity?: number
  /** Whether it rises without an edge, as a muscle below the cloth does. */
  readonly rounded?: boolean
}

export interface Pattern {
  readonly kind:
    'bars' | 'hoops' | 'check' | 'mail' | 'knit' | 'dots' | 'scales' | 'quilt' | 'fur' | 'patches'
  /** The number of repeats in half a head. */
  readonly frequency: number
}

/** A line: a seam, a braid, a zip, a string. */
export interface Seam {
  readonly kind: 'seam'
  readonly ink: Ink
  readonly points: readonly ChartPoint[]
  /** Half the width. */
  readonly width: number
  readonly single?: boolean
  readonly raised?: number
}

/** Buttons, rivets, clasps. */
export interface Studs {
  readonly kind: 'studs'
  readonly ink: Ink
  readonly places: readonly ChartPoint[]
  readonly size: number
  readonly single?: boolean
}

type Options<P> = Omit<P, 'kind' | 'ink' | 'corners' | 'points' | 'places' | 'width' | 'size'>

/** A panel whose corners are written in hundredths: '27,-6 44,5 60,13'. Throws a SyntaxError for anything else. */
export const panel = (ink: Ink, corners: string, options: Options<Panel> = {}): Panel => ({
  kind: 'panel',
  ink,
  corners: pointsOf(corners),
  ...options,
})

export const seam = (
  ink: Ink,
  width: number,
  points: string,
  options: Options<Seam> = {},
): Seam => ({ kind: 'seam', ink, width, points: pointsOf(points), ...options })

export const studs = (
  ink: Ink,
  size: number,
  places: string,
  options: Options<Studs> = {},
): Studs => ({ kind: 'studs', ink, size, places: pointsOf(places), ...options })

const pointsOf = (text: string): readonly ChartPoint[] =>
  text.split(' ').map((pair) => {
    const [x, y, ...rest] = pair.split(',').map(Number)
    if (x === undefined || y === undefined || rest.length > 0 || Number.isNaN(x + y)) {
      throw new SyntaxError(`Not a point: ${pair}`)
    }
    return [x / 100, y / 100]
  })
