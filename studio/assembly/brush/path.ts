// The path of a stroke: points in the finished picture, each with a color, and the segments between them.

const MOST: i32 = 16
const colors = memory.data(256)
/** Of each point, x and y; of the segment after it, its unit vector and its length. */
const POINT_SIZE: usize = 20
const path = memory.data(320)

export let points: i32 = 0

export function startPath(): void {
  points = 0
}

export function addPoint(x: f32, y: f32, color: v128): void {
  if (points == MOST) return
  const p = pointAt(points)
  store<f32>(p, x)
  store<f32>(p, y, 4)
  setColor(points, color)
  points++
}

export function measureSegments(): void {
  for (let i = 0; i < points - 1; i++) {
    const p = pointAt(i)
    const x: f32 = pointX(i + 1) - pointX(i)
    const y: f32 = pointY(i + 1) - pointY(i)
    const long: f32 = Mathf.sqrt(x * x + y * y) + 0.0001
    store<f32>(p, x / long, 8)
    store<f32>(p, y / long, 12)
    store<f32>(p, long, 16)
  }
}

export function pointX(i: i32): f32 {
  return load<f32>(pointAt(i))
}

export function pointY(i: i32): f32 {
  return load<f32>(pointAt(i), 4)
}

export function segmentX(i: i32): f32 {
  return load<f32>(pointAt(i), 8)
}

export function segmentY(i: i32): f32 {
  return load<f32>(pointAt(i), 12)
}

export function segmentLength(i: i32): f32 {
  return load<f32>(pointAt(i), 16)
}

export function colorOf(i: i32): v128 {
  return v128.load(colors + ((<usize>i) << 4))
}

export function setColor(i: i32, color: v128): void {
  v128.store(colors + ((<usize>i) << 4), color)
}

function pointAt(i: i32): usize {
  return path + <usize>i * POINT_SIZE
}
