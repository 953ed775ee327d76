import type { Prop } from '../../../spec/CharacterSpec.ts'
import { albedo, darker, linear } from '../../color.ts'
import type { SculptContext } from '../../SculptContext.ts'
import { blend, scale, type Vector } from '../../../kernel/vector.ts'
import { Blocks, GOLD } from './Blocks.ts'
import { SPRITES } from './sprites.ts'

/** The side of one pixel of a prop. */
const ITEM = 0.19

/** The place of a prop that is not in a fist: the x of its middle, the y of its bottom, and its depth. */
const PLACES: Partial<Record<Prop, Vector>> = {
  shield: [1.36, -2.9, 0.96],
  rifle: [0.9, -3.1, 0.98],
  'great-sword': [1, -3.2, 0.98],
  piano: [0, -3.3, 1.3],
  'swaddled-baby': [0.3, -2.5, 1],
}

/** Sculpts the prop from its sprite; pixels of glowing light also add a bloom. */
export const sculptProp = (s: SculptContext): void => {
  const { prop, seed } = s.spec
  if (!prop) return
  const inks = inksOf(linear(prop.color), albedo(s.spec.skin))
  const rows = SPRITES[prop.kind]
  const blocks = new Blocks(seed + 3)
  const [middle, bottom, depth] = PLACES[prop.kind] ?? [1.36, rows.length > 8 ? -3.3 : -2.9, 0.62]
  const width = Math.max(...rows.map((row) => row.length))
  const glowing = s.tape.material({ kind: 'glow', color: scale(inks.l, 1.3) })
  const lights: Vector[] = []
  rows.forEach((row, i) => {
    const y = bottom + (rows.length - 1 - i) * ITEM
    for (const [j, letter] of Array.from(row).entries()) {
      if (letter === ' ') continue
      const center: Vector = [middle + (j - (width - 1) / 2) * ITEM, y, depth]
      if (letter === 'l') lights.push(center)
      else blocks.add(isInk(letter) ? inks[letter] : inks.c, center, [ITEM / 2, ITEM / 2, 0.1])
    }
  })
  blocks.sculpt(s, true)
  const first = lights[0]
  const last = lights.at(-1)
  if (!first || !last) return
  s.tape.group(glowing)
  for (const center of lights) s.tape.box(center, [ITEM / 2, ITEM / 2, 0.1], 0.001)
  s.addBloom({ from: first, to: last, radius: 0.9, color: scale(inks.l, 0.5) })
}

const inksOf = (color: Vector, skin: Vector) => ({
  c: color,
  d: darker(color, 0.4),
  w: linear('#8a5a30'),
  v: linear('#5a3818'),
  s: [0.6, 0.62, 0.66] as Vector,
  g: GOLD,
  l: blend(color, [1, 0.95, 0.8], 0.55),
  i: [0.06, 0.06, 0.07] as Vector,
  p: linear('#efe6cc'),
  n: linear('#3f8a34'),
  h: skin,
  r: linear('#b8382c'),
  b: linear('#3f8fd6'),
})
const isInk = (letter: string): letter is keyof ReturnType<typeof inksOf> =>
  'cdwvsglipnhrb'.includes(letter)
