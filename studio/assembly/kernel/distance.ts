// The signed distance field of the tape.
import { figureOf, placeOf } from './figures'
import { length, square } from './laneMaths'
import { pastGroup, pastLock, primitiveAt } from './lists'
import { groups } from './scene'
import {
  almond,
  alongAxis,
  box,
  bump,
  cone,
  cylinder,
  ellipsoid,
  frustum,
  groove,
  gyroid,
  line,
  mouthRelief,
  panel,
  parameter,
  plane,
  sphere,
  torus,
  wave,
} from './shapes'
import {
  V,
  abs,
  add,
  any,
  div,
  less,
  loadSplat,
  max,
  min,
  mul,
  neg,
  select,
  splat,
  sqrt,
  sub,
} from './lanes'
import * as at from '../../src/kernel/layout'

export const NOTHING: f32 = 1000000.0
/** An upper bound on how far brushes raise a surface. */
const RELIEF: f32 = 0.3
/** A distance from a surface at which no step can jump over its relief. */
const FAR_OFF: f32 = 0.8

export let nearestGroup: V = splat(0)

/**
 * Signed distance to the listed primitives, or `most` where that is less. Sets `nearestGroup` to the index
 * of the nearest group, -1 where `most` was less.
 */
export function distance(worldX: V, worldY: V, worldZ: V, list: usize, count: i32, most: V): V {
  let x = worldX
  let y = worldY
  let z = worldZ
  let figure: i32 = 0
  const zero = splat(0)
  let mirroredX = softAbs(x)
  let best = most
  let bestGroup = splat(-1)
  let d = splat(NOTHING)
  let group: i32 = -1
  /** Distance to the groups before this one, in this group's scale. */
  let inFront = best
  let i: i32 = 0
  while (i < count) {
    const p = primitiveAt(list, i)
    const itsGroup = load<i32>(p, at.GROUP_INDEX)
    if (itsGroup != group) {
      if (group >= 0) {
        const scaled = mul(d, loadSplat(groups + <usize>group * at.GROUP_SIZE + at.GROUP_SCALE))
        bestGroup = select(less(scaled, best), splat(<f32>group), bestGroup)
        best = min(best, scaled)
      }
      group = itsGroup
      d = splat(NOTHING)
      inFront = div(best, loadSplat(groups + <usize>group * at.GROUP_SIZE + at.GROUP_SCALE))
      if (figureOf(p) != figure) {
        figure = figureOf(p)
        const place = placeOf(p)
        let dx = sub(worldX, loadSplat(place + at.PLACE_ORIGIN))
        let dy = sub(worldY, loadSplat(place + at.PLACE_ORIGIN + 4))
        const dz = sub(worldZ, loadSplat(place + at.PLACE_ORIGIN + 8))
        if (load<f32>(place, at.PLACE_LEAN + 4) != 0) {
          const cos = loadSplat(place + at.PLACE_LEAN)
          const sin = loadSplat(place + at.PLACE_LEAN + 4)
          const upright = add(mul(dx, cos), mul(dy, sin))
          dy = sub(mul(dy, cos), mul(dx, sin))
          dx = upright
        }
        x = turned(place + at.PLACE_ACROSS, dx, dz)
        y = mul(dy, loadSplat(place + at.PLACE_SHRINK))
        z = turned(place + at.PLACE_FRONT, dx, dz)
        mirroredX = softAbs(x)
      }
      const ball = groups + <usize>group * at.GROUP_SIZE + at.GROUP_BALL
      if (!meetsBall(ball, x, y, z, inFront)) {
        i = pastGroup(list, i, count)
        continue
      }
    }
    const operation = load<i32>(p, at.OPERATION)
    if (operation == at.LINK) {
      // A lock (a chain of cones) is a hard union that blends with the rest as one piece, so its joints do not bulge.
      const lock = load<f32>(p, at.LOCK)
      const blend = loadSplat(p + at.BLEND)
      // A link beyond this reach changes nothing: it neither blends with its group nor comes near the groups before it.
      let reach = min(add(d, blend), add(inFront, add(blend, blend)))
      if (!meetsBall(p + at.LOCK_BALL, x, y, z, reach)) {
        i = pastLock(list, i, count)
        continue
      }
      let nearest = splat(NOTHING)
      let touched = false
      let link = p
      do {
        const bx = sub(x, loadSplat(link + at.BOUND))
        const by = sub(y, loadSplat(link + at.BOUND + 4))
        const bz = sub(z, loadSplat(link + at.BOUND + 8))
        const far = max(add(reach, loadSplat(link + at.CONE_RADIUS)), zero)
        if (any(less(add(add(mul(bx, bx), mul(by, by)), mul(bz, bz)), mul(far, far)))) {
          const qx = sub(x, loadSplat(link + at.CENTER))
          const qy = sub(y, loadSplat(link + at.CENTER + 4))
          const qz = sub(z, loadSplat(link + at.CENTER + 8))
          const h = alongAxis(link, qx, qy, qz)
          const radius = add(parameter(link, 4), mul(parameter(link, 5), h))
          const aside = length(
            sub(qx, mul(parameter(link, 0), h)),
            sub(qy, mul(parameter(link, 1), h)),
            sub(qz, mul(parameter(link, 2), h)),
          )
          nearest = min(nearest, sub(aside, radius))
          reach = min(reach, nearest)
          touched = true
        }
        i++
        link = primitiveAt(list, i)
      } while (i < count && load<f32>(link, at.LOCK) == lock)
      if (touched) d = smoothMin(d, nearest, p)
      continue
    }
    i++
    if (operation == at.PUSH) {
      const reach = min(add(inFront, splat(RELIEF)), splat(FAR_OFF))
      if (!any(less(d, reach))) continue
    }
    const shape = load<i32>(p, at.SHAPE)
    let qx = sub((shape & at.FLAG_MIRRORED) != 0 ? mirroredX : x, loadSplat(p + at.CENTER))
    let qy = sub(y, loadSplat(p + at.CENTER + 4))
    let qz = sub(z, loadSplat(p + at.CENTER + 8))
    if ((shape & at.FLAG_ROTATED) != 0) {
      const rx = rotated(p, 0, qx, qy, qz)
      const ry = rotated(p, 12, qx, qy, qz)
      const rz = rotated(p, 24, qx, qy, qz)
      qx = rx
      qy = ry
      qz = rz
    }
    // The switch is here rather than in shapes.ts because the compiler then makes faster code of it.
    let e: V
    switch (shape & at.SHAPE_MASK) {
      case at.ELLIPSOID: {
        e = ellipsoid(p, qx, qy, qz)
        break
      }
      case at.SPHERE: {
        e = sphere(p, qx, qy, qz)
        break
      }
      case at.CONE: {
        e = cone(p, qx, qy, qz)
        break
      }
      case at.BOX: {
        e = box(p, qx, qy, qz)
        break
      }
      case at.TORUS: {
        e = torus(p, qx, qy, qz)
        break
      }
      case at.CYLINDER: {
        e = cylinder(p, qx, qy, qz)
        break
      }
      case at.ALMOND: {
        e = almond(p, qx, qy, qz)
        break
      }
      case at.BUMP: {
        e = bump(p, qx, qy, qz)
        break
      }
      case at.GROOVE: {
        e = groove(p, qx, qy, qz)
        break
      }
      case at.MOUTH: {
        e = mouthRelief(p, qx, qy, qz)
        break
      }
      case at.WAVE: {
        e = wave(p, qx, qy, qz)
        break
      }
      case at.GYROID: {
        e = gyroid(p, qx, qy, qz)
        break
      }
      case at.PANEL: {
        e = panel(p, qx, qy, qz)
        break
      }
      case at.LINE: {
        e = line(p, qx, qy, qz)
        break
      }
      case at.PLANE: {
        e = plane(p, qx, qy, qz)
        break
      }
      default: {
        e = frustum(p, qx, qy, qz)
      }
    }
    if (operation == at.ADD) {
      d = smoothMin(d, e, p)
    } else if (operation == at.CUT) {
      d = neg(smoothMin(neg(d), e, p))
    } else if (operation == at.KEEP) {
      d = neg(smoothMin(neg(d), neg(e), p))
    } else {
      d = sub(d, e)
    }
  }
  if (group >= 0) {
    const scaled = mul(d, loadSplat(groups + <usize>group * at.GROUP_SIZE + at.GROUP_SCALE))
    bestGroup = select(less(scaled, best), splat(<f32>group), bestGroup)
    best = min(best, scaled)
  }
  nearestGroup = bestGroup
  return best
}

/** Whether any of the points is in a ball (x, y, z, radius) enlarged by `more`. */
function meetsBall(ball: usize, x: V, y: V, z: V, more: V): bool {
  const bx = sub(x, loadSplat(ball))
  const by = sub(y, loadSplat(ball + 4))
  const bz = sub(z, loadSplat(ball + 8))
  const far = max(add(more, loadSplat(ball + 12)), splat(0))
  return any(less(add(add(square(bx), square(by)), square(bz)), square(far)))
}

/** |x| without a crease on the midline. */
function softAbs(x: V): V {
  return sqrt(add(mul(x, x), splat(0.0004)))
}

function turned(axis: usize, x: V, z: V): V {
  return add(mul(x, loadSplat(axis)), mul(z, loadSplat(axis + 4)))
}

function rotated(p: usize, row: usize, x: V, y: V, z: V): V {
  const r = p + at.ROTATION + row
  return add(add(mul(x, loadSplat(r)), mul(y, loadSplat(r + 4))), mul(z, loadSplat(r + 8)))
}

/** Quadratic smooth minimum: equals min where a and b differ by more than the blend of p. */
function smoothMin(a: V, b: V, p: usize): V {
  const h = max(sub(loadSplat(p + at.BLEND), abs(sub(a, b))), splat(0))
  return sub(min(a, b), mul(square(h), loadSplat(p + at.QUARTER_OVER_BLEND)))
}
