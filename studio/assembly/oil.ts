// The oil finish: an anisotropic Kuwahara filter (after Kyprianidis et al., 2009: eight sectors of an
// ellipse along the smoothed structure tensor), then a faint relief and the grain of a canvas.
// Works on a band of rows; the host hands over some rows above and below it, so that no seam shows.

/** Eight sectors of 48 bytes: sum, sum of squares, weight. */
const SECTORS: usize = 256
const SECTOR_SIZE: usize = 48
const ALL_SECTORS: usize = 384

let width: i32 = 0
let height: i32 = 0
let source: usize = 0
let tensor: usize = 0

/** Takes `rows` rows of RGBA bytes at `sourceAt`; `tensorAt` needs 16 bytes a pixel. */
export function prepare(sourceAt: usize, tensorAt: usize, columns: i32, rows: i32): void {
  source = sourceAt
  tensor = tensorAt
  width = columns
  height = rows
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) storeTensor(x, y)
  }
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < height; y++) blurLine((<usize>(y * width)) << 4, 16, width)
    for (let x = 0; x < width; x++) blurLine((<usize>x) << 4, (<usize>width) << 4, height)
  }
}

/** Filters rows y0 to y1 (exclusive) with strokes of `radius` pixels into RGBA bytes at `to`. */
export function filter(to: usize, y0: i32, y1: i32, radius: f32): void {
  for (let y = y0; y < y1; y++) {
    for (let x = 0; x < width; x++) {
      filterPixel(to + ((<usize>((y - y0) * width + x)) << 2), x, y, radius)
    }
  }
}

/**
 * Adds relief and grain to filtered rows, of which the first is only looked at; `top` is the picture's
 * row that the second one belongs to.
 */
export function varnish(from: usize, to: usize, rows: i32, top: i32): void {
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width; x++) {
      const p = from + ((<usize>((y + 1) * width + x)) << 2)
      const aside = p - ((<usize>width) << 2) - (x > 0 ? 4 : 0)
      const relief = clampTo((luma(p) - luma(aside)) * 0.16, -9, 9)
      const grain: f32 = Mathf.sin(<f32>x * 2.1) * Mathf.sin(<f32>(y + top) * 2.1) * 1.6
      const q = to + ((<usize>(y * width + x)) << 2)
      for (let c: usize = 0; c < 3; c++) {
        store<u8>(q + c, <u8>clampTo(<f32>load<u8>(p + c) + relief + grain + 0.5, 0, 255))
      }
      store<u8>(q, 255, 3)
    }
  }
}

function filterPixel(to: usize, x: i32, y: i32, radius: f32): void {
  const t = tensor + ((<usize>(y * width + x)) << 4)
  const e = load<f32>(t)
  const f = load<f32>(t, 4)
  const g = load<f32>(t, 8)
  const root = Mathf.sqrt((e - g) * (e - g) + 4 * f * f)
  const major: f32 = 0.5 * (e + g + root)
  const minor: f32 = 0.5 * (e + g - root)
  let alongX: f32 = major - e
  let alongY: f32 = -f
  const norm = Mathf.sqrt(alongX * alongX + alongY * alongY)
  alongX = norm > 0.001 ? alongX / norm : 1
  alongY = norm > 0.001 ? alongY / norm : 0
  const anisotropy: f32 = major + minor > 60 ? (major - minor) / (major + minor) : 0
  gather(x, y, alongX, alongY, 1 + 0.6 * anisotropy, radius)
  mixSectors(to)
}

/** Sums the pixels of each sector of the ellipse. */
function gather(x: i32, y: i32, alongX: f32, alongY: f32, stretch: f32, radius: f32): void {
  memory.fill(SECTORS, 0, ALL_SECTORS)
  // Wide strokes are sampled on a quincunx, so that large pictures do not cost more a pixel.
  const step: i32 = radius > 6 ? 2 : 1
  const stride: i32 = radius > 3 ? 2 : 1
  const reach = <i32>Mathf.ceil((radius * stretch) / <f32>step)
  const radius2: f32 = radius * radius
  const falloff: f32 = 1 / (radius2 * 1.25)
  for (let row = -reach; row <= reach; row++) {
    const j: i32 = row * step
    const first: i32 = stride == 2 ? (reach + row) & 1 : 0
    for (let column = first - reach; column <= reach; column += stride) {
      const i: i32 = column * step
      const u: f32 = (alongX * <f32>i + alongY * <f32>j) / stretch
      const v: f32 = (alongX * <f32>j - alongY * <f32>i) * stretch
      const r2: f32 = u * u + v * v
      if (r2 > radius2) continue
      const sector: usize =
        SECTORS +
        ((u > 0 ? 1 : 0) | (v > 0 ? 2 : 0) | (Mathf.abs(u) > Mathf.abs(v) ? 4 : 0)) * SECTOR_SIZE
      const weight: f32 = 1 - r2 * falloff
      const color = colorAt(x + i, y + j)
      const weighted = f32x4.mul(color, f32x4.splat(weight))
      v128.store(sector, f32x4.add(v128.load(sector), weighted))
      v128.store(sector, f32x4.add(v128.load(sector, 16), f32x4.mul(weighted, color)), 16)
      store<f32>(sector, load<f32>(sector, 32) + weight, 32)
    }
  }
}

/** Mean of the sectors, the calmest weighing most. */
function mixSectors(to: usize): void {
  let sum = f32x4.splat(0)
  let total: f32 = 0
  for (let sector = SECTORS; sector < SECTORS + ALL_SECTORS; sector += SECTOR_SIZE) {
    const weight = load<f32>(sector, 32)
    if (weight < 0.01) continue
    const inverse = f32x4.splat(1 / weight)
    const mean = f32x4.mul(v128.load(sector), inverse)
    const spread = f32x4.sub(f32x4.mul(v128.load(sector, 16), inverse), f32x4.mul(mean, mean))
    const variance = Mathf.max(
      0,
      f32x4.extract_lane(spread, 0) + f32x4.extract_lane(spread, 1) + f32x4.extract_lane(spread, 2),
    )
    const calm: f32 = 1 / (1 + variance * variance * variance * 0.00002 + variance * 0.02)
    sum = f32x4.add(sum, f32x4.mul(mean, f32x4.splat(calm)))
    total += calm
  }
  sum = f32x4.mul(sum, f32x4.splat(1 / total))
  store<u8>(to, <u8>(f32x4.extract_lane(sum, 0) + 0.5))
  store<u8>(to, <u8>(f32x4.extract_lane(sum, 1) + 0.5), 1)
  store<u8>(to, <u8>(f32x4.extract_lane(sum, 2) + 0.5), 2)
  store<u8>(to, 255, 3)
}

function colorAt(x: i32, y: i32): v128 {
  const bytes = v128.load32_zero(pixelAt(x, y))
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes)))
}

function pixelAt(x: i32, y: i32): usize {
  const column = x < 0 ? 0 : x >= width ? width - 1 : x
  const row = y < 0 ? 0 : y >= height ? height - 1 : y
  return source + ((<usize>(row * width + column)) << 2)
}

/** Structure tensor from Sobel derivatives: xx, xy, yy. */
function storeTensor(x: i32, y: i32): void {
  const a = luma(pixelAt(x - 1, y - 1))
  const b = luma(pixelAt(x, y - 1))
  const c = luma(pixelAt(x + 1, y - 1))
  const d = luma(pixelAt(x - 1, y))
  const e = luma(pixelAt(x + 1, y))
  const f = luma(pixelAt(x - 1, y + 1))
  const g = luma(pixelAt(x, y + 1))
  const h = luma(pixelAt(x + 1, y + 1))
  const gx: f32 = c + 2 * e + h - a - 2 * d - f
  const gy: f32 = f + 2 * g + h - a - 2 * b - c
  const to = tensor + ((<usize>(y * width + x)) << 4)
  v128.store(to, f32x4.replace_lane(f32x4.splat(0), 0, gx * gx))
  store<f32>(to, gx * gy, 4)
  store<f32>(to, gy * gy, 8)
}

/** Recursive blur forth and back: wide smoothing at the price of two taps. */
function blurLine(start: usize, step: usize, count: i32): void {
  const keep = f32x4.splat(0.72)
  const take = f32x4.splat(0.28)
  let p = tensor + start
  let a = v128.load(p)
  for (let i = 1; i < count; i++) {
    p += step
    a = f32x4.add(f32x4.mul(a, keep), f32x4.mul(v128.load(p), take))
    v128.store(p, a)
  }
  for (let i = 1; i < count; i++) {
    p -= step
    a = f32x4.add(f32x4.mul(a, keep), f32x4.mul(v128.load(p), take))
    v128.store(p, a)
  }
}

function luma(p: usize): f32 {
  return <f32>load<u8>(p) * 0.3 + <f32>load<u8>(p, 1) * 0.59 + <f32>load<u8>(p, 2) * 0.11
}

function clampTo(x: f32, low: f32, high: f32): f32 {
  return Mathf.min(Mathf.max(x, low), high)
}
