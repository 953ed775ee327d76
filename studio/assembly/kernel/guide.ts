// What a brush has to know about the point that was shaded last.
import { Surface } from './Surface'
import { directionToWorld, placeOfGroup, pointX, pointY, pointZ } from './figures'
import { flowX, flowY, flowZ, lockSeed } from './locks'
import { clamp } from './maths'
import { dotCamera } from './scene'
import * as at from '../../src/kernel/layout'

/** How much of a point must be a painted feature for a brush to treat it as one. */
const FEATURE: f32 = 0.4
const SEEDS: f32 = 15.99

/** The direction in which hair grows, in the space of the figure. */
let growX: f32 = 0
let growY: f32 = 0
let growZ: f32 = 0

/** The guide of the last shaded point: see layout.ts. */
export function guideWord(): i32 {
  const kind = <i32>load<f32>(Surface.material, at.KIND)
  switch (kind) {
    case at.KIND_HAIR: {
      if (flowX * flowX + flowY * flowY + flowZ * flowZ > 0.1) {
        return word(at.BRUSH_HAIR, directionOf(flowX, flowY, flowZ), lockSeed)
      }
      growOverSkull()
      return word(at.BRUSH_HAIR, grown(), 0)
    }
    case at.KIND_COAT: {
      if (<i32>load<f32>(Surface.material, at.COAT) != at.COAT_FUR) return at.BRUSH_SKIN
      growFromMuzzle()
      return word(at.BRUSH_FUR, grown(), 0)
    }
    case at.KIND_SKIN: {
      return guideOfSkin()
    }
    case at.KIND_EYE:
    case at.KIND_TOOTH: {
      return at.BRUSH_KEPT
    }
    case at.KIND_CLOTH: {
      return guideOfCloth(<i32>load<f32>(Surface.material, at.NAP))
    }
    default: {
      return at.BRUSH_OTHER
    }
  }
}

function guideOfSkin(): i32 {
  if (Surface.kept > FEATURE) return at.BRUSH_KEPT
  const side: f32 = Surface.x > 0 ? 1 : -1
  if (Surface.brow > FEATURE) {
    // Outwards, rising at first and falling at the temple.
    grow(side, 0.5 - 1.1 * Mathf.max(0, Mathf.abs(Surface.x) - 0.3), 0)
    return word(at.BRUSH_BROW, grown(), 0)
  }
  if (Surface.fuzz > FEATURE) {
    return guideOfFuzz()
  }
  return at.BRUSH_SKIN
}

function guideOfCloth(nap: i32): i32 {
  if (nap == at.NAP_CROPPED) return guideOfFuzz()
  if (nap == at.NAP_NONE) return at.BRUSH_CLOTH
  growFromMuzzle()
  return word(at.BRUSH_FUR, grown(), 0)
}

function guideOfFuzz(): i32 {
  grow(Surface.x * 0.6, Surface.y > 0.3 ? 1 : -1, 0)
  return word(at.BRUSH_FUZZ, grown(), 0)
}

function grow(x: f32, y: f32, z: f32): void {
  growX = x
  growY = y
  growZ = z
}

/** Hair that is not in locks: tufts over the forehead fall, all others stand away from the skull. */
function growOverSkull(): void {
  if (Surface.z > 0.5 && Surface.y < 0.72) {
    grow(Surface.x * 0.6, -1, 0.4)
    return
  }
  const y: f32 = Surface.y - 0.35
  const z: f32 = Surface.z + 0.15
  const scale: f32 = 1 / (Mathf.sqrt(Surface.x * Surface.x + y * y + z * z) + 0.001)
  grow(Surface.x * scale, y * scale + 0.6, z * scale - 0.3)
}

/** Fur runs back from the muzzle, as in coat.ts, and down the body. */
function growFromMuzzle(): void {
  const y: f32 = Surface.y + 0.3
  const z: f32 = Surface.z - 0.7
  const far: f32 = Mathf.sqrt(Surface.x * Surface.x + y * y + z * z) + 0.001
  grow(Surface.x / far, y / far - 0.3 * far, z / far)
}

/** The direction of growth along the surface, in the picture. */
function grown(): i32 {
  directionToWorld(placeOfGroup(Surface.group), growX, growY, growZ)
  const out: f32 = pointX * Surface.normalX + pointY * Surface.normalY + pointZ * Surface.normalZ
  return directionOf(
    pointX - out * Surface.normalX,
    pointY - out * Surface.normalY,
    pointZ - out * Surface.normalZ,
  )
}

/** The direction in the picture of one in the world: steps of a turn, clockwise because rows go down. */
function directionOf(x: f32, y: f32, z: f32): i32 {
  const turns: f32 =
    Mathf.atan2(-dotCamera(at.UP, x, y, z), dotCamera(at.RIGHT, x, y, z)) * (0.5 / Mathf.PI)
  return (<i32>Mathf.floor(turns * <f32>at.GUIDE_TURN + 0.5)) & (at.GUIDE_TURN - 1)
}

function word(kind: i32, direction: i32, seed: f32): i32 {
  const tuft = <i32>(clamp(seed, 0, 1) * SEEDS)
  return kind | (direction << at.GUIDE_DIRECTION) | (tuft << at.GUIDE_SEED)
}
