// Polygons of paint in the plane of the front, and the patterns they can be filled with.
import { clamp, ease, lattice, noise } from './maths'
import * as at from '../../src/kernel/layout'

/**
 * How much of a panel's paint covers a point, 0 to 1. Parameters: the range of distances from the edge (below zero
 * inside) that is painted, its softness, the pattern and its frequency, the length of dashes, the number of corners,
 * then their x and y.
 */
export function panelWeight(q: usize, qx: f32, qy: f32, x: f32, y: f32): f32 {
  const far = cachedDistance(q + 28, <usize>load<f32>(q, 24), qx, qy)
  const soft = load<f32>(q, 8)
  const weight: f32 =
    ease(load<f32>(q) - soft, load<f32>(q) + soft, far) *
    ease(load<f32>(q, 4) + soft, load<f32>(q, 4) - soft, far)
  if (weight <= 0) return 0
  const dash = load<f32>(q, 20)
  if (dash > 0 && fraction(along / dash) > 0.6) return 0
  return weight * pattern(<i32>load<f32>(q, 12), x * load<f32>(q, 16), y * load<f32>(q, 16))
}

/** How far along the edge its nearest point is. */
let along: f32 = 0

// The polygon and point of the last call, cached because the rim, the paint and the border of a piece are successive
// layers with the same polygon.
let lastCorners: usize = 0
let lastCount: usize = 0
let lastX: f32 = 0
let lastY: f32 = 0
let lastDistance: f32 = 0

/** Returns the distance to the edge and sets `along`; computes them only once for layers of the same polygon. */
function cachedDistance(corners: usize, count: usize, x: f32, y: f32): f32 {
  const same =
    x == lastX &&
    y == lastY &&
    count == lastCount &&
    memory.compare(corners, lastCorners, count * 8) == 0
  if (!same) lastDistance = distanceToEdge(corners, count, x, y)
  lastCorners = corners
  lastCount = count
  lastX = x
  lastY = y
  return lastDistance
}

function distanceToEdge(corners: usize, count: usize, x: f32, y: f32): f32 {
  let nearest2: f32 = 1000000
  let side: f32 = 1
  let passed: f32 = 0
  let j = corners + (count - 1) * 8
  for (let i = corners; i < corners + count * 8; i += 8) {
    const ex: f32 = load<f32>(i) - load<f32>(j)
    const ey: f32 = load<f32>(i, 4) - load<f32>(j, 4)
    const wx: f32 = x - load<f32>(j)
    const wy: f32 = y - load<f32>(j, 4)
    const l2: f32 = ex * ex + ey * ey
    const t = clamp((wx * ex + wy * ey) / l2, 0, 1)
    const dx: f32 = wx - ex * t
    const dy: f32 = wy - ey * t
    const d2: f32 = dx * dx + dy * dy
    const l = Mathf.sqrt(l2)
    if (d2 < nearest2) {
      nearest2 = d2
      along = passed + l * t
    }
    passed += l
    const rises = wy >= 0 && y < load<f32>(i, 4)
    const falls = wy < 0 && y >= load<f32>(i, 4)
    const left: f32 = ex * wy - ey * wx
    if ((rises && left > 0) || (falls && left < 0)) side = -side
    j = i
  }
  return side * Mathf.sqrt(nearest2)
}

/** How much of the paint a pattern lets through at a point, 0 to 1. */
function pattern(kind: i32, x: f32, y: f32): f32 {
  switch (kind) {
    case at.PATTERN_BARS:
      return bar(x)
    case at.PATTERN_HOOPS:
      return bar(y)
    case at.PATTERN_CHECK:
      return 0.5 * (bar(x) + bar(y))
    case at.PATTERN_MAIL:
      return rings(x, y)
    case at.PATTERN_KNIT:
      return stitches(x, y)
    case at.PATTERN_DOTS:
      return dots(x, y)
    case at.PATTERN_SCALES:
      return scales(x, y)
    case at.PATTERN_QUILT:
      return Mathf.max(seam(x + y), seam(x - y))
    case at.PATTERN_FUR:
      return ease(0.3, 0.75, noise(x, y * 0.28, 0) * 0.6 + noise(x * 2.1, y * 0.5, 7) * 0.5)
    case at.PATTERN_PATCHES:
      return ease(0.5, 0.54, noise(x, y * 0.8, 3))
    default:
      return 1
  }
}

function fraction(a: f32): f32 {
  return a - Mathf.floor(a)
}

/** Half of each unit, with softened edges. */
function bar(a: f32): f32 {
  return ease(0.2, 0.28, Mathf.abs(fraction(a) - 0.5))
}

/** A thin line in each unit. */
function seam(a: f32): f32 {
  return ease(0.43, 0.48, Mathf.abs(fraction(a) - 0.5))
}

/** Interlinked rings: the dark between the wires. */
function rings(x: f32, y: f32): f32 {
  return 1 - Mathf.max(wire(x, y), wire(x + 0.5, y + 0.5))
}

function wire(x: f32, y: f32): f32 {
  const u: f32 = fraction(x) - 0.5
  const v: f32 = fraction(y) - 0.5
  const from: f32 = Mathf.abs(Mathf.sqrt(u * u + v * v) - 0.36)
  return ease(0.14, 0.05, from) * (0.7 + 0.3 * ease(-0.3, 0.4, v - u))
}

/** Columns of knitted stitches: the dark between them. */
function stitches(x: f32, y: f32): f32 {
  const u: f32 = Mathf.abs(fraction(x) - 0.5)
  const v: f32 = Mathf.abs(fraction(y + u * 1.4) - 0.5)
  return Mathf.max(ease(0.4, 0.5, u), Mathf.max(ease(0.36, 0.5, v), ease(0.06, 0, u) * 0.6))
}

function dots(x: f32, y: f32): f32 {
  const shifted: f32 = x + 0.5 * Mathf.floor(y)
  const u: f32 = fraction(shifted) - 0.5
  const v: f32 = fraction(y) - 0.5
  return ease(0.27, 0.21, Mathf.sqrt(u * u + v * v))
}

/** Rows of rounded plates that overlap the next row down: the shade below their edges. */
function scales(x: f32, y: f32): f32 {
  const row = Mathf.floor(y)
  const v: f32 = y - row
  const u: f32 = fraction(x + 0.5 * row) - 0.5
  const edge: f32 = 0.5 - Mathf.sqrt(Mathf.max(0, 0.26 - u * u))
  const tone: f32 = 0.35 * lattice(<i32>Mathf.floor(x + 0.5 * row), <i32>row, 5)
  return Mathf.max(ease(0.16, 0.02, Mathf.abs(v - edge)), tone)
}
