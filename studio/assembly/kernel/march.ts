// Sphere tracing, one packet of rays at a time.
import { FAR, MISS } from './depth'
import { NOTHING, distance } from './distance'
import { storeFour } from './maths'
import { aim, aimX, aimY, aimZ, storeDirection } from './ray'
import { culling, height, originX, originY, originZ, pixel, scratch, width } from './scene'
import { CLEAR, LANE_A, LANE_B, LANE_C } from './scratch'
import {
  LANES,
  V,
  add,
  and,
  any,
  div,
  get,
  less,
  max,
  min,
  mul,
  put,
  select,
  splat,
  sub,
} from './lanes'

export let marched: V = splat(0)

/** Marches along the stored directions from depth `start`; sets `marched` to the depths, MISS where nothing was hit. */
export function march(start: f32, list: usize, count: i32): void {
  const dx = get(scratch + LANE_A)
  const dy = get(scratch + LANE_B)
  const dz = get(scratch + LANE_C)
  const ox = splat(originX)
  const oy = splat(originY)
  const oz = splat(originZ)
  const tolerance = splat(pixel * 0.15)
  let t = splat(start)
  let d = splat(0)
  let step = splat(0)
  let slope = splat(1)
  for (let i = 0; i < 72; i++) {
    d = distance(
      add(ox, mul(dx, t)),
      add(oy, mul(dy, t)),
      add(oz, mul(dz, t)),
      list,
      count,
      splat(NOTHING),
    )
    slope = select(less(splat(0), step), div(sub(step, d), step), slope)
    const going = and(less(mul(t, tolerance), d), less(t, splat(FAR)))
    if (!any(going)) break
    step = select(going, d, splat(0))
    t = add(t, step)
  }
  // Rays stop within a seventh of a pixel of the surface; the slope of the last step gives the rest of the way.
  const rest = div(d, min(max(slope, splat(0.3)), splat(1)))
  marched = select(less(d, mul(t, splat(pixel * 6))), add(t, rest), splat(MISS))
}

/** The first depth after `from` at which the cone of a square of pixels comes near anything; -1 when it never does. */
export function clearDepth(x0: f32, y0: f32, size: f32, from: f32, list: usize, count: i32): f32 {
  if (count == 0) return -1
  if (!culling) return from
  aim(x0 + size * 0.5 - width * 0.5, height * 0.5 - (y0 + size * 0.5))
  const spread: f32 = pixel * size * 0.75
  let t: f32 = from
  for (let i = 0; i < 48; i++) {
    const d = distance(
      splat(originX + aimX * t),
      splat(originY + aimY * t),
      splat(originZ + aimZ * t),
      list,
      count,
      splat(NOTHING),
    )
    put(scratch + LANE_A, d)
    const clear = load<f32>(scratch + LANE_A)
    if (clear < spread * t * 1.2) return t - 0.02
    t += clear - spread * t * 0.9
    if (t > FAR) return -1
  }
  return t - 0.05
}

/** Stores in CLEAR the depth, from `start`, up to which the cone of each quarter (4 x 4 pixels) is clear. */
export function clearQuarters(x0: i32, y0: i32, start: f32, list: usize, count: i32): void {
  if (!culling) {
    storeFour(scratch + CLEAR, start, start, start, start)
    return
  }
  const spread = splat(pixel * 3)
  for (let first = 0; first < 4; first += LANES) {
    for (let lane = 0; lane < LANES; lane++) {
      const quarter = first + lane
      const px: f32 = <f32>(x0 + ((quarter & 1) << 2) + 2)
      const py: f32 = <f32>(y0 + ((quarter >> 1) << 2) + 2)
      aim(px - width * 0.5, height * 0.5 - py)
      storeDirection(lane)
    }
    const dx = get(scratch + LANE_A)
    const dy = get(scratch + LANE_B)
    const dz = get(scratch + LANE_C)
    let t = splat(start)
    for (let i = 0; i < 24; i++) {
      const d = distance(
        add(splat(originX), mul(dx, t)),
        add(splat(originY), mul(dy, t)),
        add(splat(originZ), mul(dz, t)),
        list,
        count,
        splat(NOTHING),
      )
      const wide = mul(spread, t)
      const going = and(less(mul(wide, splat(1.2)), d), less(t, splat(FAR)))
      if (!any(going)) break
      t = select(going, add(t, sub(d, mul(wide, splat(0.9)))), t)
    }
    put(scratch + CLEAR + ((<usize>first) << 2), sub(t, splat(0.01)))
  }
}
