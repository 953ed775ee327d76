import { film } from './film.ts'
import { BAND } from '../kernel/oil.ts'

const SIZE = { width: 192, height: 160 }

/** A picture in a single shade of gray, as exposed on film. */
const expose = (gray: number, seed: number): Uint8Array => {
  const source = new Uint8Array(SIZE.width * SIZE.height * 4).fill(gray)
  const pixels = new Uint8Array(source.length)
  for (let top = 0; top < SIZE.height; top += BAND) film(source, { ...SIZE, pixels }, top, seed)
  return pixels
}

/** The mean of a channel over a square of 16 x 16 pixels. */
const mean = (pixels: Uint8Array, left: number, top: number, channel: number): number => {
  let sum = 0
  for (let y = top; y < top + 16; y++) {
    for (let x = left; x < left + 16; x++) {
      sum += pixels[(y * SIZE.width + x) * 4 + channel] ?? 0
    }
  }
  return sum / 256
}

describe('film', () => {
  const pixels = expose(120, 4)

  it('has a flash that falls off towards the corners', () => {
    // An even seed puts the leak on the left.
    expect(mean(pixels, 88, 60, 1)).toBeGreaterThan(mean(pixels, 176, 0, 1) + 30)
  })

  it('lifts shadows, green most, and holds back blue in the highlights', () => {
    const [dark, light] = [expose(0, 4), expose(230, 4)]
    expect(mean(dark, 88, 60, 1)).toBeGreaterThan(mean(dark, 88, 60, 0))
    expect(mean(light, 88, 60, 0)).toBeGreaterThan(mean(light, 88, 60, 2) + 20)
  })

  it('gives the same bytes for the same seed, and different grain, leak and date for another', () => {
    expect(expose(120, 4)).toEqual(pixels)
    expect(expose(120, 5)).not.toEqual(pixels)
    expect(mean(pixels, 0, 60, 0)).toBeGreaterThan(mean(pixels, 176, 60, 0))
    const right = expose(120, 5)
    expect(mean(right, 176, 60, 0)).toBeGreaterThan(mean(right, 0, 60, 0))
  })

  it('burns an orange date into the lower right corner, whatever the picture', () => {
    const white = expose(255, 4)
    const black = expose(0, 4)
    const brightest = (left: number): number =>
      Math.max(
        ...Array.from({ length: 16 * 90 }, (_, at) => {
          const index = ((142 + Math.floor(at / 90)) * SIZE.width + left + (at % 90)) * 4
          return (black[index] ?? 0) - (black[index + 2] ?? 0)
        }),
      )
    expect(brightest(100)).toBeGreaterThan(120)
    expect(white.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true)
  })
})
