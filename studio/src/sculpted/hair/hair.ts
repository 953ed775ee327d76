import { linear, luminance } from '../color.ts'
import type { SculptContext } from '../SculptContext.ts'
import type { Material } from '../../kernel/Material.ts'
import { wool } from '../materials.ts'
import { scale, type Vector } from '../../kernel/vector.ts'
import { sculptAfro } from './afro.ts'
import { combBack } from './combed.ts'
import { CURTAINS, sculptCurtain } from './curtain.ts'
import { HAT_LINE, hairLine, SCALP_CENTER } from './scalp.ts'
import { SHORTS, sculptShort } from './short.ts'
import { sculptSpikes } from './spiky.ts'
import { sculptTied } from './tied.ts'

/** Sculpts the hair of the head; `covered` says that headwear hides the crown, so that no hair grows through it. */
export const sculptHair = (context: SculptContext, covered: boolean): void => {
  const { tape, spec } = context
  const { cut } = spec.hair
  if (cut === 'bald') return
  const color = linear(spec.hair.color)
  // Stubble is too short to shine.
  const stubble: Material = { ...wool(scale(color, 0.8)), nap: 'cropped' }
  const material = tape.material(cut === 'buzz' ? stubble : hairMaterial(color))
  tape.group(material, { scale: 0.92, grow: 0.02 })
  switch (cut) {
    case 'afro':
      sculptAfro(context, covered)
      return
    case 'buzz':
      growCap(context, 0.012, covered)
      return
    case 'undercut':
    case 'receding':
    case 'tonsure':
      sculptShort(context, SHORTS[cut], covered)
      return
    case 'slicked':
      growCap(context, 0.012, covered)
      combBack(context, NAPE, covered)
      return
    case 'quiff':
      growCap(context, 0.012, covered)
      combBack(context, NAPE, covered, { crest: 0.3 })
      return
    case 'short':
    case 'tousled':
    case 'pixie':
    case 'mohawk':
      growCap(context, cut === 'mohawk' ? 0.006 : 0, covered)
      sculptShort(context, SHORTS[cut], covered)
      return
    case 'spiky':
      growCap(context, 0.03, covered)
      sculptSpikes(context, covered)
      return
    case 'bun':
    case 'topknot':
    case 'braid':
    case 'pigtails':
    case 'puffs':
    case 'ponytail':
      growCap(context, 0.012, covered)
      sculptTied(context, cut, covered)
      return
    case 'bowl':
    case 'bob':
    case 'long':
    case 'wavy':
    case 'curly':
    case 'bangs':
    case 'ringlets':
    case 'dreadlocks':
      growCap(context, 0.012, covered)
      sculptCurtain(context, CURTAINS[cut], covered)
  }
}

/** Where slicked hair ends. */
const NAPE: Vector = [0, -0.42, -1.05]

/** The material of hair. Light hair is darkened, or the key light would burn it out. */
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

/** Adds a cap in the shape of the scalp, behind the hairline and under the locks. */
const growCap = ({ tape, form }: SculptContext, lift: number, covered: boolean): void => {
  const { normal, offset } = hairLine(covered)
  tape
    .ellipsoid(SCALP_CENTER, [form.headWidth + lift, 0.85 + lift, 0.94 + lift])
    .plane(normal, offset, { operation: 'keep', blend: 0.08 })
  if (covered) tape.plane([0, 1, 0], HAT_LINE, { operation: 'keep', blend: 0.02 })
}
