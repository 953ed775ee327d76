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
  const { pixels, width, height } = source
  const across = between(target.width, width)
  const down = between(target.height, height)
  let to = 0
  for (let row = top; to < rows.length; row++) {
    const v = down.share[row] ?? 0
    const above = (down.first[row] ?? 0) * width * 4
    const below = (down.second[row] ?? 0) * width * 4
    for (let column = 0; column < target.width; column++) {
      const u = across.share[column] ?? 0
      const left = (across.first[column] ?? 0) * 4
      const right = (across.second[column] ?? 0) * 4
      for (let c = 0; c < 3; c++) {
        const a = pixels[above + left + c] ?? 0
        const b = pixels[below + left + c] ?? 0
        const upper = a + ((pixels[above + right + c] ?? 0) - a) * u
        const lower = b + ((pixels[below + right + c] ?? 0) - b) * u
        rows[to + c] = upper + (lower - upper) * v + 0.5
      }
      rows[to + 3] = 255
      to += 4
    }
  }
}

/** For each of `count` pixels, the two of `available` that it falls between and the second one's share. */
const between = (
  count: number,
  available: number,
): { readonly first: Int32Array; readonly second: Int32Array; readonly share: Float64Array } => {
  const place = Float64Array.from({ length: count }, (_, i) =>
    clamp(((i + 0.5) * available) / count - 0.5, 0, available - 1),
  )
  const first = Int32Array.from(place, Math.floor)
  return {
    first,
    second: first.map((i) => Math.min(i + 1, available - 1)),
    share: place.map((x, i) => x - (first[i] ?? 0)),
  }
}

const align = (address: number): number => (address + 15) & ~15
