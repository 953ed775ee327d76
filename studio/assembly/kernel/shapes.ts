// The primitives of the tape, for a packet of points in the primitive's own frame: the signed distance to a
// shape, or how much a brush raises what is below it.
import { clampUnit, length, length2, roughSine, square } from './laneMaths'
import {
  V,
  abs,
  add,
  and,
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
  xor,
} from './lanes'
import * as at from '../../src/kernel/layout'

/** Parameters: one over each half axis, the longest half axis. */
export function ellipsoid(p: usize, x: V, y: V, z: V): V {
  const ix = parameter(p, 0)
  const iy = parameter(p, 1)
  const iz = parameter(p, 2)
  const a = mul(x, ix)
  const b = mul(y, iy)
  const c = mul(z, iz)
  const k0 = length(a, b, c)
  const k1 = length(mul(a, ix), mul(b, iy), mul(c, iz))
  const estimate = div(mul(k0, sub(k0, splat(1))), max(k1, splat(0.0001)))
  // The estimate is far too short in the plane of a flat ellipsoid and would cast false shadows.
  return max(estimate, sub(length(x, y, z), parameter(p, 3)))
}

/** Parameter: radius. */
export function sphere(p: usize, x: V, y: V, z: V): V {
  return sub(length(x, y, z), parameter(p, 0))
}

/** Parameters: axis, one over its square, first radius, second minus first radius. */
export function cone(p: usize, x: V, y: V, z: V): V {
  const h = alongAxis(p, x, y, z)
  const ux = sub(x, mul(parameter(p, 0), h))
  const uy = sub(y, mul(parameter(p, 1), h))
  const uz = sub(z, mul(parameter(p, 2), h))
  return sub(length(ux, uy, uz), add(parameter(p, 4), mul(parameter(p, 5), h)))
}

/** Parameters: half sizes, radius of the edges. */
export function box(p: usize, x: V, y: V, z: V): V {
  const zero = splat(0)
  const r = parameter(p, 3)
  const a = add(sub(abs(x), parameter(p, 0)), r)
  const b = add(sub(abs(y), parameter(p, 1)), r)
  const c = add(sub(abs(z), parameter(p, 2)), r)
  const outside = length(max(a, zero), max(b, zero), max(c, zero))
  return sub(add(outside, min(max(a, max(b, c)), zero)), r)
}

/** Around local y. Parameters: radius, tube. */
export function torus(p: usize, x: V, y: V, z: V): V {
  const a = sub(length2(x, z), parameter(p, 0))
  return sub(length2(a, y), parameter(p, 1))
}

/** Along local y. Parameters: radius, half height, radius of the edges. */
export function cylinder(p: usize, x: V, y: V, z: V): V {
  const r = parameter(p, 2)
  const a = add(sub(length2(x, z), parameter(p, 0)), r)
  const b = add(sub(abs(y), parameter(p, 1)), r)
  return roundedCorner(a, b, r)
}

/** Around local y. Parameters: radius below, radius above, half height, radius of the edges. */
export function frustum(p: usize, x: V, y: V, z: V): V {
  const half = parameter(p, 2)
  const r = parameter(p, 3)
  const t = clampUnit(add(mul(div(y, half), splat(0.5)), splat(0.5)))
  const wall = add(parameter(p, 0), mul(sub(parameter(p, 1), parameter(p, 0)), t))
  const a = add(mul(sub(length2(x, z), wall), splat(0.9)), r)
  const b = add(sub(abs(y), half), r)
  return roundedCorner(a, b, r)
}

/** The distance to a solid of revolution from those to its wall and its end, rounded by r where they meet. */
function roundedCorner(wall: V, end: V, r: V): V {
  const zero = splat(0)
  return sub(add(length2(max(wall, zero), max(end, zero)), min(max(wall, end), zero)), r)
}

/** Parameters: unit normal, offset. */
export function plane(p: usize, x: V, y: V, z: V): V {
  return sub(dot(p, x, y, z), parameter(p, 3))
}

/** An eye opening, extruded forward. Parameters: 1/width, upper, lower, cos, sin, skew, fullness. */
export function almond(p: usize, x: V, y: V, z: V): V {
  const one = splat(1)
  const cos = parameter(p, 3)
  const sin = parameter(p, 4)
  const lx = add(mul(x, cos), mul(y, sin))
  const ly = sub(mul(y, cos), mul(x, sin))
  const u = mul(lx, parameter(p, 0))
  const u2 = square(u)
  const bow = mul(sub(one, u2), add(one, mul(parameter(p, 6), u2)))
  const skew = mul(parameter(p, 5), u)
  const upper = mul(mul(parameter(p, 1), bow), add(one, skew))
  const lower = mul(mul(neg(parameter(p, 2)), bow), sub(one, skew))
  return max(mul(max(sub(ly, upper), sub(lower, ly)), splat(0.75)), neg(z))
}

/** A brush that raises (amplitude > 0) or lowers what is inside an ellipsoid. Parameters: 1/half axes, amplitude. */
export function bump(p: usize, x: V, y: V, z: V): V {
  const r2 = add(
    add(square(mul(x, parameter(p, 0))), square(mul(y, parameter(p, 1)))),
    square(mul(z, parameter(p, 2))),
  )
  const q = max(sub(splat(1), r2), splat(0))
  return mul(parameter(p, 3), mul(q, square(q)))
}

/** A brush along a segment. Parameters: axis, one over its square, 1/width2, first amplitude, second minus first. */
export function groove(p: usize, x: V, y: V, z: V): V {
  const h = alongAxis(p, x, y, z)
  const ux = sub(x, mul(parameter(p, 0), h))
  const uy = sub(y, mul(parameter(p, 1), h))
  const uz = sub(z, mul(parameter(p, 2), h))
  const r2 = mul(add(add(square(ux), square(uy)), square(uz)), parameter(p, 4))
  const amplitude = add(parameter(p, 5), mul(parameter(p, 6), h))
  return mul(amplitude, square(max(sub(splat(1), r2), splat(0))))
}

/** A brush of folds. Parameters: frequency vector, amplitude, warp, the warp's frequencies in y and x. */
export function wave(p: usize, x: V, y: V, z: V): V {
  const sway = add(mul(y, parameter(p, 5)), mul(x, parameter(p, 6)))
  const warp = mul(parameter(p, 4), roughSine(sway))
  return mul(parameter(p, 3), roughSine(add(dot(p, x, y, z), warp)))
}

/** A brush of lumps. Parameters: frequency, amplitude. */
export function gyroid(p: usize, x: V, y: V, z: V): V {
  const f = parameter(p, 0)
  const a = mul(x, f)
  const b = mul(y, f)
  const c = mul(z, f)
  const wx = add(a, mul(splat(1.3), roughSine(mul(b, splat(0.7)))))
  const wy = add(b, mul(splat(1.3), roughSine(mul(c, splat(0.8)))))
  const wz = add(c, mul(splat(1.3), roughSine(mul(a, splat(0.6)))))
  return mul(parameter(p, 1), mul(mul(roughSine(wx), roughSine(wy)), roughSine(wz)))
}

/**
 * Lips and the seam between them, on the front only. Parameters: 1/width, curve, upper and lower height,
 * upper and lower amplitude, depth of the seam, 1/width of the seam, cupid's bow, upper and lower opening, slant.
 */
export function mouthRelief(p: usize, qx: V, qy: V, qz: V): V {
  const zero = splat(0)
  const one = splat(1)
  const u = mul(qx, parameter(p, 0))
  const u2 = square(u)
  const ends = max(sub(one, u2), zero)
  const middle = sub(sub(qy, mul(parameter(p, 1), u2)), mul(parameter(p, 11), u))
  const v = add(
    max(sub(middle, mul(parameter(p, 9), ends)), zero),
    min(add(middle, mul(parameter(p, 10), ends)), zero),
  )
  const dip = square(max(sub(one, mul(u2, splat(14))), zero))
  const peak = square(max(sub(one, mul(square(sub(abs(u), splat(0.27))), splat(14))), zero))
  const bow = add(one, mul(parameter(p, 8), sub(peak, dip)))
  const upperHeight = add(mul(mul(parameter(p, 2), ends), bow), splat(0.012))
  const lowerHeight = add(mul(parameter(p, 3), sqrt(ends)), splat(0.012))
  const a = sub(mul(div(v, upperHeight), splat(2)), one)
  const b = add(mul(div(v, lowerHeight), splat(2)), one)
  const upper = mul(mul(parameter(p, 4), ends), square(max(sub(one, square(a)), zero)))
  const lower = mul(mul(parameter(p, 5), ends), square(max(sub(one, square(b)), zero)))
  const seam = mul(
    mul(parameter(p, 6), sqrt(ends)),
    square(max(sub(one, square(mul(v, parameter(p, 7)))), zero)),
  )
  return mul(sub(add(upper, lower), seam), clampUnit(mul(qz, splat(5))))
}

/**
 * A brush that raises the inside of a polygon in the plane of the front. Parameters: number of corners, amount, then
 * the corners' x and y; the blend is the width of the slope at the edge.
 */
export function panel(p: usize, x: V, y: V, z: V): V {
  const within = and(
    less(abs(x), loadSplat(p + at.FLAT_HALF)),
    less(abs(y), loadSplat(p + at.FLAT_HALF + 4)),
  )
  if (!any(within)) return splat(0)
  const corners = p + at.PARAMETERS + 8
  const count = <usize>load<f32>(p, at.PARAMETERS)
  let nearest2 = splat(1000000)
  let inside = less(nearest2, splat(0))
  let j = corners + (count - 1) * 8
  for (let i = corners; i < corners + count * 8; i += 8) {
    const ex: f32 = load<f32>(j) - load<f32>(i)
    const ey: f32 = load<f32>(j, 4) - load<f32>(i, 4)
    const wx = sub(x, loadSplat(i))
    const wy = sub(y, loadSplat(i + 4))
    const vx = splat(ex)
    const vy = splat(ey)
    const t = clampUnit(mul(add(mul(wx, vx), mul(wy, vy)), splat(1 / (ex * ex + ey * ey))))
    nearest2 = min(nearest2, add(square(sub(wx, mul(vx, t))), square(sub(wy, mul(vy, t)))))
    // A point is inside if a line to the right of it crosses an odd number of edges.
    const across = xor(less(y, loadSplat(i + 4)), less(y, loadSplat(j + 4)))
    const a = mul(vy, wx)
    const b = mul(vx, wy)
    inside = xor(inside, and(across, ey > 0 ? less(a, b) : less(b, a)))
    j = i
  }
  const far = sqrt(nearest2)
  return mul(parameter(p, 1), flank(p, select(inside, neg(far), far), z))
}

/**
 * A brush that raises a line in the plane of the front. Parameters: axis, one over its square, half width, first
 * amount, second minus first; the blend is as for a panel.
 */
export function line(p: usize, x: V, y: V, z: V): V {
  const ax = parameter(p, 0)
  const ay = parameter(p, 1)
  const h = clampUnit(mul(add(mul(x, ax), mul(y, ay)), parameter(p, 2)))
  const aside = length2(sub(x, mul(ax, h)), sub(y, mul(ay, h)))
  const amount = add(parameter(p, 4), mul(parameter(p, 5), h))
  return mul(amount, flank(p, sub(aside, parameter(p, 3)), z))
}

/** The height, 0 to 1, of a flat brush at a distance from its edge in the plane of the front, and at a depth. */
function flank(p: usize, outside: V, z: V): V {
  const t = clampUnit(sub(splat(0.5), div(outside, loadSplat(p + at.BLEND))))
  const near = clampUnit(mul(sub(splat(<f32>at.FLAT_DEPTH), abs(z)), splat(5)))
  return mul(near, mul(square(t), sub(splat(3), add(t, t))))
}

export function alongAxis(p: usize, x: V, y: V, z: V): V {
  return clampUnit(mul(dot(p, x, y, z), parameter(p, 3)))
}

/** Scalar product with the shape's first three parameters. */
function dot(p: usize, x: V, y: V, z: V): V {
  return add(add(mul(x, parameter(p, 0)), mul(y, parameter(p, 1))), mul(z, parameter(p, 2)))
}

export function parameter(p: usize, index: usize): V {
  return loadSplat(p + at.PARAMETERS + (index << 2))
}
