import { exportsAll, instantiate } from './instantiate.ts'
import { clamp } from './vector.ts'

/** The functions that assembly/oil/oil.ts exports. */
const FUNCTIONS = ['setup', 'sourcePointer', 'rowSize', 'sourceRows', 'firstRow', 'finish']

interface Exports {
  readonly memory: WebAssembly.Memory
  readonly setup: (
    columns: number,
    rows: number,
    targetColumns: number,
    targetRows: number,
    band: number,
    radius: number,
  ) => void
  readonly sourcePointer: () => number
  readonly rowSize: () => number
  readonly sourceRows: () => number
  readonly firstRow: (top: number) => number
  readonly finish: (top: number, end: number) => number
}

const isComplete = (exports: WebAssembly.Exports): exports is WebAssembly.Exports & Exports =>
  exportsAll(exports, FUNCTIONS)

/** The number of rows that one call finishes. */
export const BAND = 64
/** The length of a stroke, as a fraction of the picture's shorter side. */
const STROKE = 1 / 215

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Canvas extends Size {
  /** RGBA. */
  readonly pixels: Uint8Array
}

/**
 * Finishes rows `top` to `top` + BAND of the target, an enlargement of the source, in oil: see
 * assembly/oil/oil.ts.
 */
export type Oil = (source: Canvas, target: Canvas, top: number) => void

export const loadOil = (): Oil => {
  const exports = instantiate('oil.wasm', isComplete)
  let ready = ''
  return (source, target, top) => {
    const sizes = [source.width, source.height, target.width, target.height] as const
    if (ready !== sizes.join()) {
      ready = sizes.join()
      exports.setup(...sizes, BAND, Math.max(1.2, Math.min(source.width, source.height) * STROKE))
    }
    const bytes = new Uint8Array(exports.memory.buffer)
    const first = exports.firstRow(top)
    for (let i = 0; i < exports.sourceRows(); i++) {
      // Outside the picture, its edge is repeated.
      const from = clamp(first + i, 0, source.height - 1) * source.width * 4
      const row = source.pixels.subarray(from, from + source.width * 4)
      bytes.set(row, exports.sourcePointer() + i * exports.rowSize())
    }
    const end = Math.min(target.height, top + BAND)
    const at = exports.finish(top, end)
    const finished = bytes.subarray(at, at + (end - top) * target.width * 4)
    target.pixels.set(finished, top * target.width * 4)
  }
}
