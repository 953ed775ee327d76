import { type Body, creatureOf, stoutness } from '../../../spec/creatures.ts'
import type { SculptContext } from '../../SculptContext.ts'
import { creatureContext } from '../CreatureContext.ts'
import { sculptArms } from './arms.ts'
import { sculptBeast } from './beast.ts'
import { sculptBird } from './bird.ts'
import type { BodyContext } from './BodyContext.ts'
import { sculptFish } from './fish.ts'
import { sculptInsect } from './insect.ts'
import { sculptSnake } from './snake.ts'

/**
 * Sculpts what is below the head of an animal without clothes, past the bottom of any bust.
 *
 * @param lift how much closer to the head the style's bodies are than natural ones
 */
export const sculptAnimalBody = (context: SculptContext, lift = 0): void => {
  const creature = creatureOf(context.spec)
  if (creature?.body === undefined) return
  const rise = lift + CLOSER - (creature.stretch ?? 0)
  const girth = GIRTHS[context.spec.build] * stoutness(creature)
  const s = { ...creatureContext(context, creature), girth, rise, floor: GROUND - rise }
  const sculptBody = BODIES[creature.body]
  context.tape.shiftBy([0, rise, 0], () => sculptBody(s))
}

/** How much closer to its head the body of an animal is than that of a person. */
const CLOSER = 0.5
/** The ground of a style that shows one. */
const GROUND = -4.95

const GIRTHS = { slight: 0.9, average: 1, broad: 1.14 } as const

const BODIES: Readonly<Record<Body, (s: BodyContext) => void>> = {
  beast: sculptBeast,
  hoofed: sculptBeast,
  bird: sculptBird,
  fish: sculptFish,
  snake: sculptSnake,
  insect: sculptInsect,
  arms: sculptArms,
}
