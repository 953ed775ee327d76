// The locks of hair near a point.
import { MISS } from './depth'
import { directionToWorld, placeOfGroup, pointX, pointY, pointZ } from './figures'
import { clamp } from './maths'
import { nearCount, nearList } from './surfaceLists'
import * as at from '../../src/kernel/layout'

export let flowX: f32 = 0
export let flowY: f32 = 0
export let flowZ: f32 = 0
export let aroundLock: f32 = 0
export let alongLock: f32 = 0
export let lockSeed: f32 = 0
export let acrossX: f32 = 0
export let acrossY: f32 = 0

/**
 * Computes, from the locks near a point of a figure, the direction of the hair there (in world space) and where the
 * point is on the nearest lock.
 */
export function followLocks(group: i32, x: f32, y: f32, z: f32): void {
  flowX = 0
  flowY = 0
  flowZ = 0
  aroundLock = x * 3
  alongLock = y
  lockSeed = 0
  acrossX = 1
  acrossY = 0
  let nearest: f32 = MISS
  for (let i = 0; i < nearCount; i++) {
    const p = <usize>load<u32>(nearList + ((<usize>i) << 2))
    if (load<i32>(p, at.GROUP_INDEX) != group || load<i32>(p, at.OPERATION) != at.LINK) continue
    const side: f32 = (load<i32>(p) & at.FLAG_MIRRORED) != 0 && x < 0 ? -1 : 1
    const qx: f32 = x * side - load<f32>(p, at.CENTER)
    const qy: f32 = y - load<f32>(p, at.CENTER + 4)
    const qz: f32 = z - load<f32>(p, at.CENTER + 8)
    const bx = load<f32>(p, at.PARAMETERS)
    const by = load<f32>(p, at.PARAMETERS + 4)
    const bz = load<f32>(p, at.PARAMETERS + 8)
    const inverse = load<f32>(p, at.PARAMETERS + 12)
    const radius = load<f32>(p, at.PARAMETERS + 16)
    const growth = load<f32>(p, at.PARAMETERS + 20)
    const h = clamp((qx * bx + qy * by + qz * bz) * inverse, 0, 1)
    const ux: f32 = qx - bx * h
    const uy: f32 = qy - by * h
    const uz: f32 = qz - bz * h
    const d2: f32 = ux * ux + uy * uy + uz * uz
    const limit: f32 = radius + Mathf.max(growth, 0) + 0.08
    if (d2 > limit * limit) continue
    const d: f32 = Mathf.sqrt(d2) - radius - growth * h
    const scale = Mathf.sqrt(inverse)
    const close: f32 = Mathf.max(d, -0.01) + 0.02
    const weight: f32 = scale / (close * close * close)
    flowX += bx * weight * side
    flowY += by * weight
    flowZ += bz * weight
    if (d >= nearest) continue
    nearest = d
    // The angle is measured from the fixed z axis: a frame from the tangent alone gives a brick pattern.
    const tx: f32 = bx * scale
    const ty: f32 = by * scale
    const tz: f32 = bz * scale
    let ex: f32 = ty
    let ey: f32 = -tx
    const flat = Mathf.sqrt(ex * ex + ey * ey)
    if (flat < 0.05) {
      ex = 1
      ey = 0
    } else {
      ex /= flat
      ey /= flat
    }
    const fx: f32 = -tz * ey
    const fy: f32 = tz * ex
    const fz: f32 = tx * ey - ty * ex
    const angle = Mathf.atan2(ux * ex + uy * ey, ux * fx + uy * fy + uz * fz)
    aroundLock = angle * (radius + growth * h)
    alongLock = load<f32>(p, at.PARAMETERS + 24) + load<f32>(p, at.PARAMETERS + 28) * h
    lockSeed = load<f32>(p, at.PARAMETERS + 32)
    acrossX = ex * side
    acrossY = ey
  }
  const scale: f32 = 1.0 / (Mathf.sqrt(flowX * flowX + flowY * flowY + flowZ * flowZ) + 0.000000001)
  directionToWorld(placeOfGroup(group), flowX * scale, flowY * scale, flowZ * scale)
  flowX = pointX
  flowY = pointY
  flowZ = pointZ
}
