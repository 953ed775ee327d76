import { instantiate } from './Kernel.ts'

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

/** Finishes rows `top` to `top` + BAND of a picture in oil: see assembly/oil.ts. */
export type Oil = (
  source: Uint8Array,
  target: Uint8Array,
  width: number,
  height: number,
  top: number,
) => void

export const loadOil = (): Oil => {
  const exports = instantiate('oil.wasm') as unknown as Exports
  return (source, target, width, height, top) => {
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
    bytes.set(source.subarray(first * rowBytes, last * rowBytes), BASE)
    exports.prepare(BASE, tensorAt, width, rows)
    // The relief compares each row with the one above it: the first row of all, with itself.
    const above = Math.max(0, top - 1)
    const from = filteredAt + (top === 0 ? rowBytes : 0)
    const radius = Math.max(1.2, Math.min(width, height) * STROKE)
    exports.filter(from, above - first, bottom - first, radius)
    if (top === 0) bytes.copyWithin(filteredAt, filteredAt + rowBytes, filteredAt + 2 * rowBytes)
    exports.varnish(filteredAt, finishedAt, bottom - top, top)
    target.set(bytes.subarray(finishedAt, finishedAt + (bottom - top) * rowBytes), top * rowBytes)
  }
}

const align = (address: number): number => (address + 15) & ~15
