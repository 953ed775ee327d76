// Depth along a ray, in world units from the camera.
import { clamp } from './maths'
import * as at from '../../src/kernel/layout'

/** The nearest distance that anything can have to the camera. */
export const NEAR_PLANE: f32 = 3.0
export const FAR: f32 = 24.0
export const MISS: f32 = 1000.0
export const DEPTH_CODES: f32 = 65534 / (FAR - NEAR_PLANE)

export function isMiss(depth: f32): bool {
  return depth == MISS
}

/** Depth from NEAR_PLANE in steps far smaller than a pixel; the largest code is a miss. */
export function depthCode(depth: f32): u16 {
  if (isMiss(depth)) return <u16>at.NO_DEPTH
  return <u16>clamp((depth - NEAR_PLANE) * DEPTH_CODES, 0, 65534)
}

export function depthOf(code: u16): f32 {
  return code == <u16>at.NO_DEPTH ? FAR : NEAR_PLANE + <f32>code / DEPTH_CODES
}
