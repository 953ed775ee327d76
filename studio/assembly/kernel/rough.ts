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
    ease(0.15, 0.6, occlusion) *
    (1 - 0.4 * subsurface)
  skyLight = 0.5 + 0.5 * Surface.normalY
  rimFresnel = Mathf.pow(1 - facing, 4) * fresnel * occlusion
  const s = subsurface
  Radiance.red = litChannel(0, Surface.red, 0.06 + 0.3 * s, 0.16 * s, shadow, occlusion)
  Radiance.green = litChannel(4, Surface.green, 0.06 + 0.2 * s, 0.05 * s, shadow, occlusion)
  Radiance.blue = litChannel(8, Surface.blue, 0.06 + 0.17 * s, 0.03 * s, shadow, occlusion)
  Radiance.red += Surface.glint * 2.2
  Radiance.green += Surface.glint * 2.2
  Radiance.blue += Surface.glint * 2.3
}

/** `wrap` is how far the key light reaches around the edge of the shadow, `through` how much comes through the surface. */
function litChannel(
  channel: usize,
  color: f32,
  wrap: f32,
  through: f32,
  shadow: f32,
  occlusion: f32,
): f32 {
  const key = load<f32>(camera + at.KEY_COLOR + channel)
  const sky = load<f32>(camera + at.SKY_COLOR + channel)
  const diffuse: f32 = Mathf.max(0, (keyFacing + wrap) / (1 + wrap))
  const around = mix(load<f32>(camera + at.GROUND_COLOR + channel), sky, skyLight)
  const ambient = bounced(occlusion, color)
  const keyShadow: f32 = shadow + (1 - shadow) * (through + 0.3 * color * ambient)
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

/** Occlusion with the light that the sides of a crease throw at each other: more, the paler they are (Jimenez et al.). */
function bounced(occlusion: f32, color: f32): f32 {
  const a: f32 = 2.0404 * color - 0.3324
  const b: f32 = 0.6417 - 4.7951 * color
  const c: f32 = 2.7552 * color + 0.6903
  return Mathf.max(occlusion, ((occlusion * a + b) * occlusion + c) * occlusion)
}
