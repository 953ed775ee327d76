import type { CharacterSpec, Mark } from '../../../spec/CharacterSpec.ts'
import { albedo, linear } from '../../color.ts'
import type { Vector } from '../../../kernel/vector.ts'
import { type Blocks, GOLD, HALF, shade } from './Blocks.ts'

const HORN: Vector = [0.1, 0.07, 0.05]
const ANTLER: Vector = [0.26, 0.16, 0.08]
const IVORY: Vector = [0.7, 0.64, 0.5]
const FEATHER: Vector = [0.78, 0.78, 0.76]
const SNAKE: Vector = [0.09, 0.18, 0.06]

/** Horns, wings and other parts of the body that people do not have. */
export const growMarks = (spec: CharacterSpec, blocks: Blocks): void => {
  for (const mark of spec.marks) {
    for (const side of [-1, 1]) GROWTHS[mark]?.(side, spec, blocks)
  }
}

type Grow = (side: number, spec: CharacterSpec, blocks: Blocks) => void

const GROWTHS: Partial<Record<Mark, Grow>> = {
  horns: (side, _, blocks) => {
    blocks.add(HORN, [side * 0.56, HALF + 0.18, 0.2], [0.12, 0.18, 0.12])
    blocks.add(HORN, [side * 0.7, HALF + 0.5, 0.1], [0.08, 0.18, 0.08])
  },
  'horn-stumps': (side, { skin }, blocks) => {
    blocks.add(shade(albedo(skin), 0.5), [side * 0.4, 0.5, HALF + 0.08], [0.17, 0.17, 0.08])
  },
  antlers: (side, _, blocks) => {
    blocks.add(ANTLER, [side * 0.5, HALF + 0.4, 0], [0.07, 0.4, 0.07])
    blocks.add(ANTLER, [side * 0.74, HALF + 0.56, 0], [0.18, 0.06, 0.06])
    blocks.add(ANTLER, [side * 0.9, HALF + 0.8, 0], [0.06, 0.24, 0.06])
  },
  tusks: (side, _, blocks) => {
    blocks.add(IVORY, [side * 0.3, -0.5, HALF + 0.06], [0.06, 0.14, 0.06])
  },
  'unicorn-horn': (side, _, blocks) => {
    if (side < 0) return
    blocks.add(IVORY, [0, HALF + 0.16, 0.6], [0.12, 0.16, 0.12])
    blocks.add(GOLD, [0, HALF + 0.46, 0.7], [0.09, 0.16, 0.09])
    blocks.add(IVORY, [0, HALF + 0.74, 0.78], [0.05, 0.14, 0.05])
  },
  halo: (side, _, blocks) => {
    blocks.add(GOLD, [side * 0.5, HALF + 0.5, 0], [0.06, 0.05, 0.56])
    blocks.add(GOLD, [0, HALF + 0.5, side * 0.5], [0.56, 0.05, 0.06])
  },
  wings: (side, _, blocks) => {
    blocks.addTextured(FEATHER, [side * 1.5, -1.5, -0.56], [0.6, 0.4, 0.1])
    blocks.addTextured(FEATHER, [side * 1.9, -2.2, -0.6], [0.4, 0.7, 0.08])
  },
  'cat-ears': (side, { hair }, blocks) => {
    blocks.addTextured(linear(hair.color), [side * 0.55, HALF + 0.26, 0], [0.2, 0.2, 0.12])
  },
  'pointed-ears': (side, { skin }, blocks) => {
    blocks.addTextured(albedo(skin), [side * (HALF + 0.1), 0.05, 0], [0.1, 0.2, 0.1])
    blocks.addTextured(albedo(skin), [side * (HALF + 0.24), 0.3, -0.1], [0.1, 0.1, 0.1])
  },
  snakes: (side, _, blocks) => {
    for (const [x, up, z] of SNAKES) {
      blocks.addTextured(SNAKE, [side * x, HALF + up / 2, z], [0.11, up / 2 + 0.1, 0.11])
      blocks.addTextured(SNAKE, [side * (x + 0.06), HALF + up + 0.1, z + 0.1], [0.14, 0.1, 0.2])
    }
    blocks.addTextured(SNAKE, [side * (HALF + 0.1), 0, 0], [0.11, 0.7, 0.11])
    blocks.addTextured(SNAKE, [side * (HALF + 0.2), -0.7, 0.1], [0.12, 0.1, 0.2])
  },
}

const SNAKES = [
  ...([[0.2, 0.7, 0.2] as const, [0.6, 0.4, 0.4] as const, [0.6, 0.6, -0.3] as const] as const),
] as const
