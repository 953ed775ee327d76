import fc from 'fast-check'
import { loadBrush, type GuidedCanvas, type StrokeLayer } from './brush.ts'
import * as at from './layout.ts'
import type { Canvas, Size } from './oil.ts'

const HAIR: StrokeLayer = {
  ...{ kinds: [at.BRUSH_HAIR], width: 0.03, length: 0.3, spacing: 1.2, opacity: 0.8 },
  ...{ carry: 0.6, jitter: 0.4, over: 2, stray: 0.2, spared: 130 },
}
const FUR: StrokeLayer = { ...HAIR, kinds: [at.BRUSH_FUR], spared: 60 }
const SKY: StrokeLayer = {
  ...{ kinds: [at.BRUSH_BACKDROP], width: 0.12, length: 0.4, spacing: 0.8, opacity: 0.8 },
  ...{ carry: 1, jitter: 0.2, spared: 30, calm: 36 },
}
const ROOTS: StrokeLayer = { ...HAIR, roots: 0.2, over: 1, spacing: 1 }
const LAYERS = [SKY, HAIR, ROOTS, FUR]
const UNIT = 60
const FAR = 30_000
const NEAR = 20_000

type Gray = number
interface Point {
  readonly kind: number
  readonly gray: Gray
  readonly direction?: number
  readonly depth?: number
}
type Scene = (x: number, y: number) => Point

const traced = ({ width, height }: Size, scene: Scene): GuidedCanvas => {
  const canvas = {
    ...{ width, height, pixels: new Uint8Array(width * height * 4) },
    ...{ guide: new Uint16Array(width * height), depths: new Uint16Array(width * height) },
  }
  for (let i = 0; i < width * height; i++) {
    const { kind, gray, direction = 0, depth = FAR } = scene(i % width, Math.floor(i / width))
    canvas.pixels.set([gray, gray, gray, 255], i * 4)
    canvas.guide[i] = kind | (direction << at.GUIDE_DIRECTION)
    canvas.depths[i] = depth
  }
  return canvas
}

/** Paints a picture of the traced size in bands that end at `ends`. */
const painted = (source: GuidedCanvas, ends: readonly number[], layers = LAYERS): Canvas => {
  const { width, height } = source
  const target = { width, height, pixels: source.pixels.slice() }
  const brush = loadBrush()
  const bands = [...ends, height].map((end, i) => ({ top: ends[i - 1] ?? 0, end }))
  // From the bottom up, because the order must not matter.
  for (const { top, end } of bands.toReversed()) {
    brush(source, target, top, end, { layers, unit: UNIT, seed: 7 })
  }
  return target
}

const grayAt = ({ pixels, width }: Canvas, x: number, y: number): number =>
  pixels[(y * width + x) * 4] ?? 0

const SIDE = 96
const square = { width: SIDE, height: SIDE }
const changedAt = (source: Canvas, target: Canvas, x: number, y: number): boolean =>
  grayAt(source, x, y) !== grayAt(target, x, y)

describe('brush', () => {
  it('paints the same, in whatever bands', () => {
    const scenes = fc.record({
      width: fc.integer({ min: 17, max: 90 }),
      height: fc.integer({ min: 30, max: 140 }),
      ends: fc.uniqueArray(fc.integer({ min: 1, max: 29 }), { maxLength: 3 }),
      kinds: fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 4, maxLength: 4 }),
      turn: fc.integer({ min: 0, max: 255 }),
    })
    fc.assert(
      fc.property(scenes, ({ width, height, ends, kinds, turn }) => {
        const source = traced({ width, height }, (x, y) => ({
          kind: kinds[(x > width / 2 ? 1 : 0) + (y > height / 2 ? 2 : 0)] ?? 0,
          gray: 90 + ((x * 3 + y * 5) % 60),
          direction: (turn + x + 2 * y) % at.GUIDE_TURN,
          depth: FAR - y,
        }))
        const whole = painted(source, [])
        const sorted = ends.toSorted((a, b) => a - b)
        expect(Buffer.compare(whole.pixels, painted(source, sorted).pixels)).toBe(0)
      }),
      { numRuns: 40 },
    )
  })

  it('lays hairs along the direction of the guide', () => {
    const along = (direction: number): number => {
      const source = traced(square, () => ({ kind: at.BRUSH_HAIR, gray: 120, direction }))
      const target = painted(source, [])
      let [across, down] = [0, 0]
      for (let y = 20; y < 70; y++) {
        for (let x = 20; x < 70; x++) {
          across += Math.abs(grayAt(target, x, y) - grayAt(target, x + 1, y))
          down += Math.abs(grayAt(target, x, y) - grayAt(target, x, y + 1))
        }
      }
      return across / down
    }
    const downwards = at.GUIDE_TURN / 4
    expect(along(0)).toBeLessThan(0.6)
    expect(along(downwards)).toBeGreaterThan(1.6)
    expect(along(3 * downwards)).toBeGreaterThan(1.6)
  })

  it('changes nothing where no stroke begins or reaches', () => {
    const kinds = [at.BRUSH_KEPT, at.BRUSH_SKIN, at.BRUSH_CLOTH, at.BRUSH_OTHER]
    const source = traced(square, (x, y) => ({
      kind: kinds[Math.floor((x * 4) / SIDE)] ?? at.BRUSH_SKIN,
      gray: (x * y) % 256,
    }))
    expect(painted(source, []).pixels).toEqual(source.pixels)
  })

  it('lets hair overlap what is behind it, but neither eyes nor what is in front', () => {
    const overlapped = (kind: number, depth: number): number => {
      const source = traced(square, (_, y) =>
        y < SIDE / 2
          ? { kind: at.BRUSH_HAIR, gray: 40, direction: at.GUIDE_TURN / 4 }
          : { kind, gray: 200, depth },
      )
      const target = painted(source, [])
      let count = 0
      for (let y = SIDE / 2; y < SIDE; y++) {
        for (let x = 0; x < SIDE; x++) count += changedAt(source, target, x, y) ? 1 : 0
      }
      return count
    }
    expect(overlapped(at.BRUSH_CLOTH, FAR)).toBeGreaterThan(100)
    expect(overlapped(at.BRUSH_CLOTH, NEAR)).toBe(0)
    expect(overlapped(at.BRUSH_KEPT, FAR)).toBe(0)
    expect(overlapped(at.BRUSH_SKIN, NEAR)).toBe(0)
  })

  it('lays roots on the skin where hair begins, and none elsewhere', () => {
    const downwards = { kind: at.BRUSH_HAIR, gray: 40, direction: at.GUIDE_TURN / 4 }
    const source = traced(square, (_, y) =>
      y < SIDE / 2 ? { kind: at.BRUSH_SKIN, gray: 200 } : downwards,
    )
    const target = painted(source, [], [ROOTS])
    const changed = (y: number): number =>
      Array.from({ length: SIDE }, (_, x) => changedAt(source, target, x, y)).filter(Boolean).length
    expect(changed(SIDE / 2 - 2)).toBeGreaterThan(SIDE / 4)
    expect(changed(SIDE / 2 - 30)).toBe(0)
    expect(changed(SIDE - 1)).toBe(0)
  })

  it('keeps stripes of fur apart', () => {
    const source = traced(square, (x) => ({
      kind: at.BRUSH_FUR,
      gray: x < SIDE / 2 ? 40 : 220,
      direction: 0,
    }))
    const target = painted(source, [])
    for (let y = 10; y < SIDE - 10; y++) {
      expect(grayAt(target, SIDE / 2 - 3, y)).toBeLessThan(110)
      expect(grayAt(target, SIDE / 2 + 3, y)).toBeGreaterThan(150)
    }
  })

  it('dabs at what is calm and leaves detail as it is', () => {
    const calm = traced(square, () => ({ kind: at.BRUSH_BACKDROP, gray: 150 }))
    const busy = traced(square, (x, y) => ({
      kind: at.BRUSH_BACKDROP,
      gray: ((x >> 2) + (y >> 2)) % 2 === 0 ? 100 : 180,
    }))
    expect(new Set(painted(calm, []).pixels).size).toBeGreaterThan(8)
    expect(painted(busy, []).pixels).toEqual(busy.pixels)
  })
})
