import { Radiance } from './Radiance'
import { Surface } from './Surface'
import { ease, mix } from './maths'
import { aimX, aimY, aimZ } from './ray'
import { camera, dotCamera } from './scene'
import * as at from '../../src/kernel/layout'

/** Polished metal: a stretched reflection of sky, horizon and ground, tinted by the metal. */
export function lightMetal(shadow: f32, occlusion: f32): void {
  const facing: f32 = Surface.normalX * aimX + Surface.normalY * aimY + Surface.normalZ * aimZ
  const ry: f32 = aimY - 2 * facing * Surface.normalY
  const rx: f32 = aimX - 2 * facing * Surface.normalX
  const rz: f32 = aimZ - 2 * facing * Surface.normalZ
  const above = ease(-0.05, 0.5, ry)
  const horizon: f32 = Mathf.exp(-ry * ry * 14) * 0.8
  const key = Mathf.max(0, dotCamera(at.KEY_DIRECTION, rx, ry, rz))
  const soft: f32 = key * key * 0.9 + Mathf.pow(key, 14) * 2.2
  const rim = Mathf.max(0, dotCamera(at.RIM_DIRECTION, rx, ry, rz))
  const edge: f32 = rim * rim * rim * 0.9
  const key0: f32 = shadow * 0.85 + 0.15
  Radiance.red = Surface.red * metalLight(0, above, horizon, soft * key0, edge, occlusion)
  Radiance.green = Surface.green * metalLight(4, above, horizon, soft * key0, edge, occlusion)
  Radiance.blue = Surface.blue * metalLight(8, above, horizon, soft * key0, edge, occlusion)
}

function metalLight(
  channel: usize,
  above: f32,
  horizon: f32,
  key: f32,
  rim: f32,
  occlusion: f32,
): f32 {
  const sky = load<f32>(camera + at.SKY_COLOR + channel)
  const ground = load<f32>(camera + at.GROUND_COLOR + channel)
  const around: f32 = mix(ground * 0.7, sky * 2.2, above) + horizon * (sky + ground)
  return (
    around * (0.25 + 0.75 * occlusion) +
    load<f32>(camera + at.KEY_COLOR + channel) * key +
    load<f32>(camera + at.RIM_COLOR + channel) * rim * occlusion
  )
}
