import { aimX, aimY, aimZ } from './ray'
import { camera } from './scene'
import * as at from '../../src/kernel/layout'

export let halfX: f32 = 0
export let halfY: f32 = 0
export let halfZ: f32 = 0

export function findHalfVector(): void {
  halfX = load<f32>(camera, at.KEY_DIRECTION) - aimX
  halfY = load<f32>(camera, at.KEY_DIRECTION + 4) - aimY
  halfZ = load<f32>(camera, at.KEY_DIRECTION + 8) - aimZ
  const scale: f32 = 1.0 / Mathf.sqrt(halfX * halfX + halfY * halfY + halfZ * halfZ)
  halfX *= scale
  halfY *= scale
  halfZ *= scale
}
