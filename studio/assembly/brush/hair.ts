// Hairs follow the direction in which the hair below them grows, and take their colors from it.
import { share } from './hash'
import { follow, headingX, headingY, steer, turnTo } from './heading'
import { carry, jitter, length, opacity, over, roots, spared, stray, width } from './layer'
import { layPath } from './lay'
import { addPoint, colorOf, points, setColor, startPath } from './path'
import { apart, colorHere, depthAt, guideAt, kindOf, placeAt } from './window'
import * as at from '../../src/kernel/layout'

/** The number of steps of a hair that is not cut short. */
const STEPS: i32 = 9
/** How far a hair that flies away bends off its course at each step, and how many steps it may go beyond the hair. */
const ASTRAY: f32 = 0.3
const STRAY_STEPS: i32 = 4

/** Paints the hair that grows at (x, y), where it has a guide. The hashes decide what it looks like. */
export function paintHair(x: f32, y: f32, guide: i32, shape: u32, dye: u32): void {
  follow(guide)
  if (roots > 0 && !isSkin(x - headingX * roots, y - headingY * roots)) return
  const flies = share(shape, 0) < stray
  const stride: f32 = (length * (0.6 + 0.7 * share(shape, 1))) / <f32>STEPS
  trace(x, y, guide, stride, flies, share(shape, 2))
  if (points < 3) return
  tint(dye)
  const body: f32 = flies ? opacity * 0.6 : opacity
  layPath(width * (0.7 + 0.5 * share(shape, 3)), body, dye, kindOf(guide), depthAt(placeAt(x, y)))
}

function trace(x: f32, y: f32, guide: i32, stride: f32, flies: bool, whim: f32): void {
  const kind = kindOf(guide)
  const own = colorHere(x, y)
  const drift: f32 = flies ? (whim - 0.5) * ASTRAY : 0
  let left: i32 = flies ? STRAY_STEPS : over
  let sum = own
  let count: f32 = 1
  startPath()
  // It begins a little before its cell, even outside the hair: that softens where hair begins.
  const before: f32 = roots > 0 ? roots * 1.3 * whim : stride * (0.4 + <f32>over * whim * 1.6)
  addPoint(x - headingX * before, y - headingY * before, own)
  addPoint(x, y, own)
  for (let step = 0; step < STEPS; step++) {
    x += headingX * stride
    y += headingY * stride
    const there = guideAt(placeAt(x, y))
    let color = colorOf(points - 1)
    if (kindOf(there) == kind) {
      color = colorHere(x, y)
      if (apart(color, own) > spared * 3 && !flies) break
      sum = f32x4.add(sum, color)
      count += 1
      turnTo(there, flies ? 0.3 : 0.7)
    } else {
      left--
      if (left < 0 || kindOf(there) == at.BRUSH_KEPT) break
    }
    steer(headingX - headingY * drift, headingY + headingX * drift)
    addPoint(x, y, color)
  }
  evenOut(f32x4.mul(sum, f32x4.splat(1 / count)))
}

function isSkin(x: f32, y: f32): bool {
  const kind = kindOf(guideAt(placeAt(x, y)))
  return kind == at.BRUSH_SKIN || kind == at.BRUSH_FUZZ
}

/** Moves all colors towards their mean. */
function evenOut(mean: v128): void {
  for (let i = 0; i < points; i++) {
    const color = colorOf(i)
    setColor(i, f32x4.add(color, f32x4.mul(f32x4.sub(mean, color), f32x4.splat(carry))))
  }
}

/** Makes the whole hair lighter or darker, and slightly warmer or colder, than what is below it. */
function tint(dye: u32): void {
  const value: f32 = 1 + jitter * (share(dye, 0) + share(dye, 1) - 1)
  const warmth: f32 = jitter * 0.2 * (share(dye, 2) * 2 - 1)
  const factors = f32x4(value * (1 + warmth), value, value * (1 - warmth), 1)
  for (let i = 0; i < points; i++) setColor(i, f32x4.mul(colorOf(i), factors))
}
