import { Radiance } from './Radiance'
import { Surface } from './Surface'
import { clamp, ease, mix } from './maths'
import { aimX, aimY, aimZ } from './ray'
import { camera, dotCamera } from './scene'
import * as at from '../../src/kernel/layout'

let keyFacing: f32 = 0
let fillLight: f32 = 0
let rimLight: f32 = 0
let skyLight: f32 = 0
let rimFresnel: f32 = 0

/** Key, fill, rim, sky and ground light on a rough surface. In skin, red wraps farthest and creases stay warm. */
export function lightSurface(subsurface: f32, fresnel: f32, shadow: f32, occlusion: f32): void {
  keyFacing = dotCamera(at.KEY_DIRECTION, Surface.normalX, Surface.normalY, Surface.normalZ)
  const facing = clamp(
    -(Surface.normalX * aimX + Surface.normalY * aimY + Surface.normalZ * aimZ),
    0,
    1,
  )
  const fill: f32 =
    0.5 + 0.5 * dotCamera(at.FILL_DIRECTION, Surface.normalX, Surface.normalY, Surface.normalZ)
  fillLight = fill * fill
  rimLight =
    Mathf.max(
      0,
      dotCamera(at.RIM_DIRECTION, Surface.normalX, Surface.normalY, Surface.normalZ) + 0.25,
    ) *
    Mathf.pow(1 - facing, 2.2) *
    ease(0.15, 0.6, occlusion)
  skyLight = 0.5 + 0.5 * Surface.normalY
  rimFresnel = Mathf.pow(1 - facing, 4) * fresnel * occlusion
  const s = subsurface
  occlusion += (1 - occlusion) * 0.22 * s
  shadow += (1 - shadow) * 0.05 * s
  const root = Mathf.sqrt(shadow)
  Radiance.red = litChannel(
    0,
    Surface.red,
    0.06 + 0.34 * s,
    mix(shadow, root, s * 0.3),
    mix(occlusion, Mathf.sqrt(occlusion), s * 0.6),
    shadow,
    occlusion,
  )
  Radiance.green = litChannel(
    4,
    Surface.green,
    0.06 + 0.22 * s,
    mix(shadow, shadow * root, s * 0.15),
    occlusion,
    shadow,
    occlusion,
  )
  Radiance.blue = litChannel(
    8,
    Surface.blue,
    0.06 + 0.17 * s,
    mix(shadow, shadow * root, s * 0.3),
    occlusion * mix(1, 0.75 + 0.25 * occlusion, s),
    shadow,
    occlusion,
  )
  Radiance.red += Surface.glint * 2.2
  Radiance.green += Surface.glint * 2.2
  Radiance.blue += Surface.glint * 2.3
}

function litChannel(
  channel: usize,
  color: f32,
  wrap: f32,
  keyShadow: f32,
  ambient: f32,
  shadow: f32,
  occlusion: f32,
): f32 {
  const key = load<f32>(camera + at.KEY_COLOR + channel)
  const sky = load<f32>(camera + at.SKY_COLOR + channel)
  const diffuse: f32 = Mathf.max(0, (keyFacing + wrap) / (1 + wrap))
  const around = mix(load<f32>(camera + at.GROUND_COLOR + channel), sky, skyLight)
  const body: f32 =
    color *
    (key * diffuse * keyShadow * mix(0.6, 1, ambient) +
      load<f32>(camera + at.FILL_COLOR + channel) * fillLight * ambient +
      around * ambient)
  const rim: f32 = load<f32>(camera + at.RIM_COLOR + channel) * rimLight * (0.25 + color)
  const shine: f32 = Surface.highlight * mix(shadow, 1, 0.15) * occlusion * key
  const tinted: f32 = Surface.tintedHighlight * mix(shadow, 1, 0.25) * occlusion * color * key * 1.4
  return body + rim + shine + tinted + rimFresnel * sky
}
