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
  readonly collar: Collar | undefined
  readonly sleeves: Sleeves
  /** Cuffs, for styles that show wrists. */
  readonly cuffs: Ink | undefined
  readonly body: Ink
  readonly sleeveInk: Ink
  /** A cape down the back. */
  readonly cape: Ink | undefined
  /** Trousers, or the skirt of a garment that is `long`. */
  readonly legs: Ink
  /** Clothing around the hips, above bare legs. */
  readonly hips: Ink | undefined
  /** Whether the garment reaches the feet. */
  readonly long: boolean
  /** How far the garment stands off the body, in half heads. */
  readonly ease: number
  /** The height of the folds, in half heads. */
  readonly folds: number
  readonly pieces: readonly Piece[]
  /** Pieces over the others that only flat styles have: a lining in its own color, a print. */
  readonly prints: readonly Piece[]
  /** The default emblem on the chest. */
  readonly emblem: readonly Piece[]
}

/** Pieces sewn on the body, except the wearer's own emblem. */
export const piecesOf = (
  { pieces, emblem }: GarmentCut,
  { emblem: own }: Pick<CharacterSpec, 'emblem'>,
): readonly Piece[] => (own ? pieces : [...pieces, ...emblem])

/** All pieces in a flat style. */
export const drawnPiecesOf = (
  cut: GarmentCut,
  wearer: Pick<CharacterSpec, 'emblem'>,
): readonly Piece[] => [...piecesOf(cut, wearer), ...cut.prints]

/** Whether forearms are bare. */
export const isBareArmed = ({ sleeves }: GarmentCut): boolean =>
  sleeves !== 'long' && sleeves !== 'wide'

export const FABRICS = ['wool', 'silk', 'leather', 'metal', 'mail', 'rubber', 'fur'] as const
export type Fabric = (typeof FABRICS)[number]
export const NECKLINES = ['closed', 'round', 'v', 'wide', 'low'] as const
export type Neckline = (typeof NECKLINES)[number]
/** `draped` leaves the arms and one shoulder bare. */
export const SLEEVES = ['long', 'wide', 'puffed', 'short', 'bare', 'draped'] as const
type Sleeves = (typeof SLEEVES)[number]

export const COLLARS = [
  'stand',
  'turned',
  'shirt',
  'roll',
  'hood',
  'cowl',
  'ruff',
  'fur',
  'ring',
] as const
export interface Collar {
  readonly kind: (typeof COLLARS)[number]
  readonly ink: Ink
}

/** Collars around the neck on cloth that climbs it. */
export const FITTED_COLLARS: ReadonlySet<Collar['kind'] | undefined> = new Set([
  'shirt',
  'stand',
  'turned',
])

/** The colors that pieces are made of, from the garment's two colors and the wearer's skin. */
export const INKS = [
  'color',
  'light',
  'dark',
  'deep',
  'trim',
  'trimLight',
  'trimDark',
  'skin',
  'white',
  'cream',
  'black',
  'gray',
  'brass',
  'steel',
  'hide',
  'denim',
] as const
export type Ink = (typeof INKS)[number]

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

export const PATTERNS = [
  'bars',
  'hoops',
  'check',
  'mail',
  'knit',
  'dots',
  'scales',
  'quilt',
  'fur',
  'patches',
] as const
export interface Pattern {
  readonly kind: (typeof PATTERNS)[number]
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
