import { exportsAll, instantiate } from './instantiate.ts'
import * as at from './layout.ts'
import type { Canvas } from './oil.ts'

/** The functions that assembly/brush/brush.ts exports. */
const FUNCTIONS = [
  ...['setup', 'firstRow', 'lastRow', 'paint', 'layersPointer'],
  ...['colorsPointer', 'guidesPointer', 'depthsPointer', 'paintedPointer'],
]

interface Exports {
  readonly memory: WebAssembly.Memory
  readonly setup: (
    columns: number,
    rows: number,
    targetColumns: number,
    targetRows: number,
    band: number,
    reach: number,
    layers: number,
  ) => void
  readonly firstRow: (top: number) => number
  readonly lastRow: (end: number) => number
  readonly paint: (top: number, end: number) => void
  readonly layersPointer: () => number
  readonly colorsPointer: () => number
  readonly guidesPointer: () => number
  readonly depthsPointer: () => number
  readonly paintedPointer: () => number
}

const isComplete = (exports: WebAssembly.Exports): exports is WebAssembly.Exports & Exports =>
  exportsAll(exports, FUNCTIONS)

/** A traced picture and what a brush has to know about its pixels: see layout.ts. */
export interface GuidedCanvas extends Canvas {
  readonly guide: Uint16Array
  readonly depths: Uint16Array
}

/** A layer of strokes. Lengths are in units of the head (see Proportions.ts). */
export interface StrokeLayer {
  /** The kinds of pixel on which strokes begin: BRUSH_HAIR and so on. */
  readonly kinds: readonly number[]
  readonly width: number
  readonly length: number
  /** The distance between strokes, in widths. */
  readonly spacing: number
  readonly opacity: number
  /** How much a stroke keeps its mean color instead of following the picture: 0 to 1. */
  readonly carry: number
  /** How much the colors of neighboring strokes differ, as a fraction. */
  readonly jitter: number
  /** The share of hairs that fly away; none when absent. */
  readonly stray?: number
  /** By how many steps, of nine in its length, a hair may leave its surface; none when absent. */
  readonly over?: number
  /** The difference from a stroke's color, summed over the channels, at which the picture is spared. */
  readonly spared: number
  /** Only the hairs that begin on skin, as seen from this far beyond its edge; they begin before it. */
  readonly roots?: number
  /** Dabs instead of hairs, where the colors around them differ by less than this from their own. */
  readonly calm?: number
}

interface Strokes {
  readonly layers: readonly StrokeLayer[]
  /** The size of a head's unit in the finished picture, in pixels. */
  readonly unit: number
  readonly seed: number
}

/** The width of the finest strokes, in pixels: in small pictures, hairs are fewer and wider. */
const FINEST = 1.2
/** How far a stroke can extend from its cell, in lengths. */
const LONGEST = 1.3

/** Paints strokes over rows `top` to `end` of the target. */
export type Brush = (
  source: GuidedCanvas,
  target: Canvas,
  top: number,
  end: number,
  strokes: Strokes,
) => void

export const loadBrush = (): Brush => {
  const exports = instantiate('brush.wasm', isComplete)
  let ready = ''
  let loaded: readonly StrokeLayer[] = []
  let band = 0
  const setUp = (
    source: GuidedCanvas,
    target: Canvas,
    rows: number,
    { layers, unit, seed }: Strokes,
  ): void => {
    const sizes = [source.width, source.height, target.width, target.height] as const
    const key = [...sizes, unit, seed].join()
    if (ready === key && loaded === layers && rows <= band) return
    ready = key
    band = rows
    loaded = layers
    const longest = Math.max(...layers.map(({ width, length }) => LONGEST * length + width))
    exports.setup(...sizes, band, Math.ceil(longest * unit + FINEST) + 2, layers.length)
    const floats = new Float32Array(exports.memory.buffer, exports.layersPointer())
    const words = new Int32Array(exports.memory.buffer, exports.layersPointer())
    layers.forEach((layer, i) => {
      const set = (field: number, value: number): void => {
        floats[(i * at.STROKES_SIZE + field) / 4] = value
      }
      const width = Math.max(FINEST, layer.width * unit)
      set(at.STROKES_WIDTH, width)
      set(at.STROKES_LENGTH, layer.length * unit)
      set(at.STROKES_CELL, width * layer.spacing)
      set(at.STROKES_OPACITY, layer.opacity)
      set(at.STROKES_CARRY, layer.carry)
      set(at.STROKES_JITTER, layer.jitter)
      set(at.STROKES_STRAY, layer.stray ?? 0)
      set(at.STROKES_OVER, layer.over ?? 0)
      set(at.STROKES_SPARED, layer.spared)
      set(at.STROKES_CALM, layer.calm ?? 0)
      set(at.STROKES_ROOTS, (layer.roots ?? 0) * unit)
      words[(i * at.STROKES_SIZE + at.STROKES_KINDS) / 4] = layer.kinds.reduce(
        (bits, kind) => bits | (1 << kind),
        0,
      )
      words[(i * at.STROKES_SIZE + at.STROKES_SEED) / 4] = seed + 3 * i
    })
  }
  return (source, target, top, end, strokes) => {
    setUp(source, target, end - top, strokes)
    const { buffer } = exports.memory
    const from = exports.firstRow(top) * source.width
    const to = (exports.lastRow(end) + 1) * source.width
    new Uint8Array(buffer).set(source.pixels.subarray(from * 4, to * 4), exports.colorsPointer())
    new Uint16Array(buffer).set(source.guide.subarray(from, to), exports.guidesPointer() / 2)
    new Uint16Array(buffer).set(source.depths.subarray(from, to), exports.depthsPointer() / 2)
    const rows = target.pixels.subarray(top * target.width * 4, end * target.width * 4)
    const painted = new Uint8Array(buffer, exports.paintedPointer(), rows.length)
    painted.set(rows)
    exports.paint(top, end)
    rows.set(painted)
  }
}
