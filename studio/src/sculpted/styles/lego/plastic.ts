import type { CharacterSpec } from '../../../spec/CharacterSpec.ts'
import { linear, luminance } from '../../color.ts'
import type { Material } from '../../../kernel/Material.ts'
import { scale, type Vector } from '../../../kernel/vector.ts'

/** Everything is molded from glossy plastic, except glowing parts and polished metal. */
export const plastic = (material: Material, spec: CharacterSpec): Material => {
  switch (material.kind) {
    case 'glow':
    case 'metal':
    case 'eye': // Only creatures have modeled eyes; people's eyes are printed.
      return material
    case 'hair':
      return { ...PLASTIC, color: scale(material.color, 1.15) }
    case 'skin':
      return { ...PLASTIC, color: skinPlastic(material.color, spec) }
    default:
      return { ...PLASTIC, color: material.color }
  }
}

/** Pale skin becomes yellow, unless the description gives an origin; other skin keeps its color. */
export const skinPlastic = (color: Vector, { origin }: Pick<CharacterSpec, 'origin'>): Vector =>
  origin === undefined && isPale(color) ? YELLOW : color

const PLASTIC = { kind: 'plain', gloss: 0.5, power: 70, fresnel: 0.45 } as const
const YELLOW = linear('#f6b80c')
const isPale = (color: Vector): boolean =>
  luminance(color) > 0.3 && color[0] > color[1] && color[1] > color[2]
