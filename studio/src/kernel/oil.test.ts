import { BAND, loadOil, type Canvas } from './oil.ts'

const DETAIL = 0.75

type Paint = (x: number, y: number) => readonly [number, number, number]

const canvas = (width: number, height: number, paint: Paint = () => [0, 0, 0]): Canvas => {
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set(paint(x, y), (y * width + x) * 4)
  }
  return { pixels, width, height }
}

const finish = (width: number, height: number, paint: Paint): Canvas => {
  const source = canvas(width * DETAIL, height * DETAIL, paint)
  const target = canvas(width, height)
  const oil = loadOil()
  for (let top = 0; top < height; top += BAND) oil(source, target, top)
  return target
}

const red = ({ pixels, width }: Canvas, x: number, y: number): number =>
  pixels[(y * width + x) * 4] ?? 0

const deviation = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

describe('oil', () => {
  it('leaves a plain color as it is, except for the grain', () => {
    const { pixels } = finish(96, 160, () => [180, 90, 40])
    for (let i = 0; i < pixels.length; i += 4) {
      const [r = 0, g = 0, b = 0, a] = pixels.subarray(i, i + 4)
      expect(Math.max(Math.abs(r - 180), Math.abs(g - 90), Math.abs(b - 40))).toBeLessThanOrEqual(2)
      expect(a).toBe(255)
    }
  })

  it('keeps an edge sharp and in its place', () => {
    const picture = finish(512, BAND, (x) => (x < 192 ? [40, 40, 40] : [220, 220, 220]))
    for (let y = 8; y < BAND - 8; y++) {
      expect(Math.abs(red(picture, 252, y) - 40)).toBeLessThan(16)
      expect(Math.abs(red(picture, 259, y) - 220)).toBeLessThan(16)
    }
  })

  it('smooths detail finer than a stroke to less than half its contrast', () => {
    const speckle = (x: number, y: number): number =>
      100 + ((Math.imul(x * 73 + y * 151, 40503) >>> 8) % 60)
    const speckled = finish(512, BAND, (x, y) => {
      const gray = speckle(x, y)
      return [gray, gray, gray]
    })
    const before = Array.from({ length: 300 }, (_, i) => speckle(40 + i, 24))
    const after = Array.from({ length: 400 }, (_, i) => red(speckled, 53 + i, 32))
    expect(deviation(after)).toBeLessThan(deviation(before) / 2)
  })

  it('shows no seam where bands meet', () => {
    // All rows are alike, so any difference between two is grain or a seam.
    const stripes = finish(256, BAND * 3, (x) => {
      const gray = 128 + 90 * Math.sin(x / 3)
      return [gray, 255 - gray, 80]
    })
    for (const y of [BAND, BAND * 2]) {
      for (let x = 0; x < 256; x++) {
        expect(Math.abs(red(stripes, x, y) - red(stripes, x, y - 1))).toBeLessThanOrEqual(4)
      }
    }
  })
})
