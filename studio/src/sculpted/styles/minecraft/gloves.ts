import type { CharacterSpec, Glove } from '../../../spec/CharacterSpec.ts'
import { albedo, darker } from '../../color.ts'
import type { Vector } from '../../../kernel/vector.ts'
import type { Blocks } from './Blocks.ts'

/** How far a glove stands off the hand, and how high it reaches on an arm that hangs down to -3.2. */
const FITS: Readonly<Record<Glove, { readonly off: number; readonly top: number }>> = {
  gloves: { off: 0.03, top: -2.75 },
  mittens: { off: 0.06, top: -2.7 },
  'boxing-gloves': { off: 0.14, top: -2.6 },
  'long-gloves': { off: 0.03, top: -2 },
  gauntlets: { off: 0.07, top: -2.4 },
}

/** Adds a hand in front of the body. */
export const placeHand = (
  arms: Blocks,
  { gloves, skin }: Pick<CharacterSpec, 'gloves' | 'skin'>,
  center: Vector,
  [x, y, z]: Vector,
): void => {
  const off = gloves ? FITS[gloves.kind].off : 0
  arms.addTextured(albedo(gloves?.color ?? skin), center, [x + off, y + off, z + off])
}

/** Adds a glove and its cuff to an arm that hangs down. */
export const putGlove = (
  arms: Blocks,
  { gloves }: Pick<CharacterSpec, 'gloves'>,
  x: number,
): void => {
  if (gloves === undefined) return
  const { off, top } = FITS[gloves.kind]
  const color = albedo(gloves.color)
  const half = 0.4 + off
  arms
    .addTextured(color, [x, (top - 3.2) / 2, 0], [half, (top + 3.2) / 2 + off, half])
    .addTextured(darker(color, 0.3), [x, top, 0], [half + 0.04, 0.1, half + 0.04])
}
