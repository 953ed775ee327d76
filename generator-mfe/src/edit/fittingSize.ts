/** In pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** The largest size of the same shape whose longer side is at most `side`; never larger than the original. */
export const fittingSize = ({ width, height }: Size, side: number): Size => {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}
