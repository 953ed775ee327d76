import { Surface } from './Surface'
import { aboveUpper, belowLower, measureLids } from './lids'
import { clamp, ease, mix, noise } from './maths'
import { layers } from './scene'
import * as at from '../../src/kernel/layout'

/** Iris with a limbal ring, lighter below; sclera pinker in the corners; the lid's shadow; catch lights. */
export function shadeEye(m: usize, x: f32, y: f32, z: f32): void {
  const radius = load<f32>(m, at.EYE_RADIUS)
  const side: f32 = x > 0 ? 1 : -1
  const lx: f32 = (x - side * load<f32>(m, at.EYE_CENTER)) / radius
  const ly: f32 = (y - load<f32>(m, at.EYE_CENTER + 4)) / radius
  const lz: f32 = (z - load<f32>(m, at.EYE_CENTER + 8)) / radius
  const gaze = m + (x > 0 ? at.GAZE_RIGHT : at.GAZE_LEFT)
  const gx = load<f32>(gaze)
  const gy = load<f32>(gaze, 4)
  const gz = load<f32>(gaze, 8)
  const facing: f32 = lx * gx + ly * gy + lz * gz
  const angle = Mathf.acos(clamp(facing, -1, 1))
  // A slit pupil is narrower than tall, so horizontal distances count for more than vertical ones.
  const narrow: f32 = load<f32>(m, at.PUPIL_NARROW)
  const iris = load<f32>(m, at.IRIS_ANGLE)
  const pupil = load<f32>(m, at.PUPIL_ANGLE)
  const px: f32 = lx - gx * facing
  const py: f32 = ly - gy * facing
  const turn = Mathf.atan2(py, px)
  const t = clamp((angle - pupil) / (iris - pupil), 0, 1)
  const fibres: f32 =
    0.6 * noise(turn * 7 + 20, angle * 5, 2) + 0.4 * noise(turn * 17 + 50, angle * 9, 6)
  const lower = ease(0.5, -0.9, py / iris)
  const limbus: f32 = 1 - ease(0.72, 1.0, t) * 0.82
  const light: f32 = (0.45 + 0.75 * fibres) * (0.55 + 1.15 * lower) * limbus * (0.55 + 0.55 * t)
  const collar: f32 = ease(0.45, 0.0, t) * 0.35
  const across: f32 = px * narrow
  const opening: f32 = Mathf.sqrt(angle * angle + across * across)
  const hole: f32 = 1 - ease(pupil + 0.03, pupil - 0.03, opening) * 0.97
  const red: f32 = load<f32>(m, at.IRIS_COLOR) * light * (1 + collar) * hole
  const green: f32 = load<f32>(m, at.IRIS_COLOR + 4) * light * (1 + collar * 0.4) * hole
  const blue: f32 = load<f32>(m, at.IRIS_COLOR + 8) * light * hole
  const white = ease(iris - 0.04, iris + 0.05, angle)
  const corner = ease(0.55, 1.0, Mathf.abs(lx))
  Surface.red = mix(red, mix(0.6, 0.4, corner), white)
  Surface.green = mix(green, mix(0.57, 0.29, corner), white)
  Surface.blue = mix(blue, mix(0.55, 0.26, corner), white)
  const lash = layers + <usize>load<f32>(m, at.LASH_LAYER) * at.LAYER_SIZE + at.LAYER_PARAMETERS
  measureLids(lash, Mathf.abs(x) - load<f32>(m, at.EYE_CENTER), y - load<f32>(m, at.EYE_CENTER + 4))
  const shade: f32 = 1 - load<f32>(m, at.TEXTURE) * ease(-0.115, 0.0, aboveUpper)
  Surface.red *= shade
  Surface.green *= shade * 0.97
  Surface.blue *= shade * 0.97
  // The wet edge of the lower lid.
  const wet: f32 = ease(-0.022, -0.006, belowLower) * 0.1
  if (facing <= 0) return
  const catchX = load<f32>(m, at.CATCH_LIGHT)
  const catchY = load<f32>(m, at.CATCH_LIGHT + 4)
  const size = load<f32>(m, at.CATCH_LIGHT_SIZE)
  const ax: f32 = px / iris - catchX
  const ay: f32 = py / iris - catchY
  Surface.glint = ease(size, size * 0.72, Mathf.sqrt(ax * ax + ay * ay))
  const bx: f32 = px / iris + catchX * 1.1
  const by: f32 = py / iris + catchY * 1.15
  Surface.glint += wet
  Surface.glint += 0.3 * ease(size * 0.85, 0.0, Mathf.sqrt(bx * bx + by * by))
}
