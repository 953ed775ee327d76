// Dabs: broad strokes for what is calm, such as an open sky. They run along the edges of the picture and leave out
// whatever has detail.
import { share } from './hash'
import { headingX, headingY, steer, turnTowards } from './heading'
import { calm, jitter, length, opacity, width } from './layer'
import { layPath } from './lay'
import { addPoint, points, startPath } from './path'
import { apart, colorHere, guideAt, kindOf, placeAt } from './window'

const STEPS: i32 = 5
/** The fewest points of a dab worth painting: short ones look like confetti. */
const FEWEST: i32 = 4
/** The number of directions in which the colors around a dab must be like its own. */
const AROUND: i32 = 8
const EIGHTH_TURN: f32 = 0.70710678
/** The difference across a dab, summed over the channels, from which it runs along an edge. */
const EDGE: f32 = 5

/** The unit vector along the edge that was found last. */
let edgeX: f32 = 1
let edgeY: f32 = 0

/** Paints the dab that begins at (x, y) on pixels of a kind. The hashes decide what it looks like. */
export function paintDab(x: f32, y: f32, kind: i32, shape: u32, dye: u32): void {
  const color = colorHere(x, y)
  if (!isCalm(x, y, kind, color)) return
  trace(x, y, kind, color, tinted(color, dye), shape)
  if (points < FEWEST) return
  layPath(width * (0.7 + 0.5 * share(shape, 3)), opacity, dye, kind, 0)
}

function trace(x: f32, y: f32, kind: i32, color: v128, paint: v128, shape: u32): void {
  const stride: f32 = (length * (0.6 + 0.7 * share(shape, 0))) / <f32>STEPS
  const whim: f32 = share(shape, 1) - 0.5
  startPath()
  addPoint(x, y, paint)
  findEdge(x, y, whim)
  const forth: f32 = share(shape, 2) < 0.5 ? -1 : 1
  steer(edgeX * forth, edgeY * forth)
  for (let step = 0; step < STEPS; step++) {
    x += headingX * stride
    y += headingY * stride
    if (!isLike(x, y, kind, color)) return
    addPoint(x, y, paint)
    findEdge(x, y, whim)
    turnTowards(edgeX, edgeY, 0.5)
  }
}

function tinted(color: v128, dye: u32): v128 {
  const value: f32 = 1 + jitter * (share(dye, 0) + share(dye, 1) - 1)
  const warmth: f32 = jitter * 0.5 * (share(dye, 2) * 2 - 1)
  return f32x4.mul(color, f32x4(value * (1 + warmth), value, value * (1 - warmth), 1))
}

/** Whether everything that a dab at (x, y) could cover has its kind and almost its color. */
function isCalm(x: f32, y: f32, kind: i32, color: v128): bool {
  const near: f32 = width * 0.8
  const far: f32 = length * 0.7
  let dx: f32 = 1
  let dy: f32 = 0
  for (let i = 0; i < AROUND; i++) {
    if (!isLike(x + dx * near, y + dy * near, kind, color)) return false
    if (!isLike(x + dx * far, y + dy * far, kind, color)) return false
    const turned: f32 = (dx - dy) * EIGHTH_TURN
    dy = (dx + dy) * EIGHTH_TURN
    dx = turned
  }
  return true
}

function isLike(x: f32, y: f32, kind: i32, color: v128): bool {
  return kindOf(guideAt(placeAt(x, y))) == kind && apart(colorHere(x, y), color) < calm
}

/** Finds the edge at (x, y); where there is none, a wave that turns slowly. */
function findEdge(x: f32, y: f32, whim: f32): void {
  const reach: f32 = width * 0.6
  const slopeX = step(x - reach, y, x + reach, y)
  const slopeY = step(x, y - reach, x, y + reach)
  const steep: f32 = Mathf.sqrt(slopeX * slopeX + slopeY * slopeY) + 0.0001
  const clear = Mathf.min(1, steep / EDGE)
  const side: f32 = slopeY < 0 ? -clear : clear
  const wave: f32 = 0.5 * Mathf.sin((x * 0.9 + y * 1.7) / length) + whim - 0.35
  const ex: f32 = (slopeY / steep) * side + 1 - clear
  const ey: f32 = (-slopeX / steep) * side + (1 - clear) * wave + 0.3 * whim
  const scale: f32 = 1 / (Mathf.sqrt(ex * ex + ey * ey) + 0.0001)
  edgeX = ex * scale
  edgeY = ey * scale
}

/** How much brighter the second place is than the first. */
function step(ax: f32, ay: f32, bx: f32, by: f32): f32 {
  const d = f32x4.sub(colorHere(bx, by), colorHere(ax, ay))
  return f32x4.extract_lane(d, 0) + f32x4.extract_lane(d, 1) + f32x4.extract_lane(d, 2)
}
