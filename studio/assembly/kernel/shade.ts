import { Radiance } from './Radiance'
import { Surface } from './Surface'
import { shadeCoat } from './coat'
import { shadeEye } from './eye'
import { shadeHair } from './hair'
import { pointX, pointY, pointZ, placeOfGroup, toLocal } from './figures'
import { findHalfVector, halfX, halfY, halfZ } from './halfVector'
import { applyLayers } from './layers'
import { ease, mix, noise } from './maths'
import { addLamp } from './lamp'
import { lightMetal } from './metal'
import { aimX, aimY, aimZ } from './ray'
import { lightSurface } from './rough'
import { dotCamera, groups, materials, originX, originY, originZ, scratch } from './scene'
import { HITS, NORMALS_X, NORMALS_Y, NORMALS_Z } from './scratch'
import * as at from '../../src/kernel/layout'

export function shadePixel(
  hit: usize,
  normalAt: usize,
  depth: f32,
  shadow: f32,
  occlusion: f32,
): void {
  Surface.normalX = load<f32>(scratch + NORMALS_X + normalAt)
  Surface.normalY = load<f32>(scratch + NORMALS_Y + normalAt)
  Surface.normalZ = load<f32>(scratch + NORMALS_Z + normalAt)
  shade(
    <i32>load<f32>(scratch + HITS + hit),
    originX + aimX * depth,
    originY + aimY * depth,
    originZ + aimZ * depth,
    shadow,
    occlusion,
  )
}

/** Sets `Radiance` to the light that leaves the surface point towards the camera. */
function shade(
  group: i32,
  worldX: f32,
  worldY: f32,
  worldZ: f32,
  shadow: f32,
  occlusion: f32,
): void {
  toLocal(placeOfGroup(group), worldX, worldY, worldZ)
  const x = pointX
  const y = pointY
  const z = pointZ
  const material = <usize>load<i32>(groups + <usize>group * at.GROUP_SIZE, at.GROUP_MATERIAL)
  const m = materials + material * at.MATERIAL_SIZE
  const kind = <i32>load<f32>(m, at.KIND)
  Surface.red = load<f32>(m, at.COLOR)
  Surface.green = load<f32>(m, at.COLOR + 4)
  Surface.blue = load<f32>(m, at.COLOR + 8)
  Surface.gloss = load<f32>(m, at.GLOSS)
  const power = load<f32>(m, at.POWER)
  const subsurface = load<f32>(m, at.SUBSURFACE)
  Surface.highlight = 0
  Surface.tintedHighlight = 0
  Surface.glint = 0
  Surface.x = x
  Surface.y = y
  Surface.z = z
  Surface.group = group
  Surface.material = m
  Surface.kept = 0
  Surface.brow = 0
  Surface.fuzz = 0
  if (kind == at.KIND_GLOW) {
    const facing: f32 = -(Surface.normalX * aimX + Surface.normalY * aimY + Surface.normalZ * aimZ)
    const core: f32 = 0.75 + 1.6 * facing * facing
    Radiance.red = Surface.red * core
    Radiance.green = Surface.green * core
    Radiance.blue = Surface.blue * core
    return
  }
  const layerCount = <i32>load<f32>(m, at.LAYER_COUNT)
  if (layerCount > 0) applyLayers(<i32>load<f32>(m, at.FIRST_LAYER), layerCount, x, y, z)
  findHalfVector()
  if (kind == at.KIND_EYE) {
    shadeEye(m, x, y, z)
    shadow = mix(shadow, 1, 0.6)
    occlusion = mix(occlusion, 1, 0.55)
  } else if (kind == at.KIND_TOOTH) {
    // Light bounces between lips and teeth; without this, an open mouth is a black hole.
    shadow = mix(shadow, 1, 0.85)
    occlusion = mix(occlusion, 1, 0.88)
  } else if (kind == at.KIND_HAIR) {
    shadeHair(m, group, x, y, z, power)
  } else if (kind == at.KIND_SKIN) {
    mottleSkin(m, x, y, z)
  } else if (kind == at.KIND_CLOTH) {
    weaveCloth(m, x, y, z)
  } else if (kind == at.KIND_COAT) {
    shadeCoat(m, x, y, z)
  }
  if (kind != at.KIND_HAIR) {
    const facing: f32 = Mathf.max(
      0,
      Surface.normalX * halfX + Surface.normalY * halfY + Surface.normalZ * halfZ,
    )
    const lit = ease(
      -0.1,
      0.3,
      dotCamera(at.KEY_DIRECTION, Surface.normalX, Surface.normalY, Surface.normalZ),
    )
    Surface.highlight =
      Surface.gloss * (Mathf.pow(facing, power) + 0.35 * Mathf.pow(facing, power * 0.22)) * lit
  }
  if (kind == at.KIND_METAL) {
    lightMetal(shadow, occlusion)
    addLamp(worldX, worldY, worldZ, occlusion)
    return
  }
  const dry = kind == at.KIND_SKIN && Surface.gloss < 0.02
  const fresnel: f32 = load<f32>(m, at.FRESNEL) * (dry ? <f32>0.2 : <f32>1)
  lightSurface(subsurface, fresnel, shadow, occlusion)
  addLamp(worldX, worldY, worldZ, occlusion)
}

function mottleSkin(m: usize, x: f32, y: f32, z: f32): void {
  const amount = load<f32>(m, at.TEXTURE)
  const f = load<f32>(m, at.FREQUENCY)
  const coarse: f32 = noise(x * f, y * f, z * f) - 0.5
  const fine: f32 = noise(x * f * 5, y * f * 5, z * f * 5) - 0.5
  Surface.red *= 1 + amount * 0.5 * (coarse + fine * 0.5)
  Surface.green *= 1 + amount * (coarse + fine * 0.7)
  Surface.blue *= 1 + amount * (coarse + fine * 0.7)
  Surface.gloss *= 1 + fine * amount * 3
}

function weaveCloth(m: usize, x: f32, y: f32, z: f32): void {
  const amount = load<f32>(m, at.TEXTURE)
  const f = load<f32>(m, at.FREQUENCY)
  const worn: f32 =
    (noise(x * 3, y * 3, z * 3) - 0.5) * 0.25 + (noise(x * 9, y * 4, z * 9) - 0.5) * 0.25
  const thread: f32 = noise(x * f, y * f * 0.25, z * f) + noise(x * f * 0.25, y * f, z * f) - 1
  const scale: f32 = 1 + amount * (worn + 0.35 * thread)
  Surface.red *= scale
  Surface.green *= scale
  Surface.blue *= scale
}
