import { linear, luminance } from '../color.ts'
import type { Sculpting } from '../Sculpting.ts'
import type { Material } from '../Tape.ts'
import { scale, type Vector } from '../vector.ts'
import { sculptAfro } from './afro.ts'
import { CURTAINS, sculptCurtain } from './curtain.ts'
import { HAT_LINE, hairLine, SCALP_CENTRE } from './scalp.ts'
import { SHORTS, sculptShort } from './short.ts'
import { sculptTied } from './tied.ts'

/** The hair of the head; `covered` when headwear hides the crown, so that nothing grows through it. */
export const sculptHair = (sculpting: Sculpting, covered: boolean): void => {
  const { tape, spec } = sculpting
  const { cut } = spec.hair
  if (cut === 'bald') return
  const material = tape.material(hairMaterial(linear(spec.hair.color)))
  tape.group(material, { scale: 0.92, grow: 0.02 })
  switch (cut) {
    case 'afro':
      sculptAfro(sculpting, covered)
      return
    case 'buzz':
      growCap(sculpting, 0.012, covered)
      return
    case 'short':
    case 'tousled':
    case 'slicked':
    case 'mohawk':
      growCap(sculpting, cut === 'mohawk' ? 0.006 : 0, covered)
      sculptShort(sculpting, SHORTS[cut], covered)
      return
    case 'bun':
    case 'braid':
    case 'ponytail':
      growCap(sculpting, 0, covered)
      sculptTied(sculpting, cut, covered)
      return
    case 'bowl':
    case 'bob':
    case 'long':
    case 'wavy':
    case 'curly':
    case 'dreadlocks':
      growCap(sculpting, 0, covered)
      sculptCurtain(sculpting, CURTAINS[cut], covered)
  }
}

/** Hair as a material. Light hair is darkened, or it burns out in the key light. */
export const hairMaterial = (color: Vector): Material => {
  const light = luminance(color)
  const white = light > 0.35 && Math.max(...color) - Math.min(...color) < 0.18
  return {
    kind: 'hair',
    color: scale(color, 1 - (white ? 0.36 : 0.4) * light),
    gloss: white ? 0.07 : 0.05 + 0.2 * light,
    power: white ? 26 : 44,
    subsurface: 0.25,
    fresnel: 0.05,
    texture: white ? 0.62 : 0.82,
    frequency: 44,
    strandRelief: 1,
  }
}

/** What lies under the locks: the scalp's shape behind the hair line. */
const growCap = ({ tape, form }: Sculpting, lift: number, covered: boolean): void => {
  const { normal, offset } = hairLine(covered)
  tape
    .ellipsoid(SCALP_CENTRE, [form.headWidth + lift, 0.85 + lift, 0.94 + lift])
    .plane(normal, offset, { operation: 'keep', blend: 0.08 })
  if (covered) tape.plane([0, 1, 0], HAT_LINE, { operation: 'keep', blend: 0.02 })
}
