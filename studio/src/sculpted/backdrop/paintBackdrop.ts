import type { Backdrop } from './Backdrop.ts'

/**
 * Paints rows `from` to `to` (exclusive) of a backdrop of `columns` by `rows` texels into `texels`. Each
 * texel is three floats: linear RGB.
 */
export const paintBackdrop = (
  texels: Float32Array,
  paint: Backdrop,
  size: { readonly columns: number; readonly rows: number },
  from: number,
  to: number,
): void => {
  for (let row = from; row < to; row++) {
    for (let column = 0; column < size.columns; column++) {
      const x = (column - size.columns / 2) / size.rows
      const y = 0.5 - (row + 0.5) / size.rows
      texels.set(paint(x, y), (row * size.columns + column) * 3)
    }
  }
}
