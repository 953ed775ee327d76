// Lays the paint of a traced stroke on the rows of the band.
import { share, hash } from './hash'
import { calm, spared } from './layer'
import {
  colorOf,
  measureSegments,
  pointX,
  pointY,
  points,
  segmentLength,
  segmentX,
  segmentY,
} from './path'
import { colorAt, rounded } from '../pixels'
import {
  apart,
  columnAt,
  depthAt,
  end,
  guideAt,
  kindOf,
  painted,
  rowAt,
  targetColumns,
  top,
  tracedColor,
} from './window'
import * as at from '../../src/kernel/layout'

/** How much nearer than where a hair begins, in codes of depth, a surface may be and still be covered by it. */
const BEFORE_OTHERS: i32 = 40
/** Skin, and other hair, curves towards the camera below the roots that lie on it. */
const BEFORE_SKIN: i32 = 200

/** Coverage below this leaves a pixel as it is. */
const FAINTEST: f32 = 0.004

/** Coverage, place along the segment and distance from it, for the four pixels at hand. */
const alphas = memory.data(16)
const along = memory.data(16)
const asides = memory.data(16)
/** How much paint each bristle across a brush holds. */
const bristles = memory.data(1024)

let half: f32 = 0
let body: f32 = 0
let firstBristle: u32 = 0
let nearest: i32 = 0
let own: i32 = 0
let bristly: bool = false
let bristlesPerPixel: f32 = 0
/** The segment being laid: where it begins, its unit vector and its length. */
let ax: f32 = 0
let ay: f32 = 0
let ux: f32 = 0
let uy: f32 = 0
let long: f32 = 0
/** The normals of the lines where it begins and ends. */
let fromX: f32 = 0
let fromY: f32 = 0
let toX: f32 = 0
let toY: f32 = 0

export function cutBristles(): void {
  for (let i = 0; i < 256; i++) {
    const own = share(hash(i, 7, 13), 0)
    const before = share(hash((i + 255) & 255, 7, 13), 0)
    const after = share(hash((i + 1) & 255, 7, 13), 0)
    store<f32>(
      bristles + ((<usize>i) << 2),
      0.75 + 0.5 * (0.25 * before + 0.5 * own + 0.25 * after),
    )
  }
}

/** Lays the path with a brush of `width`; it begins on pixels of `kind` at `depth`. */
export function layPath(width: f32, opacity: f32, bristle: u32, kind: i32, depth: i32): void {
  half = Mathf.max(0.6, width * 0.5)
  // What is narrower than a pixel covers less of it.
  body = opacity * Mathf.min(1, width / 1.2)
  firstBristle = bristle
  bristlesPerPixel = 10 / half
  // Narrow brushes have no room for bristles.
  bristly = half > 2
  own = kind
  nearest = depth
  measureSegments()
  for (let i = 0; i < points - 1; i++) laySegment(i)
}

function laySegment(i: i32): void {
  ax = pointX(i)
  ay = pointY(i)
  ux = segmentX(i)
  uy = segmentY(i)
  long = segmentLength(i)
  const bx: f32 = pointX(i + 1)
  const by: f32 = pointY(i + 1)
  const first = max(top, <i32>Mathf.floor(Mathf.min(ay, by) - half))
  const last = min(end - 1, <i32>Mathf.ceil(Mathf.max(ay, by) + half))
  if (first > last) return
  // Segments meet on the bisector of the angle between them, so that no pixel is painted twice.
  const before = max(i - 1, 0)
  const after = min(i + 1, points - 2)
  fromX = ux + segmentX(before)
  fromY = uy + segmentY(before)
  toX = ux + segmentX(after)
  toY = uy + segmentY(after)
  const left: f32 = Mathf.max(0, Mathf.floor(Mathf.min(ax, bx) - half))
  const right: f32 = Mathf.min(<f32>(targetColumns - 1), Mathf.ceil(Mathf.max(ax, bx) + half))
  const steep = Mathf.abs(uy) > 0.05
  const wide: f32 = steep ? (half + 0.6) / Mathf.abs(uy) : 0
  for (let y = first; y <= last; y++) {
    const middle: f32 = steep ? ax + ((<f32>y + 0.5 - ay) * ux) / uy - 0.5 : 0
    const from = steep ? Mathf.max(left, Mathf.ceil(middle - wide)) : left
    const to = steep ? Mathf.min(right, Mathf.floor(middle + wide)) : right
    layRow(i, y, <i32>from, <i32>to)
  }
}

/** Lays segment `i` on columns `from` to `to` of a row, four at a time. */
function layRow(i: i32, y: i32, from: i32, to: i32): void {
  const start = colorOf(i)
  const change = f32x4.sub(colorOf(i + 1), start)
  const row = painted + ((<usize>((y - top) * targetColumns)) << 2)
  const place = rowAt(y)
  for (let x = from; x <= to; x += 4) {
    const covering = coverFour(i, <f32>x + 0.5 - ax, <f32>y + 0.5 - ay)
    if (covering == 0) continue
    const count = min(4, to - x + 1)
    for (let k = 0; k < count; k++) {
      if (((covering >> k) & 1) == 0) continue
      const lane = (<usize>k) << 2
      const here = place + columnAt(x + k)
      const kind = kindOf(guideAt(here))
      if (kind != own && (calm > 0 || isBefore(kind, here))) continue
      const color = f32x4.add(start, f32x4.mul(change, v128.load_splat<f32>(along + lane)))
      let alpha = load<f32>(alphas + lane)
      if (bristly) alpha = Mathf.min(1, alpha * bristleAt(load<f32>(asides + lane)))
      if (kind == at.BRUSH_FUR || calm > 0) alpha *= likeness(here, color)
      const pixel = row + ((<usize>(x + k)) << 2)
      const below = colorAt(pixel)
      storeColor(pixel, f32x4.add(below, f32x4.mul(f32x4.sub(color, below), f32x4.splat(alpha))))
    }
  }
}

/**
 * Finds how much segment `i` covers of the four pixels that are (x, y), (x + 1, y) and so on from its first point.
 * Returns a bit for each that it covers.
 */
function coverFour(i: i32, x: f32, y: f32): i32 {
  const qx = f32x4.add(f32x4.splat(x), f32x4(0, 1, 2, 3))
  const far = f32x4.add(f32x4.mul(qx, f32x4.splat(ux)), f32x4.splat(y * uy))
  const aside = f32x4.sub(f32x4.mul(qx, f32x4.splat(uy)), f32x4.splat(y * ux))
  const after = f32x4.add(f32x4.mul(qx, f32x4.splat(fromX)), f32x4.splat(y * fromY))
  const before = f32x4.add(
    f32x4.mul(f32x4.sub(qx, f32x4.splat(ux * long)), f32x4.splat(toX)),
    f32x4.splat((y - uy * long) * toY),
  )
  const inside = v128.and(f32x4.ge(after, f32x4.splat(0)), f32x4.lt(before, f32x4.splat(0)))
  const t = clampOne(f32x4.mul(far, f32x4.splat(1 / long)))
  const way = f32x4.mul(f32x4.add(t, f32x4.splat(<f32>i)), f32x4.splat(1 / <f32>(points - 1)))
  const alpha = v128.and(inside, calm > 0 ? dabbed(way, aside) : combed(way, aside))
  v128.store(alphas, alpha)
  v128.store(along, t)
  v128.store(asides, aside)
  return i32x4.bitmask(f32x4.gt(alpha, f32x4.splat(FAINTEST)))
}

/** How much of four pixels a hair covers: it starts thin and faint, and ends in a point. */
function combed(way: v128, aside: v128): v128 {
  const thick = f32x4.mul(swelling(way, 0.5, 3), swelling(f32x4.sub(f32x4.splat(1), way), 0.1, 1.6))
  const faint = f32x4.pmin(f32x4.splat(1), f32x4.mul(way, f32x4.splat(12)))
  return f32x4.mul(f32x4.mul(within(thick, aside, 1.5), faint), f32x4.splat(body))
}

/** How much of four pixels a dab covers: it is blunt, with soft sides. */
function dabbed(way: v128, aside: v128): v128 {
  const thick = f32x4.mul(swelling(way, 0.6, 2.4), swelling(f32x4.sub(f32x4.splat(1), way), 0.5, 2))
  const faint = f32x4.mul(swelling(way, 0, 6), swelling(f32x4.sub(f32x4.splat(1), way), 0, 4))
  return f32x4.mul(f32x4.mul(within(thick, aside, half * 0.5), faint), f32x4.splat(body))
}

/** From `least` to one, at a rate of `growth`. */
function swelling(way: v128, least: f32, growth: f32): v128 {
  return f32x4.pmin(
    f32x4.splat(1),
    f32x4.add(f32x4.splat(least), f32x4.mul(way, f32x4.splat(growth))),
  )
}

/** How much pixels at a distance from the middle of the brush are within its thickness; `soft` is the width of its edge. */
function within(thick: v128, aside: v128, soft: f32): v128 {
  const edge = f32x4.sub(f32x4.mul(f32x4.splat(half), thick), f32x4.abs(aside))
  return clampOne(f32x4.mul(f32x4.add(edge, f32x4.splat(0.5)), f32x4.splat(1 / soft)))
}

function clampOne(a: v128): v128 {
  return f32x4.pmax(f32x4.splat(0), f32x4.pmin(f32x4.splat(1), a))
}

/** How much paint the bristle at a distance from the middle of the brush holds. */
function bristleAt(aside: f32): f32 {
  const i = (<i32>firstBristle + <i32>(aside * bristlesPerPixel + 40)) & 255
  return load<f32>(bristles + ((<usize>i) << 2))
}

/** How little the picture differs from the stroke: 1 up to the layer's limit, 0 from twice of it. */
function likeness(place: i32, color: v128): f32 {
  const far = apart(tracedColor(place), color)
  return clamp(2 - far / spared, 0, 1)
}

function clamp(x: f32, low: f32, high: f32): f32 {
  return Mathf.min(Mathf.max(x, low), high)
}

function storeColor(p: usize, color: v128): void {
  const words = i16x8.narrow_i32x4_s(rounded(color), i32x4.splat(0))
  const bytes = i8x16.narrow_i16x8_u(words, words)
  store<u32>(p, i32x4.extract_lane(bytes, 0) | 0xff000000)
}

/** Whether what a pixel shows may not be covered by the hair, which is of another kind. */
function isBefore(kind: i32, place: i32): bool {
  if (kind == at.BRUSH_KEPT) return true
  const solid = kind == at.BRUSH_BACKDROP || kind == at.BRUSH_CLOTH || kind == at.BRUSH_OTHER
  return depthAt(place) + (solid ? BEFORE_OTHERS : BEFORE_SKIN) < nearest
}
