import { creatureOf } from '../../spec/creatures.ts'
import type { SculptContext } from '../SculptContext.ts'
import { rotation } from '../../kernel/vector.ts'
import { colorCoat } from './colorCoat.ts'
import {
  creatureContext,
  MIRRORED,
  placed,
  SKULL_Z,
  type CreatureContext,
} from './CreatureContext.ts'
import { sculptCreatureEars } from './ears.ts'
import { sculptCreatureEyes, sculptSockets, withEyes } from './eyes.ts'
import { sculptFeatures } from './features.ts'
import { fillMuzzle, sculptMuzzle } from './muzzle.ts'

/**
 * A creature's head, with its eyes and growths. Does nothing for people.
 *
 * @returns the context with the creature's eyes in place, for marks worn on the face
 */
export const sculptCreatureHead = (
  context: SculptContext,
  { neck = true } = {},
): SculptContext | undefined => {
  const creature = creatureOf(context.spec)
  if (!creature) return undefined
  const bare = creatureContext(context, creature)
  bare.tape.group(bare.skin, { scale: 0.84, grow: 0.12 })
  sculptSkull(bare)
  sculptMuzzle(bare)
  const s = withEyes(bare)
  sculptSockets(s)
  sculptCreatureEars(s)
  if (neck && context.spec.garment) sculptNeck(s)
  colorCoat(s)
  fillMuzzle(s)
  sculptCreatureEyes(s)
  sculptFeatures(s)
  return s
}

const sculptSkull = (s: CreatureContext): void => {
  const { tape, form, creature, up } = s
  const { skull, muzzle, tufts = 0 } = creature
  const w = form.headWidth
  if (creature.form) {
    sculptCasing(s, creature.form)
    return
  }
  tape
    .ellipsoid([0, up(skull.y), SKULL_Z], [w, skull.height, skull.depth])
    .ellipsoid([0, up(muzzle.y - 0.1), 0.06], [w * 0.66, 0.4, 0.56], { blend: 0.3 })
    .ellipsoid([w * 0.56, up(-0.3), 0.22], [w * 0.36, 0.34, 0.36], { ...MIRRORED, blend: 0.25 })
  for (let tuft = 0; tuft < tufts; tuft++) {
    const y = -0.16 - tuft * 0.19
    tape.cone(
      placed(s, skull.width * 0.74, y, 0.12 - tuft * 0.03),
      placed(s, skull.width * (1.24 - tuft * 0.1), y - 0.19, -0.06),
      ...([0.18, 0.012, { ...MIRRORED, blend: 0.14 }] as const),
    )
  }
}

/** The head of a machine: a can with a dome, or a box with rivets. */
const sculptCasing = (
  { tape, form, creature, up }: CreatureContext,
  kind: 'barrel' | 'box',
): void => {
  const { height, depth } = creature.skull
  const w = form.headWidth
  const y = up(creature.skull.y)
  const chin = y - height
  if (kind === 'barrel') {
    tape
      .cylinder([0, (chin + 0.24) / 2, SKULL_Z], w, (0.24 - chin) / 2, 0.04)
      .ellipsoid([0, 0.2, SKULL_Z], [w, y + height - 0.2, depth], { blend: 0.01 })
    for (const ring of [0.3, -0.4]) {
      tape.torus([0, ring, SKULL_Z], w, 0.035, { operation: 'cut', blend: 0.02 })
    }
    return
  }
  tape.box([0, y, SKULL_Z], [w, height, depth], 0.12)
  for (const rivet of [y + height - 0.14, chin + 0.14]) {
    tape.sphere([w - 0.14, rivet, SKULL_Z + depth], 0.05, { ...MIRRORED, blend: 0.01 })
  }
  tape.cylinder([w + 0.04, 0.02, SKULL_Z], 0.2, 0.08, 0.03, {
    ...MIRRORED,
    rotation: rotation(0, 0, 90),
  })
}

const sculptNeck = ({ tape, form, creature, up }: CreatureContext): void => {
  const { neckZ, lift, shoulder } = form
  // The neck of a furry animal or an elephant is clearly narrower than its head.
  const most = creature.coat === 'fur' || creature.muzzle.kind === 'trunk' ? 0.76 : 0.92
  const width = Math.min(form.neckWidth * (creature.neck ?? 1), form.headWidth * most)
  const chin = up(creature.muzzle.y)
  tape.cone([0, chin, neckZ - 0.06], [0, -1.85 + lift, neckZ - 0.06], width, width * 1.12, {
    blend: 0.25,
  })
  tape.ellipsoid([0, -2.16 + lift, -0.24], [shoulder * 0.88, 0.5, 0.44], { blend: 0.35 })
}
