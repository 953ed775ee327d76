import { type Body, creatureOf, stoutness } from '../../../spec/creatures.ts'
import { albedo } from '../../color.ts'
import { FABRICS } from '../../fabrics.ts'
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
  sculptNeckwear(s)
}

/** How much closer to its head the body of an animal is than that of a person. */
const CLOSER = 0.5
/** The ground of a style that shows one. */
const GROUND = -4.95

/** A scarf around the neck, or a bow below the chin. */
const sculptNeckwear = ({ tape, spec, form, creature, up }: BodyContext): void => {
  const { neckwear } = spec
  if (neckwear === undefined) return
  const y = Math.min(up(creature.muzzle.y) - 0.4, -0.96)
  const around = Math.min(0.86, form.headWidth * 0.84) * 0.96
  tape
    .group(tape.material(FABRICS.wool(albedo(neckwear.color))), { scale: 0.86, framed: false })
    .torus([0, y, -0.3], around, neckwear.kind === 'bow-tie' ? 0.07 : 0.17)
  if (neckwear.kind !== 'bow-tie') return
  tape
    .ellipsoid([0.2, y - 0.02, around - 0.22], [0.2, 0.15, 0.08], { mirrored: true, blend: 0.02 })
    .sphere([0, y - 0.02, around - 0.18], 0.1)
}

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
