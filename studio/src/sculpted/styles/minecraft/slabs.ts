import type { Vector } from '../../../kernel/vector.ts'
import { type Blocks, HALF } from './Blocks.ts'

/** Adds four walls around the head. */
export const wall = (blocks: Blocks, color: Vector, y: number, tall: number, out: number): void => {
  for (const side of [-1, 1]) {
    blocks.addTextured(color, [side * out, y, 0], [0.06, tall, out + 0.06])
    blocks.addTextured(color, [0, y, side * out], [out, tall, 0.06])
  }
}

/** Adds a cover for the crown, the sides and the back, down to a height; it leaves the face free. */
export const shell = (blocks: Blocks, color: Vector, down: number): void => {
  const out = HALF + 0.14
  blocks.addTextured(color, [0, HALF + 0.02, 0], [out, 0.16, out])
  for (const side of [-1, 1]) {
    blocks.addTextured(
      color,
      [side * out, (HALF + down) / 2, -0.1],
      [0.06, (HALF - down) / 2, out - 0.1],
    )
  }
  blocks.addTextured(color, [0, (HALF + down) / 2, -out], [out, (HALF - down) / 2, 0.06])
  blocks.addTextured(color, [0, 0.6, out], [out, 0.2, 0.06])
}
