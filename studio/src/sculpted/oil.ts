import type { Size } from './job.ts'
import { instantiate } from './Kernel.ts'
import { clamp } from './vector.ts'

interface Exports {
  readonly memory: WebAssembly.Memory
  prepare(source: number, tensor: number, columns: number, rows: number): void
  filter(to: number, from: number, end: number, radius: number): void
  varnish(from: number, to: number, rows: number, top: number): void
}

/** Rows that one call finishes, and rows above and below that it looks at so that no seam shows. */
export const BAND = 64
const APRON = 24
/** Length of a stroke, as a share of the picture's shorter side. */
const STROKE = 1 / 215
const BASE = 4096
const PAGE = 65536

export interface Canvas extends Size {
  /** RGBA. */
  readonly pixels: Uint8Array
}

/** Finishes rows `top` to `top` + BAND of the target, an enlargement of the source, in oil: see assembly/oil.ts. */
export type Oil = (source: Canvas, target: Canvas, top: number) => void

export const loadOil = (): Oil => {
  const exports = instantiate<Exports>('oil.wasm')
  return (source, target, top) => {
    const { width, height } = target
    const first = Math.max(0, top - APRON)
    const last = Math.min(height, top + BAND + APRON)
    const bottom = Math.min(height, top + BAND)
    const rowBytes = width * 4
    const rows = last - first
    const tensorAt = align(BASE + rows * rowBytes)
    const filteredAt = align(tensorAt + rows * width * 16)
    const finishedAt = align(filteredAt + (BAND + 1) * rowBytes)
    const missing = finishedAt + BAND * rowBytes - exports.memory.buffer.byteLength
    if (missing > 0) exports.memory.grow(Math.ceil(missing / PAGE))
    const bytes = new Uint8Array(exports.memory.buffer)
    enlarge(source, target, first, bytes.subarray(BASE, BASE + rows * rowBytes))
    exports.prepare(BASE, tensorAt, width, rows)
    // The relief compares each row with the one above it: the first row of all, with itself.
    const above = Math.max(0, top - 1)
    const from = filteredAt + (top === 0 ? rowBytes : 0)
    const radius = Math.max(1.2, Math.min(width, height) * STROKE)
    exports.filter(from, above - first, bottom - first, radius)
    if (top === 0) bytes.copyWithin(filteredAt, filteredAt + rowBytes, filteredAt + 2 * rowBytes)
    exports.varnish(filteredAt, finishedAt, bottom - top, top)
    target.pixels.set(
      bytes.subarray(finishedAt, finishedAt + (bottom - top) * rowBytes),
      top * rowBytes,
    )
  }
}

/** Rows of the source at the target's size, from row `top` on, between pixels where they fall between. */
const enlarge = (source: Canvas, target: Size, top: number, rows: Uint8Array): void => {
  const across = source.width / target.width
  const down = source.height / target.height
  for (let i = 0; i < rows.length; i += 4) {
    const column = (i >> 2) % target.width
    const row = top + Math.floor((i >> 2) / target.width)
    const x = clamp((column + 0.5) * across - 0.5, 0, source.width - 1)
    const y = clamp((row + 0.5) * down - 0.5, 0, source.height - 1)
    const [left, above] = [Math.floor(x), Math.floor(y)]
    const start = (above * source.width + left) * 4
    const right = left + 1 < source.width ? 4 : 0
    const below = above + 1 < source.height ? source.width * 4 : 0
    const [u, v] = [x - left, y - above]
    for (let c = 0; c < 3; c++) {
      const at = (offset: number): number => source.pixels[start + c + offset] ?? 0
      const upper = at(0) + (at(right) - at(0)) * u
      const lower = at(below) + (at(below + right) - at(below)) * u
      rows[i + c] = upper + (lower - upper) * v + 0.5
    }
    rows[i + 3] = 255
  }
}

const align = (address: number): number => (address + 15) & ~15
