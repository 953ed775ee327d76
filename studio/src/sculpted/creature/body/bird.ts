import { albedo, darker, linear } from '../../color.ts'
import { rotation } from '../../../kernel/vector.ts'
import { MIRRORED } from '../CreatureContext.ts'
import type { BodyContext } from './BodyContext.ts'
import { paintChest } from './paintChest.ts'

/** A bird that stands, with its wings at rest. */
export const sculptBird = (s: BodyContext): void => {
  const { tape, skin, spec, form, girth, creature, up, rise, floor } = s
  const coat = albedo(spec.skin)
  tape
    .group(skin, { scale: 0.84, grow: 0.12, framed: false })
    .cone([0, up(-0.3) - rise, -0.26], [0, -1.9, -0.2], form.headWidth * 0.78, 0.7, { blend: 0.2 })
    .ellipsoid([0, -2.9, -0.24], [0.98 * girth, 1.45, 0.86], { blend: 0.4 })
    .cone([0, -3.6, -0.8], [0, -4.6, -1.5], 0.5, 0.14, { blend: 0.3 })
  const wing = tape.material({
    ...{ kind: 'coat', coat: 'feathers', color: darker(coat, 0.22), gloss: 0.05, power: 14 },
    ...{ fresnel: 0.25, texture: 0.6, frequency: 6 },
  })
  tape
    .group(wing, { scale: 0.86, framed: false })
    .ellipsoid([0.94 * girth, -2.74, -0.34], [0.24, 1.2, 0.68], {
      ...MIRRORED,
      rotation: rotation(-8, 0, 7),
    })
    .cone([1.02 * girth, -3.1, -0.5], [0.84 * girth, -4.4, -0.9], 0.3, 0.06, {
      ...MIRRORED,
      blend: 0.2,
    })
  const leg = tape.material({ color: linear(creature.horn ?? '#e8a92c'), gloss: 0.2, power: 22 })
  tape
    .group(leg, { scale: 0.88, framed: false })
    .cone([0.36, -4.1, -0.1], [0.38, floor + 0.1, 0], 0.1, 0.09, MIRRORED)
  for (const x of [-0.24, 0, 0.24]) {
    tape.cone([0.38, floor + 0.12, 0], [0.38 + x, floor + 0.06, 0.5], 0.09, 0.06, {
      ...MIRRORED,
      blend: 0.05,
    })
  }
  paintChest(s, { y: -2.8, z: 0.5, width: 0.66, height: 1.3 })
}
