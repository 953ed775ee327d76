import type { CharacterSpec, Hex, Mood, Time } from '../spec/CharacterSpec.ts'
import { project, toWorld, type View } from './camera.ts'
import { linear } from './color.ts'
import * as at from '../kernel/layout.ts'
import { seededRandom, spread } from '../spec/random.ts'
import { blend, scale, type Vector } from '../kernel/vector.ts'

/** A light with a glow around it. */
export interface Bloom {
  readonly from: Vector
  readonly to: Vector
  readonly radius: number
  readonly color: Vector
}

/** Light on the subject. Directions are in the camera's axes: right, up, towards the camera. */
export interface Rig {
  readonly keyFrom: Vector
  readonly fillFrom: Vector
  readonly rimFrom: Vector
  readonly key: Vector
  readonly fill: Vector
  readonly rim: Vector
  readonly sky: Vector
  readonly ground: Vector
  readonly exposure: number
  readonly saturation: number
  /** How far shadows are cooled and lights warmed; not at all if absent. */
  readonly grade?: number
  /** How dark creases get, 0 to 1. */
  readonly occlusion: number
  /** 5 for soft window light; larger for sunlight. */
  readonly shadowSharpness: number
}

/** The key comes from above, from the left here; a soft one is nearer to the camera. */
const KEY: Vector = [-0.74, 0.62, 0.6]
const SOFT_KEY: Vector = [-0.48, 0.56, 0.86]
const FILL: Vector = [0.8, 0.1, 0.6]
const RIM: Vector = [0.8, 0.4, -0.5]

type Hour = Pick<Rig, 'key' | 'fill' | 'rim' | 'sky' | 'ground' | 'exposure'>

/** The key stays warm against a cooler fill, as in a studio; the time of day only shifts the balance. */
const RIGS: Readonly<Record<Time, Hour>> = {
  dawn: {
    key: [1.9, 1.52, 1.26],
    fill: [0.36, 0.36, 0.46],
    rim: [1.25, 0.86, 0.72],
    sky: [0.24, 0.23, 0.3],
    ground: [0.17, 0.12, 0.11],
    exposure: 0.7,
  },
  day: {
    key: [1.86, 1.66, 1.42],
    fill: [0.38, 0.42, 0.48],
    rim: [0.95, 1.0, 1.05],
    sky: [0.24, 0.28, 0.34],
    ground: [0.17, 0.14, 0.11],
    exposure: 0.7,
  },
  dusk: {
    key: [1.9, 1.5, 1.16],
    fill: [0.32, 0.34, 0.46],
    rim: [1.35, 0.8, 0.5],
    sky: [0.2, 0.2, 0.3],
    ground: [0.18, 0.12, 0.09],
    exposure: 0.7,
  },
  night: {
    key: [1.56, 1.34, 1.12],
    fill: [0.24, 0.29, 0.42],
    rim: [0.55, 0.85, 1.35],
    sky: [0.12, 0.17, 0.28],
    ground: [0.1, 0.08, 0.09],
    exposure: 0.7,
  },
}
const MOODS: Readonly<Record<Mood, { key: number; saturation: number }>> = {
  calm: { key: 1, saturation: 1.02 },
  bright: { key: 1.08, saturation: 1.1 },
  stormy: { key: 0.92, saturation: 0.94 },
  ominous: { key: 0.86, saturation: 0.92 },
}

/** Studio light at the character's time of day and mood; softer on women and children. */
export const studioRig = (spec: CharacterSpec): Rig => {
  const { age, presentation } = spec
  const { time, mood } = spec.background
  const random = seededRandom(spec.seed ^ 0x3c6ef372)
  const side = random() < 0.5 ? 1 : -1
  const from = ([x, y, z]: Vector, higher = 0): Vector => [side * x, y + higher, z]
  // Hard light from the side ages a smooth face, and flatters an old one.
  const soft = age === 'old' ? 0 : age === 'child' ? 1 : SOFTNESS[presentation]
  return {
    ...RIGS[time],
    key: scale(RIGS[time].key, MOODS[mood].key),
    fill: scale(RIGS[time].fill, 0.7 * (1 + 0.45 * soft)),
    rim: scale(RIGS[time].rim, 1.25),
    sky: scale(RIGS[time].sky, 1 + 0.1 * soft),
    keyFrom: from(blend(KEY, SOFT_KEY, soft), 0.14 * spread(random)),
    fillFrom: from(FILL),
    rimFrom: from(RIM),
    saturation: MOODS[mood].saturation,
    occlusion: 0.95,
    shadowSharpness: 5,
  }
}

const SOFTNESS = { feminine: 0.85, androgynous: 0.5, masculine: 0 } as const

/** The studio's light in a painter's tones: brighter, with cool shadows. */
export const paintersRig = (spec: CharacterSpec): Rig => {
  const rig = studioRig(spec)
  return { ...rig, exposure: rig.exposure * 1.1, grade: 0.1 }
}

/** Tints the rig's back and side light with the scene's own `light`, such as that of lamps, a fire or snow. */
export const rigAt = (rig: Rig, light: Hex | undefined): Rig => {
  if (light === undefined) return rig
  const color = linear(light)
  return {
    ...rig,
    rim: blend(rig.rim, scale(color, 1.25 * Math.max(...rig.rim)), 0.7),
    fill: blend(rig.fill, scale(color, Math.max(...rig.fill)), 0.4),
  }
}

/** Writes the lights into the kernel's camera record. */
export const writeLights = (to: Float32Array, rig: Rig, view: View): void => {
  to.set(toWorld(view, rig.keyFrom), at.KEY_DIRECTION / 4)
  to.set(rig.key, at.KEY_COLOR / 4)
  to.set(toWorld(view, rig.fillFrom), at.FILL_DIRECTION / 4)
  to.set(rig.fill, at.FILL_COLOR / 4)
  to.set(toWorld(view, rig.rimFrom), at.RIM_DIRECTION / 4)
  to.set(rig.rim, at.RIM_COLOR / 4)
  to.set(rig.sky, at.SKY_COLOR / 4)
  to.set(rig.ground, at.GROUND_COLOR / 4)
  to[at.EXPOSURE / 4] = rig.exposure
  to[at.OCCLUSION / 4] = rig.occlusion
  to[at.SHADOW_SHARPNESS / 4] = rig.shadowSharpness
  to[at.SATURATION / 4] = rig.saturation
  to[at.GRADE / 4] = rig.grade ?? 0
}

export const writeBloom = (
  to: Float32Array,
  bloom: Bloom,
  view: View,
  width: number,
  height: number,
): void => {
  const from = project(bloom.from, view, width, height)
  const end = project(bloom.to, view, width, height)
  to.set([from.x, from.y, end.x, end.y], at.BLOOM / 4)
  const distance = 1 / (view.slope * Math.hypot(...subtractPosition(bloom.from, view)))
  to[at.BLOOM_RADIUS / 4] = bloom.radius * distance * height
  to.set(bloom.color, at.BLOOM_COLOR / 4)
  to.set(bloom.from, at.LAMP_FROM / 4)
  to.set(bloom.to, at.LAMP_TO / 4)
  to.set(scale(bloom.color, LAMP_POWER), at.LAMP_COLOR / 4)
  to[at.LAMP_REACH / 4] = LAMP_REACH
}

/** How much brighter a carried light makes surfaces than its glow in the air, and how far it reaches. */
const LAMP_POWER = 8
const LAMP_REACH = 3

const subtractPosition = (point: Vector, view: View): Vector => [
  point[0] - view.position[0],
  point[1] - view.position[1],
  point[2] - view.position[2],
]
