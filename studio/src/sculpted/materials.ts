import type { Material } from '../kernel/Material.ts'
import { luminance } from './color.ts'
import { type Vector, blend } from '../kernel/vector.ts'

export const wool = (color: Vector): Material => ({
  kind: 'cloth',
  color,
  gloss: 0.02,
  power: 12,
  fresnel: 0.3,
  texture: 0.42,
  frequency: 52,
})

export const felt = (color: Vector): Material => ({ ...wool(color), frequency: 40 })

export const silk = (color: Vector): Material => ({
  ...wool(color),
  gloss: 0.12,
  power: 18,
  texture: 0.22,
})

export const leather = (color: Vector): Material => ({
  ...wool(color),
  gloss: 0.2,
  power: 20,
  fresnel: 0.4,
  texture: 0.5,
  frequency: 26,
})

export const metal = (color: Vector): Material => ({
  kind: 'metal',
  // Even black iron reflects light.
  color: blend(color, [0.5, 0.48, 0.45], luminance(color) < 0.1 ? 0.35 : 0.1),
})
