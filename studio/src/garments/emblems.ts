import type { CharacterSpec, Emblem, EmblemFrame, Hex } from '../spec/CharacterSpec.ts'
import { channelsOf } from '../spec/channelsOf.ts'
import { type ChartPoint, panel, type Panel, type Piece, type Seam, seam } from './GarmentCut.ts'

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
  { emblem, garment }: Pick<CharacterSpec, 'emblem' | 'garment'>,
  { height, top = 0.14, scale = 1 }: Chest,
): Worn | undefined => {
  if (emblem === undefined) return undefined
  const { kind, frame, color } = emblem
  const size = frame ? FRAMED_SIZE : SIZE
  const middle = top + ((frame ? FRAME_SIZE : SIZE) * scale) / height
  const placed = (share: number) => (piece: Panel | Seam) =>
    onChest(piece, share * scale, middle, height)
  return {
    pieces: [
      ...(frame ? [placed(FRAME_SIZE)(FRAMES[frame])] : []),
      ...SIGNS[kind].map(placed(size)),
    ],
    inks: { color, trim: groundFor(color, garment) },
  }
}

/** Half the size of an emblem, of a framed one and of its frame, in half widths of the front. */
const SIZE = 0.29
const FRAMED_SIZE = 0.23
const FRAME_SIZE = 0.37

const onChest = <P extends Panel | Seam>(piece: P, size: number, y0: number, height: number): P => {
  const at = ([x, y]: ChartPoint): ChartPoint => [x * size, y0 + (y * size) / height]
  return piece.kind === 'panel'
    ? { ...piece, corners: piece.corners.map(at) }
    : { ...piece, points: piece.points.map(at), width: piece.width * size }
}

/** The color behind the sign: the garment's trim or color if it stands out, otherwise near-black or off-white. */
const groundFor = (sign: Hex, { color, trim }: CharacterSpec['garment']): Hex =>
  [trim, color].find((ground) => contrast(ground, sign) > 150) ??
  (contrast('#1d1c22', sign) > 300 ? '#1d1c22' : '#f1efe9')

const contrast = (a: Hex, b: Hex): number => {
  const other = channelsOf(b)
  return channelsOf(a).reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0)
}

const SINGLE = { single: true } as const
const part = (corners: string, ink: 'color' | 'trim' = 'color'): Panel =>
  panel(ink, corners, SINGLE)
const both = (corners: string, ink: 'color' | 'trim' = 'color'): Panel => panel(ink, corners)
const stroke = (points: string, width = 0.19): Seam => seam('color', width, points, SINGLE)
const strokes = (...lines: readonly string[]): readonly Seam[] => lines.map((line) => stroke(line))

/** A regular shape of `count` corners whose distances from the middle cycle through `radii`. */
const ring = (
  count: number,
  radii: readonly number[],
  [x, y]: readonly [number, number] = [0, 0],
): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI
    const radius = radii[i % radii.length] ?? 0
    return `${Math.round(x + radius * Math.sin(turn))},${Math.round(y - radius * Math.cos(turn))}`
  }).join(' ')

const BORDERED = { single: true, border: 'color', raised: 0.02 } as const

// The charts of emblems, in hundredths of half an emblem's size: x from the middle to the right, y down.

const FRAMES: Readonly<Record<EmblemFrame, Panel>> = {
  shield: panel('trim', '-84,-92 0,-100 84,-92 84,10 52,66 0,108 -52,66 -84,10', BORDERED),
  disc: panel('trim', ring(8, [100]), BORDERED),
  diamond: panel('trim', '0,-122 112,0 0,122 -112,0', BORDERED),
}

const O = '0,-92 44,-66 62,0 44,66 0,92 -44,66 -62,0 -44,-66 0,-92'
const C = '56,-58 24,-88 -20,-90 -56,-54 -62,0 -56,54 -20,90 24,88 56,58'

const SIGNS: Readonly<Record<Emblem, readonly (Panel | Seam)[]>> = {
  star: [part(ring(10, [104, 44]))],
  lightning: [part('30,-104 -56,14 -8,14 -34,104 58,-24 10,-24 46,-104')],
  heart: [
    part('0,-46 28,-80 64,-82 92,-50 88,-10 52,42 0,94 -52,42 -88,-10 -92,-50 -64,-82 -28,-80'),
  ],
  skull: [
    part('-42,-96 42,-96 82,-56 84,-4 54,36 -54,36 -84,-4 -82,-56'),
    part('-44,20 44,20 38,92 -38,92'),
    both('14,-26 56,-30 58,6 22,12', 'trim'),
    part('0,14 12,34 -12,34', 'trim'),
    seam('trim', 0.06, '0,54 0,96', SINGLE),
    seam('trim', 0.06, '20,54 18,96'),
  ],
  moon: [part('46,-92 -10,-100 -66,-70 -92,0 -66,70 -10,100 46,92 0,58 -20,0 0,-58')],
  sun: [
    ...['0,-108 0,108', '-108,0 108,0', '-76,-76 76,76', '-76,76 76,-76'].map((ray) =>
      stroke(ray, 0.11),
    ),
    part(ring(12, [64])),
  ],
  cross: [
    part('-28,-98 28,-98 28,-30 92,-30 92,26 28,26 28,98 -28,98 -28,26 -92,26 -92,-30 -28,-30'),
  ],
  anchor: [
    stroke('0,-56 0,88', 0.14),
    stroke('-50,-34 50,-34', 0.12),
    stroke('-86,22 -68,64 -34,88 0,94 34,88 68,64 86,22', 0.14),
    stroke('0,-104 22,-92 22,-68 0,-56 -22,-68 -22,-92 0,-104', 0.09),
    both('88,-2 110,48 58,40'),
  ],
  flower: [
    ...[0, 1, 2, 3, 4].map((petal) => {
      const turn = (petal / 5) * 2 * Math.PI
      return part(ring(8, [40], [Math.sin(turn) * 58, -Math.cos(turn) * 58]))
    }),
    part(ring(10, [30]), 'trim'),
  ],
  paw: [
    part('0,-8 40,14 66,52 52,88 20,80 -20,80 -52,88 -66,52 -40,14'),
    both(ring(8, [28], [30, -62])),
    both(ring(8, [25], [80, -14])),
  ],
  flame: [
    part('4,-104 28,-52 58,-14 66,38 40,86 0,100 -40,86 -66,38 -58,-10 -32,14 -24,-40'),
    part('0,12 28,54 16,90 -16,90 -28,54', 'trim'),
  ],
  crown: [part('-94,-62 -46,2 0,-84 46,2 94,-62 76,74 -76,74')],
  leaf: [
    part('0,-104 44,-54 60,0 42,50 0,82 -42,50 -60,0 -44,-54'),
    seam('trim', 0.05, '0,-64 0,60', SINGLE),
    stroke('0,70 0,108', 0.1),
  ],
  A: strokes('-64,90 0,-90 64,90', '-38,30 38,30'),
  B: strokes(
    '-50,-90 -50,90',
    '-50,-90 14,-90 46,-68 46,-28 14,-4 -50,-4',
    '14,-4 56,22 56,66 18,90 -50,90',
  ),
  C: strokes(C),
  D: strokes('-50,-90 -50,90 6,90 50,54 58,0 50,-54 6,-90 -50,-90'),
  E: strokes('52,-90 -46,-90 -46,90 52,90', '-46,-2 36,-2'),
  F: strokes('52,-90 -46,-90 -46,90', '-46,-2 36,-2'),
  G: strokes(`${C} 58,14 14,14`),
  H: strokes('-54,-90 -54,90', '54,-90 54,90', '-54,0 54,0'),
  I: strokes('0,-90 0,90', '-36,-90 36,-90', '-36,90 36,90'),
  J: strokes('44,-90 44,46 20,86 -22,86 -48,50'),
  K: strokes('-50,-90 -50,90', '54,-90 -50,14', '-12,-18 58,90'),
  L: strokes('-46,-90 -46,90 52,90'),
  M: strokes('-64,90 -64,-90 0,20 64,-90 64,90'),
  N: strokes('-54,90 -54,-90 54,90 54,-90'),
  O: strokes(O),
  P: strokes('-50,90 -50,-90 18,-90 54,-62 54,-22 18,6 -50,6'),
  Q: strokes(O, '16,44 66,98'),
  R: strokes('-50,90 -50,-90 18,-90 54,-62 54,-22 18,6 -50,6', '6,6 56,90'),
  S: strokes('54,-60 22,-90 -24,-90 -52,-62 -46,-26 44,16 56,54 26,90 -24,90 -56,60'),
  T: strokes('-60,-90 60,-90', '0,-90 0,90'),
  U: strokes('-54,-90 -54,44 -24,88 24,88 54,44 54,-90'),
  V: strokes('-62,-90 0,90 62,-90'),
  W: strokes('-74,-90 -40,90 0,-30 40,90 74,-90'),
  X: strokes('-58,-90 58,90', '58,-90 -58,90'),
  Y: strokes('-60,-90 0,0 60,-90', '0,0 0,90'),
  Z: strokes('-56,-90 56,-90 -56,90 56,90'),
  '0': strokes(O, '-26,46 26,-46'),
  '1': strokes('-34,-56 6,-90 6,90'),
  '2': strokes('-50,-50 -22,-88 26,-88 52,-50 40,-10 -54,90 56,90'),
  '3': strokes('-48,-74 -10,-90 36,-78 46,-40 8,-6 52,26 48,68 8,92 -48,74'),
  '4': strokes('28,90 28,-90 -58,36 60,36'),
  '5': strokes('48,-90 -40,-90 -48,-14 6,-26 50,8 48,62 6,92 -50,72'),
  '6': strokes('40,-84 -10,-70 -48,-6 -50,48 -16,90 30,86 54,46 40,6 0,-6 -46,20'),
  '7': strokes('-54,-90 56,-90 -10,90'),
  '8': strokes(
    '0,-6 38,-32 36,-70 0,-92 -36,-70 -38,-32 0,-6',
    '0,-6 50,34 46,72 0,92 -46,72 -50,34 0,-6',
  ),
  '9': strokes('-40,84 10,70 48,6 50,-48 16,-90 -30,-86 -54,-46 -40,-6 0,6 46,-20'),
}
