import { Surface } from './Surface'
import { halfX, halfY, halfZ } from './halfVector'
import {
  acrossX,
  acrossY,
  alongLock,
  aroundLock,
  flowX,
  flowY,
  flowZ,
  followLocks,
  lockSeed,
} from './locks'
import { clamp, ease, mix, noise } from './maths'
import { dotCamera } from './scene'
import * as at from '../../src/kernel/layout'

/** Strands along the lock and two shifted highlights (after Kajiya and Kay, and Marschner). */
export function shadeHair(m: usize, group: i32, x: f32, y: f32, z: f32, power: f32): void {
  followLocks(group, x, y, z)
  const f = load<f32>(m, at.FREQUENCY)
  const coarse = noise(aroundLock * f + lockSeed * 31, alongLock * 1.6, lockSeed * 7)
  const fine = noise(aroundLock * f * 2.7 + lockSeed * 17, alongLock * 2.6, lockSeed * 3 + 5)
  const strand: f32 = coarse * 0.6 + fine * 0.4
  const contrast: f32 =
    mix(1, 0.35 + 1.3 * strand, load<f32>(m, at.TEXTURE)) *
    (0.82 + 0.36 * lockSeed) *
    // Darker at the roots, bleached towards the tips.
    mix(0.74, 1.12, ease(0, 0.55, alongLock))
  const tip: f32 = ease(0.3, 1.0, alongLock * 0.5) * load<f32>(m, at.TIP_MIX)
  Surface.red = mix(Surface.red, load<f32>(m, at.TIP_COLOR), tip) * contrast
  Surface.green = mix(Surface.green, load<f32>(m, at.TIP_COLOR + 4), tip) * contrast
  Surface.blue = mix(Surface.blue, load<f32>(m, at.TIP_COLOR + 8), tip) * contrast
  const relief: f32 = (coarse - 0.5) * load<f32>(m, at.STRAND_RELIEF)
  Surface.normalX += acrossX * relief
  Surface.normalY += acrossY * relief
  const scale: f32 =
    1.0 /
    Mathf.sqrt(
      Surface.normalX * Surface.normalX +
        Surface.normalY * Surface.normalY +
        Surface.normalZ * Surface.normalZ,
    )
  Surface.normalX *= scale
  Surface.normalY *= scale
  Surface.normalZ *= scale
  const shift: f32 = (strand - 0.5) * 0.25
  const lean: f32 =
    (Surface.normalX * halfX + Surface.normalY * halfY + Surface.normalZ * halfZ) * 0.1
  const first: f32 = flowX * halfX + flowY * halfY + flowZ * halfZ + lean + shift
  const second: f32 = first - 0.22
  const lit = clamp(
    dotCamera(at.KEY_DIRECTION, Surface.normalX, Surface.normalY, Surface.normalZ) + 0.35,
    0,
    1,
  )
  Surface.highlight =
    Surface.gloss * Mathf.pow(Mathf.sqrt(Mathf.max(0, 1 - first * first)), power) * lit
  Surface.tintedHighlight =
    Surface.gloss *
    1.3 *
    Mathf.pow(Mathf.sqrt(Mathf.max(0, 1 - second * second)), power * 0.3) *
    lit *
    (0.4 + strand)
}
