import { linear } from '../color.ts'
import { rotation, type Vector } from '../../kernel/vector.ts'
import type { CreatureContext } from './CreatureContext.ts'
import { NOSTRIL } from './noses.ts'
import { tipOf } from './tipOf.ts'

/** The hooked beak of a bird of prey, owl or parrot. */
export const sculptBeak = (s: CreatureContext): void => {
  const { tape, creature } = s
  const { y, z, root, width, height, open } = tipOf(s)
  const horn = tape.material({
    ...{ color: linear(creature.horn ?? '#e8a92c'), gloss: 0.4, power: 40, fresnel: 0.3 },
  })
  const middle: Vector = [0, y + height * 0.2, root + (z - root) * 0.62]
  const bend: Vector = [0, y - height * 0.24, z - 0.04]
  tape
    .group(horn, { scale: 0.9 })
    .cone([0, y + height * 0.16, root - 0.12], middle, Math.max(width, height * 0.7), width * 0.86)
    .cone(middle, bend, width * 0.86, width * 0.5, { blend: 0.08 })
    .cone(bend, [0, y - height * 0.95, z - 0.1], width * 0.5, 0.014, { blend: 0.06 })
    .ellipsoid([width * 0.62, y + height * 0.42, root + 0.2], [0.05, 0.035, 0.07], NOSTRIL)
    .cone(
      [0, y - height * 0.5 - open, root - 0.14],
      [0, y - height * 0.72 - open, z - 0.34],
      ...([width * 0.8, width * 0.3, { blend: 0.01 }] as const),
    )
}

/** The flat bill of a duck. */
export const sculptBill = (s: CreatureContext): void => {
  const { tape, creature } = s
  const { y, z, root, width, height, open, smile } = tipOf(s)
  const horn = tape.material({
    ...{ color: linear(creature.horn ?? '#f0952a'), gloss: 0.35, power: 36, fresnel: 0.3 },
  })
  const long = z - root
  tape
    .group(horn, { scale: 0.9 })
    .ellipsoid([0, y + 0.03, root + long * 0.46], [width, height, long * 0.62], {
      rotation: rotation(-10, 0, 0),
    })
    .cone([0, y + height * 1.7, root - 0.06], [0, y + height * 0.5, root + long * 0.6], 0.16, 0.1, {
      blend: 0.14,
    })
    .ellipsoid([0.09, y + height * 1.3, root + long * 0.34], [0.03, 0.03, 0.06], NOSTRIL)
  tape
    .group(horn, { scale: 0.9 })
    .ellipsoid(
      [0, y - height * 1.05 - open - smile * 0.3, root + long * 0.3],
      [width * 0.84, height * 0.62, long * 0.54],
      { rotation: rotation(6 + open * 120, 0, 0) },
    )
}
