import { dyesOf } from './cuts.ts'
import {
  type CharacterSpec,
  type Emblem,
  EMBLEM_FRAMES,
  type EmblemFrame,
  EMBLEMS,
  type Hex,
} from '../spec/CharacterSpec.ts'
import { channelsOf } from '../spec/channelsOf.ts'
import rows from './emblems.json' with { type: 'json' }
import type { Piece } from './GarmentCut.ts'
import { placed } from './placed.ts'
import { readPieces } from './readPieces.ts'

/** Something worn over a garment, in its own inks. An emblem's `trim` is the color behind its sign. */
export interface Worn {
  readonly pieces: readonly Piece[]
  readonly inks: { readonly color: Hex; readonly trim: Hex }
}

/** Where a style has room for an emblem. */
export interface Chest {
  /** The height of the chart, in half widths of the front: stretching the chart must not stretch the emblem. */
  readonly height: number
  /** From the throat to the emblem, in the chart's unit. */
  readonly top?: number
  /** The size of an emblem, relative to its usual size. */
  readonly scale?: number
}

export const emblemOn = (
  wearer: Pick<CharacterSpec, 'emblem' | 'garment' | 'skin'>,
  { height, top = 0.14, scale = 1 }: Chest,
): Worn | undefined => {
  const { emblem } = wearer
  if (emblem === undefined) return undefined
  const { kind, frame, color } = emblem
  const size = frame ? FRAMED_SIZE : SIZE
  const middle = top + ((frame ? FRAME_SIZE : SIZE) * scale) / height
  const onChest = (pieces: readonly Piece[] = [], share: number): readonly Piece[] => {
    const unit = share * scale
    return pieces.map((piece) =>
      placed(piece, ([x, y]) => [x * unit, middle + (y * unit) / height], unit),
    )
  }
  return {
    pieces: [
      ...(frame ? onChest(FRAMES.get(frame), FRAME_SIZE) : []),
      ...onChest(SIGNS.get(kind), size),
    ],
    inks: { color, trim: groundFor(color, dyesOf(wearer)) },
  }
}

/** Half the size of an emblem, of a framed one and of its frame, in half widths of the front. */
const SIZE = 0.29
const FRAMED_SIZE = 0.23
const FRAME_SIZE = 0.37

/** The color behind the sign: the garment's trim or color if it stands out, otherwise near-black or off-white. */
const groundFor = (sign: Hex, { color, trim }: ReturnType<typeof dyesOf>): Hex =>
  [trim, color].find((ground) => contrast(ground, sign) > 150) ??
  (contrast('#1d1c22', sign) > 300 ? '#1d1c22' : '#f1efe9')

const contrast = (a: Hex, b: Hex): number => {
  const other = channelsOf(b)
  return channelsOf(a).reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0)
}

const read = (name: string, pieces: readonly string[]): readonly Piece[] =>
  readPieces(pieces, `emblems.json, ${name}`)

const FRAMES: ReadonlyMap<EmblemFrame, readonly Piece[]> = new Map(
  EMBLEM_FRAMES.map((frame) => [frame, read(frame, rows.frames[frame])]),
)

const SIGNS: ReadonlyMap<Emblem, readonly Piece[]> = new Map(
  EMBLEMS.map((sign) => [sign, read(sign, rows.signs[sign])]),
)
