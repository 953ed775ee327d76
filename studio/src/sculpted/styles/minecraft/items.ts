import { isStrapped } from '../../../isHeld.ts'
import { darker, linear } from '../../color.ts'
import type { SculptContext } from '../../SculptContext.ts'
import { blend, scale, type Vector } from '../../vector.ts'
import { Blocks, GOLD } from './Blocks.ts'
import { SPRITES } from './sprites.ts'

/** The side of one pixel of a prop. */
const ITEM = 0.19

/** The prop, from its sprite; glowing letters light the air. */
export const sculptProp = (s: SculptContext): void => {
  const { prop, seed } = s.spec
  if (!prop) return
  const inks = inksOf(linear(prop.color))
  const rows = SPRITES[prop.kind]
  const blocks = new Blocks(seed + 3)
  const bottom = rows.length > 8 ? -3.3 : -2.9
  const width = Math.max(...rows.map((row) => row.length))
  const depth = isStrapped(prop) ? 0.96 : 0.62
  const glowing = s.tape.material({ kind: 'glow', color: scale(inks.l, 1.3) })
  const lights: Vector[] = []
  rows.forEach((row, i) => {
    const y = bottom + (rows.length - 1 - i) * ITEM
    for (const [j, letter] of Array.from(row).entries()) {
      if (letter === ' ') continue
      const center: Vector = [1.36 + (j - (width - 1) / 2) * ITEM, y, depth]
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

const inksOf = (color: Vector) => ({
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
})
const isInk = (letter: string): letter is keyof ReturnType<typeof inksOf> =>
  'cdwvsglipn'.includes(letter)
