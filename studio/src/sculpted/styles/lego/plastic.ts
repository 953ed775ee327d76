import { linear, luminance } from '../../color.ts'
import type { Material } from '../../Material.ts'
import { scale, type Vector } from '../../vector.ts'

/** Everything is molded from glossy plastic, except glowing parts and polished metal. */
export const plastic = (material: Material): Material => {
  switch (material.kind) {
    case 'glow':
    case 'metal':
    case 'eye': // of creatures; those of people are printed
      return material
    case 'hair':
      return { ...PLASTIC, color: scale(material.color, 1.15) }
    case 'skin':
      return { ...PLASTIC, color: skinPlastic(material.color) }
    default:
      return { ...PLASTIC, color: material.color }
  }
}

export const skinPlastic = (color: Vector): Vector => (isPale(color) ? YELLOW : color)

const PLASTIC = { kind: 'plain', gloss: 0.5, power: 70, fresnel: 0.45 } as const
const YELLOW = linear('#f6b80c')
const isPale = (color: Vector): boolean =>
  luminance(color) > 0.3 && color[0] > color[1] && color[1] > color[2]
