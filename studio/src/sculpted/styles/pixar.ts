import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { cachedBySquare } from '../cachedBySquare.ts'
import { saturated } from '../color.ts'
import { studioRig } from '../lights.ts'
import type { Backdrop } from '../backdrop/Backdrop.ts'
import { paintedScene } from '../backdrop/paintedScene.ts'
import { naturalProportions } from '../proportions/naturalProportions.ts'
import { type Proportions } from '../proportions/Proportions.ts'
import type { Material } from '../../kernel/Material.ts'
import { add, blend, scale, type Vector } from '../../kernel/vector.ts'
import { realistic } from './realistic.ts'
import type { SculptedStyle } from './SculptedStyle.ts'

/** Large round eyes set wide, a small nose, a soft jaw, a slim neck. */
const soften = (spec: CharacterSpec): Proportions => {
  const form = naturalProportions(spec)
  const m = form.masculine
  return {
    ...form,
    headWidth: form.headWidth + 0.08,
    eyeX: Math.max(form.eyeX, 0.35),
    eyeRadius: 0.3,
    eyeZ: 0.4,
    eyeWidth: 0.25 + 0.012 * form.childlike - 0.008 * m,
    eyeUpper: form.eyeUpper + 0.09,
    eyeLower: form.eyeLower + 0.058,
    iris: 0.5,
    pupil: 0.25,
    browY: form.browY + 0.115,
    browThickness: form.browThickness + 0.012 * m - 0.002,
    browTilt: form.browTilt - 0.03,
    noseWidth: form.noseWidth * 0.92,
    noseLength: form.noseLength * 0.92,
    noseY: form.noseY + 0.02,
    bridge: form.bridge * 0.85,
    cheek: form.cheek + 0.045,
    jawWidth: form.jawWidth * 0.95,
    mouthWidth: form.mouthWidth * 1.04,
    smile: form.smile + 0.03,
    neckWidth: form.neckWidth * (0.8 + 0.12 * m),
    shoulder: form.shoulder * 0.9,
    lash: form.lash * 1.6,
    wing: form.wing * 1.25,
    aged: form.aged * 0.7,
    lockCount: 0.7,
    lockRadius: 1.2,
  }
}

const polish = (material: Material): Material => {
  switch (material.kind) {
    case 'skin':
      return {
        ...material,
        gloss: 0.16,
        power: 26,
        texture: 0.03,
        color: saturated(material.color, 1.12),
      }
    case 'hair':
      return { ...material, gloss: (material.gloss ?? 0.1) * 1.5, texture: 0.45, frequency: 30 }
    case 'cloth':
      return { ...material, texture: 0.16, color: saturated(material.color, 1.25) }
    case 'eye':
      return { ...material, texture: 0.5, color: [0.9, 0.9, 0.9] }
    default:
      return material
  }
}

/** The scene out of focus, in stronger colors, bright behind the head. */
const blurredBackdrop = (spec: CharacterSpec): Backdrop => {
  const cell = inCells(paintedScene(spec))
  return (x, y) => {
    let [sum, weights]: [Vector, number] = [[0, 0, 0], 0]
    const [i, j] = [Math.floor(x / CELL), Math.floor(y / CELL)]
    for (let di = -REACH; di <= REACH + 1; di++) {
      for (let dj = -REACH; dj <= REACH + 1; dj++) {
        const away = Math.hypot(i + di + 0.5 - x / CELL, j + dj + 0.5 - y / CELL) / (REACH + 0.5)
        if (away >= 1) continue
        const weight = (1 - away * away) ** 2
        sum = add(sum, scale(cell(i + di, j + dj), weight))
        weights += weight
      }
    }
    const color = saturated(scale(sum, 1 / weights), 1.5)
    const glow = Math.exp(-(x * x * 3 + (y - 0.08) ** 2 * 4))
    return [
      color[0] * (0.8 + 0.55 * glow) + 0.05 * glow,
      color[1] * (0.8 + 0.5 * glow) + 0.035 * glow,
      color[2] * (0.85 + 0.45 * glow) + 0.03 * glow,
    ]
  }
}
/** The side of the squares used for the blur, in picture heights, and how many of them it reaches. */
const CELL = 0.02
const REACH = 2
/** The number of samples in a square each way: lit windows are smaller than a square. */
const SAMPLES = 3

/** The mean color of each square of the scene, computed once. */
const inCells = (paint: Backdrop): ((i: number, j: number) => Vector) =>
  cachedBySquare((i, j) => {
    let sum: Vector = [0, 0, 0]
    for (let n = 0; n < SAMPLES * SAMPLES; n++) {
      const [u, v] = [(n % SAMPLES) + 0.5, Math.floor(n / SAMPLES) + 0.5]
      sum = add(sum, paint((i + u / SAMPLES) * CELL, (j + v / SAMPLES) * CELL))
    }
    return scale(sum, 1 / (SAMPLES * SAMPLES))
  })

/** A computer-animated family film: soft, warm, glossy. */
export const pixar: SculptedStyle = {
  ...realistic,
  proportions: soften,
  material: polish,
  lights: (spec) => {
    const rig = studioRig(spec)
    return {
      ...rig,
      keyFrom: [-0.55, 0.55, 0.8],
      key: blend(rig.key, [1.75, 1.5, 1.24], 0.6),
      fillFrom: [0.8, 0, 0.6],
      fill: blend(rig.fill, [0.42, 0.5, 0.7], 0.75),
      rimFrom: [0.75, 0.35, -0.55],
      rim: scale(rig.rim, 1.5),
      sky: scale(rig.sky, 1.7),
      ground: [0.36, 0.25, 0.2],
      exposure: 0.76,
      saturation: 1.12,
      shadowSharpness: 3.5,
    }
  },
  backdrop: blurredBackdrop,
  backdropTexel: 12,
  finish: 'combed',
}
