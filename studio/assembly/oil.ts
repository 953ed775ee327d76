// The oil finish: an anisotropic Kuwahara filter (after Kyprianidis et al., 2009: eight sectors of an
// ellipse along the smoothed structure tensor) at the size at which rays were traced, then an enlargement
// to the picture's size (bicubic), a faint relief and the grain of a canvas.
// Works on a band of the picture's rows at a time, from source rows some way above and below it, so that
// no seam shows. The tensor has one texel for 2 x 2 pixels; those four share a brush.

/** Source pixels around a band: what the tensor's blur reaches; more where the brush reaches farther. */
const APRON: i32 = 20
/** Share that each step of the tensor's recursive blur keeps: a standard deviation of 4.5 pixels. */
const KEEP: f32 = 0.43
/** Sum of squared steps of brightness over four pixels, below which there is nothing to paint over. */
const FLAT: f32 = 1
/** The same, below which a stroke has no direction. */
const DIRECTED: f32 = 27

/** How much a stroke covers: what shines through keeps the edges smooth. */
const BODY: f32 = 0.65

/** Brushes: one ellipse a direction (over half a turn) and a stretch (1 to 1.6). */
const DIRECTIONS: i32 = 48
const STRETCHES: i32 = 5
const MOST_STRETCH: f32 = 0.6
const SECTORS: i32 = 8
/** A sector: one over its weight (f32), how many samples, then room for them: offset and weight (i32). */
const SECTOR_SIZE: usize = 8 + 20 * 8
const BRUSH_SIZE: usize = 8 * SECTOR_SIZE
/** Of all weights in a sector: 255 times as much fits 16 bits. */
const MOST_WEIGHT: f32 = 250

/** A column of the enlargement: byte offset of the first of four pixels (i32), grain, then four weights. */
const COLUMN_SIZE: usize = 32
const COLUMN_WEIGHTS: usize = 16

const BASE: usize = 4096
const PAGE: i32 = 65536

let columns: i32 = 0
let rows: i32 = 0
let targetColumns: i32 = 0
let targetRows: i32 = 0
let margin: i32 = 0
/** Pixels of a padded source row, texels of a row of the tensor, source rows of a band with its margins. */
let across: i32 = 0
let texels: i32 = 0
let bandRows: i32 = 0

let source: usize = 0
let light: usize = 0
let tensor: usize = 0
let painted: usize = 0
let brushes: usize = 0
let table: usize = 0
let blended: usize = 0
let lightAbove: usize = 0
let finished: usize = 0

/**
 * Makes room for bands of `band` rows of a picture of `toColumns` by `toRows` pixels, enlarged from
 * `fromColumns` by `fromRows`, and cuts brushes of `radius` source pixels.
 */
export function setup(
  fromColumns: i32,
  fromRows: i32,
  toColumns: i32,
  toRows: i32,
  band: i32,
  radius: f32,
): void {
  columns = fromColumns
  rows = fromRows
  targetColumns = toColumns
  targetRows = toRows
  const reach = <i32>Mathf.ceil(radius * (1 + MOST_STRETCH)) + 4
  margin = (max(reach, APRON) + 3) & ~3
  across = (columns + 2 * margin + 3) & ~3
  texels = across >> 1
  bandRows = (<i32>Mathf.ceil(<f32>(band + 1) * ratio()) + 8 + 2 * margin) & ~1
  const plane = <usize>(across * bandRows)
  source = BASE
  // A vector is read past the last pixel.
  light = align(source + plane * 4 + 64)
  tensor = align(light + plane * 4 + 64)
  painted = align(tensor + plane * 4)
  brushes = align(painted + plane * 4 + 64)
  table = align(brushes + BRUSH_SIZE * <usize>(DIRECTIONS * STRETCHES))
  blended = align(table + COLUMN_SIZE * <usize>targetColumns)
  lightAbove = align(blended + <usize>across * 16)
  finished = align(lightAbove + <usize>targetColumns * 4 + 4)
  const missing = <i32>(finished + <usize>(band * targetColumns * 4)) - memory.size() * PAGE
  if (missing > 0) memory.grow((missing + PAGE - 1) / PAGE)
  cutBrushes(radius)
  for (let x = 0; x < targetColumns; x++) placeColumn(x)
}

/** Where source row `firstRow(top)` begins; the host writes `sourceRows()` rows, rowSize() bytes apart. */
export function sourcePointer(): usize {
  return source + ((<usize>margin) << 2)
}

export function rowSize(): i32 {
  return across << 2
}

export function sourceRows(): i32 {
  return bandRows
}

/** The source row that a band from `top` on begins with; rows outside of the picture repeat its edge. */
export function firstRow(top: i32): i32 {
  return (firstPainted(top) & ~1) - margin
}

/** Finishes rows `top` to `end` (exclusive) of the picture; returns where their RGBA bytes are. */
export function finish(top: i32, end: i32): usize {
  for (let y = 0; y < bandRows; y++) repeatEdges(y)
  storeLight()
  storeTensor()
  for (let pass = 0; pass < 2; pass++) blurTensor()
  const from = firstPainted(top)
  const last = <i32>Mathf.floor(placeOf(end - 1, rows, targetRows)) + 3
  for (let y = (from & ~1) - firstRow(top); y < last - firstRow(top); y += 2) {
    for (let x = margin - 4; x < margin + columns + 4; x += 2) paintBlock(x, y)
  }
  blendRows(max(top - 1, 0), firstRow(top))
  storeLightAbove()
  for (let y = top; y < end; y++) {
    blendRows(y, firstRow(top))
    varnishRow(y, finished + <usize>((y - top) * targetColumns * 4))
  }
  return finished
}

function ratio(): f32 {
  return <f32>rows / <f32>targetRows
}

/** The first source row that the row above `top` is enlarged from. */
function firstPainted(top: i32): i32 {
  return <i32>Mathf.floor(placeOf(max(top - 1, 0), rows, targetRows)) - 1
}

/** Where the middle of pixel `i` of `count` lies among `available` pixels. */
function placeOf(i: i32, available: i32, count: i32): f32 {
  return ((<f32>i + 0.5) * <f32>available) / <f32>count - 0.5
}

function align(address: usize): usize {
  return (address + 63) & ~63
}

// ---------------------------------------------------------------- brushes

function cutBrushes(radius: f32): void {
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const angle: f32 = (<f32>direction * 3.14159265) / <f32>DIRECTIONS
      const length: f32 = 1 + (MOST_STRETCH * <f32>stretch) / <f32>(STRETCHES - 1)
      cutBrush(brush(direction, stretch), Mathf.cos(angle), Mathf.sin(angle), length, radius)
    }
  }
}

function brush(direction: i32, stretch: i32): usize {
  return brushes + <usize>(stretch * DIRECTIONS + direction) * BRUSH_SIZE
}

/** Sorts the pixels of an ellipse along (alongX, alongY) into its sectors; the middle weighs most. */
function cutBrush(to: usize, alongX: f32, alongY: f32, stretch: f32, radius: f32): void {
  memory.fill(to, 0, BRUSH_SIZE)
  // A wide brush has as few bristles as a narrow one: on a grid of every second pixel, or a chessboard.
  let step: i32 = 1
  while (radius > <f32>step * 6.4) step *= 2
  const chess = radius > <f32>step * 4.5
  const reach = <i32>Mathf.ceil((radius * stretch) / <f32>step)
  const radius2: f32 = radius * radius
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      if (chess && ((row + column) & 1) != 0) continue
      const i: f32 = <f32>(column * step)
      const j: f32 = <f32>(row * step)
      const u: f32 = (alongX * i + alongY * j) / stretch
      const v: f32 = (alongX * j - alongY * i) * stretch
      const r2: f32 = u * u + v * v
      if (r2 > radius2) continue
      const sector =
        to + SECTOR_SIZE * ((u > 0 ? 1 : 0) | (v > 0 ? 2 : 0) | (abs(u) > abs(v) ? 4 : 0))
      const count = load<i32>(sector, 4)
      if (<usize>count * 8 + 16 > SECTOR_SIZE) continue
      const sample = sector + 8 + ((<usize>count) << 3)
      store<i32>(sample, (row * step * across + column * step) << 2)
      store<i32>(sample, <i32>(16.5 - (r2 / radius2) * 12.8), 4)
      store<i32>(sector, count + 1, 4)
    }
  }
  for (let sector = to; sector < to + BRUSH_SIZE; sector += SECTOR_SIZE) balance(sector)
}

/** Lightens the weights of a crowded sector until its sums fit, and notes one over their sum. */
function balance(sector: usize): void {
  const count = load<i32>(sector, 4)
  const before = totalWeight(sector, count)
  if (<f32>before > MOST_WEIGHT) {
    for (let k = 0; k < count; k++) {
      const weight = sector + 12 + ((<usize>k) << 3)
      const lighter = <i32>((<f32>load<i32>(weight) * MOST_WEIGHT) / <f32>before)
      store<i32>(weight, max(1, lighter))
    }
  }
  if (count > 0) store<f32>(sector, 1 / <f32>totalWeight(sector, count))
}

function totalWeight(sector: usize, count: i32): i32 {
  let total: i32 = 0
  for (let k = 0; k < count; k++) total += load<i32>(sector + 12 + ((<usize>k) << 3))
  return total
}

// ---------------------------------------------------------------- directions

function repeatEdges(y: i32): void {
  const row = source + ((<usize>(y * across)) << 2)
  const left = load<u32>(row + ((<usize>margin) << 2))
  const right = load<u32>(row + ((<usize>(margin + columns - 1)) << 2))
  for (let x = 0; x < margin; x++) store<u32>(row + ((<usize>x) << 2), left)
  for (let x = margin + columns; x < across; x++) store<u32>(row + ((<usize>x) << 2), right)
}

/** Brightness, 0 to 255, a float a pixel, of four pixels at a time. */
function storeLight(): void {
  const weights = i16x8(77, 151, 28, 0, 77, 151, 28, 0)
  const end = <usize>(across * bandRows)
  for (let i: usize = 0; i < end; i += 4) {
    const a = i32x4.dot_i16x8_s(v128.load_ext<u8>(source + (i << 2)), weights)
    const b = i32x4.dot_i16x8_s(v128.load_ext<u8>(source + (i << 2) + 8), weights)
    const sum = i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7))
    v128.store(light + (i << 2), f32x4.mul(f32x4.convert_i32x4_s(sum), f32x4.splat(1.0 / 256.0)))
  }
}

/** Structure tensor (xx, xy, yy) of two texels at a time, from central differences. */
function storeTensor(): void {
  const stride = (<usize>across) << 2
  for (let y = 0; y < bandRows; y += 2) {
    for (let x = 0; x < across; x += 4) {
      const p = light + ((<usize>(y * across + x)) << 2)
      let xx = f32x4.splat(0)
      let xy = xx
      let yy = xx
      if (y > 0 && y < bandRows - 2 && x > 0 && x < across - 4) {
        for (let q = p; q <= p + stride; q += stride) {
          const gx = f32x4.sub(v128.load(q + 4), v128.load(q - 4))
          const gy = f32x4.sub(v128.load(q + stride), v128.load(q - stride))
          xx = f32x4.add(xx, f32x4.mul(gx, gx))
          xy = f32x4.add(xy, f32x4.mul(gx, gy))
          yy = f32x4.add(yy, f32x4.mul(gy, gy))
        }
      }
      const to = tensor + ((<usize>((y >> 1) * texels + (x >> 1))) << 4)
      storeTexel(to, pairs(xx), pairs(xy), pairs(yy))
    }
  }
}

/** Sums of the first and second two lanes. */
function pairs(a: v128): v128 {
  return f32x4.add(v128.shuffle<f32>(a, a, 0, 2, 0, 2), v128.shuffle<f32>(a, a, 1, 3, 1, 3))
}

function storeTexel(to: usize, xx: v128, xy: v128, yy: v128): void {
  const both = v128.shuffle<f32>(xx, xy, 0, 4, 1, 5)
  v128.store(to, v128.shuffle<f32>(both, yy, 0, 1, 4, 4))
  v128.store(to, v128.shuffle<f32>(both, yy, 2, 3, 5, 5), 16)
}

/** Recursive blur there and back, along rows and along columns: wide smoothing at the price of two taps. */
function blurTensor(): void {
  const row = (<usize>texels) << 4
  const lines = bandRows >> 1
  for (let y = 0; y < lines; y++) {
    const start = tensor + <usize>y * row
    for (let p = start + 16; p < start + row; p += 16) follow(p, p - 16)
    for (let p = start + row - 32; p >= start; p -= 16) follow(p, p + 16)
  }
  for (let p = tensor + row; p < tensor + <usize>lines * row; p += 16) follow(p, p - row)
  for (let p = tensor + <usize>(lines - 1) * row - 16; p >= tensor; p -= 16) follow(p, p + row)
}

function follow(p: usize, before: usize): void {
  const kept = f32x4.mul(v128.load(before), f32x4.splat(KEEP))
  v128.store(p, f32x4.add(kept, f32x4.mul(v128.load(p), f32x4.splat(1 - KEEP))))
}

// ---------------------------------------------------------------- strokes

/** Paints the 2 x 2 pixels at (x, y) of the padded band: the mean of the sectors, the calmest weighing most. */
function paintBlock(x: i32, y: i32): void {
  const stride = (<usize>across) << 2
  const place = (<usize>(y * across + x)) << 2
  const from = source + place
  const to = painted + place
  const t = tensor + ((<usize>((y >> 1) * texels + (x >> 1))) << 4)
  const e = load<f32>(t)
  const f = load<f32>(t, 4)
  const g = load<f32>(t, 8)
  if (e + g < FLAT) {
    store<u64>(to, load<u64>(from))
    store<u64>(to + stride, load<u64>(from + stride))
    return
  }
  const chosen = chooseBrush(e, f, g)
  let total = f32x4.splat(0)
  let first = total
  let second = total
  let third = total
  let fourth = total
  for (let sector = chosen; sector < chosen + BRUSH_SIZE; sector += SECTOR_SIZE) {
    const count = load<i32>(sector, 4)
    if (count == 0) continue
    // Two pixels a vector of 16-bit sums, one a vector of 32-bit sums of squares.
    let upper = i16x8.splat(0)
    let lower = upper
    let squares0 = upper
    let squares1 = upper
    let squares2 = upper
    let squares3 = upper
    const end = sector + 8 + ((<usize>count) << 3)
    for (let sample = sector + 8; sample < end; sample += 8) {
      const p = from + <usize>load<i32>(sample)
      const weight = v128.load_splat<u16>(sample, 4)
      const a = v128.load_ext<u8>(p)
      const b = v128.load_ext<u8>(p + stride)
      const weightedA = i16x8.mul(a, weight)
      const weightedB = i16x8.mul(b, weight)
      upper = i16x8.add(upper, weightedA)
      lower = i16x8.add(lower, weightedB)
      squares0 = i32x4.add(squares0, i32x4.extmul_low_i16x8_u(weightedA, a))
      squares1 = i32x4.add(squares1, i32x4.extmul_high_i16x8_u(weightedA, a))
      squares2 = i32x4.add(squares2, i32x4.extmul_low_i16x8_u(weightedB, b))
      squares3 = i32x4.add(squares3, i32x4.extmul_high_i16x8_u(weightedB, b))
    }
    const share = v128.load_splat<f32>(sector)
    const mean0 = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(upper)), share)
    const mean1 = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_u(upper)), share)
    const mean2 = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(lower)), share)
    const mean3 = f32x4.mul(f32x4.convert_i32x4_s(i32x4.extend_high_i16x8_u(lower)), share)
    const calm = calmness(
      spread(squares0, share, mean0),
      spread(squares1, share, mean1),
      spread(squares2, share, mean2),
      spread(squares3, share, mean3),
    )
    total = f32x4.add(total, calm)
    first = f32x4.add(first, f32x4.mul(mean0, v128.shuffle<f32>(calm, calm, 0, 0, 0, 0)))
    second = f32x4.add(second, f32x4.mul(mean1, v128.shuffle<f32>(calm, calm, 1, 1, 1, 1)))
    third = f32x4.add(third, f32x4.mul(mean2, v128.shuffle<f32>(calm, calm, 2, 2, 2, 2)))
    fourth = f32x4.add(fourth, f32x4.mul(mean3, v128.shuffle<f32>(calm, calm, 3, 3, 3, 3)))
  }
  const scale = f32x4.div(f32x4.splat(BODY), total)
  const top = i16x8.narrow_i32x4_s(
    glazed(from, first, v128.shuffle<f32>(scale, scale, 0, 0, 0, 0)),
    glazed(from + 4, second, v128.shuffle<f32>(scale, scale, 1, 1, 1, 1)),
  )
  const bottom = i16x8.narrow_i32x4_s(
    glazed(from + stride, third, v128.shuffle<f32>(scale, scale, 2, 2, 2, 2)),
    glazed(from + stride + 4, fourth, v128.shuffle<f32>(scale, scale, 3, 3, 3, 3)),
  )
  const bytes = i8x16.narrow_i16x8_u(top, bottom)
  store<u64>(to, i64x2.extract_lane(bytes, 0))
  store<u64>(to + stride, i64x2.extract_lane(bytes, 1))
}

/** The brush along the edge that a texel of the tensor lies on: stretched where the edge is clear. */
function chooseBrush(e: f32, f: f32, g: f32): usize {
  const root = Mathf.sqrt((e - g) * (e - g) + 4 * f * f)
  const anisotropy: f32 = e + g > DIRECTED ? root / (e + g) : 0
  const stretch = <i32>(min(anisotropy, 1) * <f32>(STRETCHES - 1) + 0.5)
  const turns: f32 = Mathf.atan2(2 * f, e - g) * (0.5 / 3.14159265) + 0.5
  const direction = <i32>(turns * <f32>DIRECTIONS + 0.5)
  return brush(direction >= DIRECTIONS ? direction - DIRECTIONS : direction, stretch)
}

/** Variance of each channel. */
function spread(squares: v128, share: v128, mean: v128): v128 {
  return f32x4.sub(f32x4.mul(f32x4.convert_i32x4_s(squares), share), f32x4.mul(mean, mean))
}

/** Weights of four pixels' sectors, a lane a pixel, from their variances, a lane a channel. */
function calmness(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = v128.shuffle<f32>(a, b, 0, 4, 1, 5)
  const cd = v128.shuffle<f32>(c, d, 0, 4, 1, 5)
  const blueAb = v128.shuffle<f32>(a, b, 2, 6, 2, 6)
  const blueCd = v128.shuffle<f32>(c, d, 2, 6, 2, 6)
  const blue = v128.shuffle<f32>(blueAb, blueCd, 0, 1, 4, 5)
  const sum = f32x4.add(
    f32x4.add(v128.shuffle<f32>(ab, cd, 0, 1, 4, 5), v128.shuffle<f32>(ab, cd, 2, 3, 6, 7)),
    blue,
  )
  const variance = f32x4.pmax(sum, f32x4.splat(0))
  const slope = f32x4.add(
    f32x4.splat(0.02),
    f32x4.mul(f32x4.mul(variance, variance), f32x4.splat(0.00002)),
  )
  return f32x4.div(f32x4.splat(1), f32x4.add(f32x4.splat(1), f32x4.mul(variance, slope)))
}

/** The stroke over what was there: its sum times `scale`, and the rest of the pixel below. */
function glazed(pixel: usize, sum: v128, scale: v128): v128 {
  const below = f32x4.mul(colorAt(pixel), f32x4.splat(1 - BODY))
  return rounded(f32x4.add(f32x4.mul(sum, scale), below))
}

function rounded(a: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.add(a, f32x4.splat(0.5)))
}

// ---------------------------------------------------------------- enlargement and varnish

function placeColumn(x: i32): void {
  const place = placeOf(x, columns, targetColumns)
  const first = <i32>Mathf.floor(place)
  const to = table + <usize>x * COLUMN_SIZE
  store<i32>(to, (first - 1 + margin) << 4)
  store<f32>(to, Mathf.sin(<f32>x * 2.1) * 1.6, 4)
  v128.store(to, cubic(place - <f32>first), COLUMN_WEIGHTS)
}

/** Weights of four neighbours (Mitchell and Netravali, 1988), for a place `t` between the second and the third. */
function cubic(t: f32): v128 {
  return f32x4(mitchellFar(1 + t), mitchellNear(t), mitchellNear(1 - t), mitchellFar(2 - t))
}

function mitchellNear(x: f32): f32 {
  return (x * x * (7 * x - 12)) / 6 + 8.0 / 9.0
}

function mitchellFar(x: f32): f32 {
  return ((12 - (7.0 / 3.0) * x) * x * x - 20 * x + 32.0 / 3.0) / 6
}

/** Blends four painted rows into one at the height of row `y` of the picture: floats, four a pixel. */
function blendRows(y: i32, first: i32): void {
  const place = placeOf(y, rows, targetRows)
  const above = <i32>Mathf.floor(place)
  const weights = cubic(place - <f32>above)
  const a = v128.shuffle<f32>(weights, weights, 0, 0, 0, 0)
  const b = v128.shuffle<f32>(weights, weights, 1, 1, 1, 1)
  const c = v128.shuffle<f32>(weights, weights, 2, 2, 2, 2)
  const d = v128.shuffle<f32>(weights, weights, 3, 3, 3, 3)
  const stride = (<usize>across) << 2
  const row = painted + <usize>(above - 1 - first) * stride
  for (let x = margin - 4; x < margin + columns + 4; x++) {
    const p = row + ((<usize>x) << 2)
    const upper = f32x4.add(f32x4.mul(colorAt(p), a), f32x4.mul(colorAt(p + stride), b))
    const lower = f32x4.add(
      f32x4.mul(colorAt(p + 2 * stride), c),
      f32x4.mul(colorAt(p + 3 * stride), d),
    )
    v128.store(blended + ((<usize>x) << 4), f32x4.add(upper, lower))
  }
}

function colorAt(p: usize): v128 {
  const bytes = v128.load32_zero(p)
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes)))
}

function blendColumns(column: usize): v128 {
  const p = blended + <usize>load<i32>(column)
  const left = f32x4.add(
    f32x4.mul(v128.load(p), v128.load_splat<f32>(column, COLUMN_WEIGHTS)),
    f32x4.mul(v128.load(p, 16), v128.load_splat<f32>(column, COLUMN_WEIGHTS + 4)),
  )
  const right = f32x4.add(
    f32x4.mul(v128.load(p, 32), v128.load_splat<f32>(column, COLUMN_WEIGHTS + 8)),
    f32x4.mul(v128.load(p, 48), v128.load_splat<f32>(column, COLUMN_WEIGHTS + 12)),
  )
  return f32x4.add(left, right)
}

function luma(color: v128): f32 {
  return (
    f32x4.extract_lane(color, 0) * 0.3 +
    f32x4.extract_lane(color, 1) * 0.59 +
    f32x4.extract_lane(color, 2) * 0.11
  )
}

/** Keeps the brightness of the blended row for the relief of the next one. */
function storeLightAbove(): void {
  for (let x = 0; x < targetColumns; x++) {
    const color = blendColumns(table + <usize>x * COLUMN_SIZE)
    store<f32>(lightAbove + ((<usize>x) << 2), luma(color))
  }
}

/** Adds relief, from the pixel up and to the left, and grain to the blended row; the result is opaque. */
function varnishRow(y: i32, to: usize): void {
  const grain = Mathf.sin(<f32>y * 2.1)
  let aside = load<f32>(lightAbove)
  for (let x = 0; x < targetColumns; x++) {
    const column = table + <usize>x * COLUMN_SIZE
    const color = blendColumns(column)
    const own = luma(color)
    const relief: f32 = max<f32>(min<f32>((own - aside) * 0.16, 9), -9)
    const above = lightAbove + ((<usize>x) << 2)
    aside = load<f32>(above)
    store<f32>(above, own)
    const change = f32x4.splat(relief + grain * load<f32>(column, 4))
    const words = i16x8.narrow_i32x4_s(rounded(f32x4.add(color, change)), i32x4.splat(0))
    const bytes = i8x16.narrow_i16x8_u(words, words)
    store<u32>(to + ((<usize>x) << 2), i32x4.extract_lane(bytes, 0) | 0xff000000)
  }
}
