import type { Creature } from '../../spec/creatures.ts'
import type { SculptContext } from '../SculptContext.ts'
import { NATURAL_CHIN } from '../proportions/Proportions.ts'
import type { Vector } from '../../kernel/vector.ts'

/** A creature being sculpted: its row of the table in creatures.ts, and how the style's head differs from it. */
export interface CreatureContext extends SculptContext {
  readonly creature: Creature
  /** How much wider the head is than in the row. */
  readonly wide: number
  /** Converts a height of the row to this style: some styles have lower faces. */
  readonly up: (y: number) => number
  /** The depth of the front of the bare skull at a point. */
  readonly front: (x: number, y: number) => number
}

export const creatureContext = (context: SculptContext, creature: Creature): CreatureContext => {
  const { width, height, depth, y } = creature.skull
  const wide = context.form.headWidth / width
  const tall = context.form.chinY / NATURAL_CHIN
  const up = (y: number): number => (y < 0 ? y * tall : y)
  return {
    ...context,
    creature,
    wide,
    up,
    front: (x, at) => {
      if (creature.form === 'box') return SKULL_Z + depth
      const inside = 1 - (x / (width * wide)) ** 2 - ((at - up(y)) / height) ** 2
      return SKULL_Z + depth * Math.sqrt(Math.max(0.04, inside))
    },
  }
}

export const SKULL_Z = -0.1

export const MIRRORED = { mirrored: true } as const

/** A point of the row in this style. */
export const placed = ({ wide, up }: CreatureContext, x: number, y: number, z: number): Vector => [
  x * wide,
  up(y),
  z,
]
