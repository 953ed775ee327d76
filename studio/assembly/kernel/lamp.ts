import { Radiance } from './Radiance'
import { Surface } from './Surface'
import { clamp } from './maths'
import { camera } from './scene'
import * as at from '../../src/kernel/layout'

/** How far light wraps around edges, because a flame or a blade is not a point. */
const WRAP: f32 = 0.25
/** The distance at which the light has half its strength. */
const HALF: f32 = 0.8

/** Adds the light from what the character carries, without shadows, to the surface point at (x, y, z). */
export function addLamp(x: f32, y: f32, z: f32, occlusion: f32): void {
  const reach = load<f32>(camera, at.LAMP_REACH)
  if (reach <= 0) return
  const ax: f32 = x - load<f32>(camera, at.LAMP_FROM)
  const ay: f32 = y - load<f32>(camera, at.LAMP_FROM + 4)
  const az: f32 = z - load<f32>(camera, at.LAMP_FROM + 8)
  const bx: f32 = load<f32>(camera, at.LAMP_TO) - load<f32>(camera, at.LAMP_FROM)
  const by: f32 = load<f32>(camera, at.LAMP_TO + 4) - load<f32>(camera, at.LAMP_FROM + 4)
  const bz: f32 = load<f32>(camera, at.LAMP_TO + 8) - load<f32>(camera, at.LAMP_FROM + 8)
  const t = clamp((ax * bx + ay * by + az * bz) / (bx * bx + by * by + bz * bz + 0.0001), 0, 1)
  const dx: f32 = bx * t - ax
  const dy: f32 = by * t - ay
  const dz: f32 = bz * t - az
  const distance = Mathf.sqrt(dx * dx + dy * dy + dz * dz)
  if (distance >= reach) return
  const facing: f32 =
    (dx * Surface.normalX + dy * Surface.normalY + dz * Surface.normalZ) / (distance + 0.0001)
  const diffuse: f32 = Mathf.max(0, (facing + WRAP) / (1 + WRAP))
  const left: f32 = 1 - distance / reach
  const near: f32 = distance / HALF
  const light: f32 = (diffuse * left * left * occlusion) / (1 + near * near)
  Radiance.red += light * (0.04 + Surface.red) * load<f32>(camera, at.LAMP_COLOR)
  Radiance.green += light * (0.04 + Surface.green) * load<f32>(camera, at.LAMP_COLOR + 4)
  Radiance.blue += light * (0.04 + Surface.blue) * load<f32>(camera, at.LAMP_COLOR + 8)
}
