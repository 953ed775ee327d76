import type { EyeTile } from '../spec/LivingPicture.ts'
import type { Picture } from '../spec/Picture.ts'

/** The smallest part of a picture that contains every pixel in which another of the same size differs; undefined if none does. */
export const eyeTile = (still: Picture, pixels: Uint8Array): EyeTile | undefined => {
  const { width, height } = still
  const [before, after] = [wordsOf(still.pixels), wordsOf(pixels)]
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (before[y * width + x] === after[y * width + x]) continue
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x + 1)
      bottom = y + 1
    }
  }
  if (right <= left) return undefined
  const tile = new Uint8ClampedArray((right - left) * (bottom - top) * 4)
  for (let y = top; y < bottom; y++) {
    const row = pixels.subarray((y * width + left) * 4, (y * width + right) * 4)
    tile.set(row, (y - top) * row.length)
  }
  return { left, top, picture: { width: right - left, height: bottom - top, pixels: tile } }
}

const wordsOf = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint8ClampedArray): Uint32Array =>
  new Uint32Array(buffer, byteOffset, byteLength / 4)
