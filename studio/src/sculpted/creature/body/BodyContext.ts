import type { CreatureContext } from '../CreatureContext.ts'
import type { Vector } from '../../../kernel/vector.ts'

/** An undressed animal whose body is being sculpted. */
export interface BodyContext extends CreatureContext {
  /** How stout the animal is: 1 is average. */
  readonly girth: number
  /** How far everything will be lifted. */
  readonly rise: number
  /** The height of the ground that it sits on, before it is lifted. */
  readonly floor: number
}

/** Adds a chain of cones: each point has a radius. */
export const sculptChain = (
  { tape }: BodyContext,
  links: readonly (readonly [at: Vector, radius: number])[],
  { blend = 0.1, mirrored = false } = {},
): void => {
  links.slice(1).forEach(([to, end], at) => {
    const [from, start] = links[at] ?? [to, end]
    tape.cone(from, to, start, end, { blend, mirrored })
  })
}
