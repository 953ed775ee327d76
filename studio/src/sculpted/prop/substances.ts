import type { Material } from '../../kernel/Material.ts'
import { type Vector, scale } from '../../kernel/vector.ts'

export const WOOD: Vector = [0.14, 0.075, 0.035]
export const STEEL: Vector = [0.52, 0.54, 0.58]
export const GOLD: Vector = [0.72, 0.5, 0.16]

export const wood = (color: Vector): Material => ({
  kind: 'cloth',
  color,
  gloss: 0.08,
  power: 18,
  fresnel: 0.2,
  texture: 0.9,
  frequency: 22,
})

export const glow = (color: Vector): Material => ({ kind: 'glow', color: scale(color, 2.2) })
