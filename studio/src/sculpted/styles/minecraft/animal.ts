import type { Body, Creature } from '../../../spec/creatures.ts'
import { albedo, linear } from '../../color.ts'
import { blend, type Vector } from '../../../kernel/vector.ts'
import type { SculptContext } from '../../SculptContext.ts'
import { Blocks, shade } from './Blocks.ts'

/** The body of an animal without clothes, in blocks. */
export const sculptAnimal = (s: SculptContext, creature: Creature): void => {
  const { spec } = s
  const blocks = new Blocks(spec.seed + 1)
  const coat = albedo(spec.skin)
  const pale =
    creature.pale === undefined ? coat : blend(coat, PALE, creature.pale === 'front' ? 1 : 0.75)
  if (creature.body) BODIES[creature.body]({ blocks, coat, pale, creature })
  if (spec.neckwear) {
    blocks.addTextured(albedo(spec.neckwear.color), [0, -0.92, 0.1], [0.7, 0.12, 0.5])
  }
  blocks.sculpt(s, true)
}

const PALE: Vector = [0.66, 0.62, 0.55]

interface Pieces {
  readonly blocks: Blocks
  readonly coat: Vector
  readonly pale: Vector
  readonly creature: Creature
}

/** A long body behind the head, on four legs. */
const beast = ({ blocks, coat, pale, creature }: Pieces): void => {
  const tall = creature.body === 'hoofed' ? 1.1 : 0.6
  if (creature.stretch) blocks.addTextured(coat, [0, -1.5, -0.4], [0.36, 1.6, 0.36])
  blocks
    .addTextured(coat, [0, -0.9, -1.7], [0.8, 0.8, 1.5])
    .addTextured(pale, [0, -1.1, -0.16], [0.6, 0.5, 0.12], 0.08)
  if (creature.pattern === 'patches') {
    for (const [x, y, z] of PATCHES) {
      blocks.add(shade(coat, 0.14), [x, y - 0.9, z], [0.02, 0.3, 0.4])
    }
  }
  const foot = creature.body === 'hoofed' ? HOOF : pale
  for (const side of [-1, 1]) {
    for (const z of [-0.5, -2.8]) {
      blocks
        .addTextured(shade(coat, 0.94), [side * 0.5, -1.6 - tall, z], [0.29, tall, 0.3])
        .addTextured(foot, [side * 0.5, -1.7 - 2 * tall, z + 0.03], [0.3, 0.1, 0.33], 0.06)
    }
  }
  if (creature.tail === undefined) return
  const thick = creature.tail === 'bushy' || creature.tail === 'thick' ? 0.24 : 0.1
  blocks
    .addTextured(coat, [0.5, -0.2, -3.3], [thick, thick, 0.3])
    .addTextured(coat, [0.5, 0.1, -3.6], [thick, 0.5, thick])
}

const PATCHES = [
  ...([[-0.81, 0.3, -1] as const, [-0.81, -0.2, -2.2] as const] as const),
  ...([[0.81, 0.3, -1.3] as const, [0.81, -0.3, -2.4] as const] as const),
] as const

const HOOF: Vector = [0.03, 0.028, 0.025]

const bird = ({ blocks, coat, pale, creature }: Pieces): void => {
  blocks
    .addTextured(coat, [0, -1.7, -0.2], [0.8, 0.9, 0.7])
    .addTextured(pale, [0, -1.7, 0.5], [0.5, 0.7, 0.03], 0.08)
  for (const side of [-1, 1]) {
    blocks
      .addTextured(shade(coat, 0.8), [side * 0.9, -1.6, -0.2], [0.1, 0.7, 0.6])
      .add(linear(creature.horn ?? '#e8a92c'), [side * 0.4, -2.9, 0], [0.1, 0.3, 0.1])
      .add(linear(creature.horn ?? '#e8a92c'), [side * 0.4, -3.2, 0.2], [0.3, 0.06, 0.3])
  }
}

const fish = ({ blocks, coat, pale }: Pieces): void => {
  blocks
    .addTextured(coat, [0, -0.2, -1.6], [0.7, 0.9, 0.9])
    .addTextured(coat, [0, -0.3, -2.9], [0.4, 0.5, 0.5])
    .addTextured(shade(coat, 0.75), [0, -0.2, -3.8], [0.08, 0.9, 0.5])
    .addTextured(pale, [0, -0.96, -0.5], [0.6, 0.16, 0.9], 0.08)
  for (const side of [-1, 1]) {
    blocks.addTextured(shade(coat, 0.75), [side * 1.1, -0.6, -0.9], [0.4, 0.08, 0.3])
  }
}

const snake = ({ blocks, coat, pale }: Pieces): void => {
  blocks
    .addTextured(coat, [0, -1.7, -0.3], [0.5, 0.9, 0.5])
    .addTextured(pale, [0, -1.7, 0.22], [0.3, 0.9, 0.02], 0.08)
    .addTextured(coat, [0, -2.9, -0.6], [1.2, 0.4, 1.1])
    .addTextured(coat, [0.4, -3.7, -0.6], [1.7, 0.4, 1.3])
}

const insect = ({ blocks, coat, creature }: Pieces): void => {
  blocks
    .addTextured(coat, [0, -1.2, -0.5], [0.6, 0.5, 0.6])
    .addTextured(shade(coat, 0.85), [0, -1.1, -2], [0.8, 0.7, 1])
  for (const side of [-1, 1]) {
    for (const z of creature.growths?.includes('small eyes') ? [0.1, -0.3, -0.7, -1.1] : LEGS) {
      blocks
        .add(shade(coat, 0.5), [side * 1, -1.3, z], [0.5, 0.08, 0.08])
        .add(shade(coat, 0.5), [side * 1.5, -1.8, z], [0.08, 0.5, 0.08])
    }
  }
}

const LEGS = [0, -0.4, -0.8]

const arms = ({ blocks, coat }: Pieces): void => {
  blocks.addTextured(coat, [0, -1, -0.1], [0.6, 0.3, 0.6])
  for (const x of [-0.75, -0.25, 0.25, 0.75]) {
    for (const z of [0.4, -0.5]) {
      blocks.addTextured(shade(coat, 0.9), [x * 1.2, -2.2, z], [0.16, 1.1, 0.16])
    }
  }
}

const BODIES: Readonly<Record<Body, (pieces: Pieces) => void>> = {
  beast,
  hoofed: beast,
  bird,
  fish,
  snake,
  insect,
  arms,
}
