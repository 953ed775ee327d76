import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import type { Eyes } from '../../spec/creatures.ts'
import { linear } from '../color.ts'
import { openingOf, sculptEyes } from '../eyes.ts'
import { paintLashes } from '../head/paintLashes.ts'
import { NATURAL_RADIUS, type Proportions } from '../proportions/Proportions.ts'
import { blend, rotation, scale, type Vector } from '../../kernel/vector.ts'
import { MIRRORED, type CreatureContext } from './CreatureContext.ts'

/** The same context with the eyes of the creature, placed on the skull as sculpted so far. */
export const withEyes = (s: CreatureContext): CreatureContext => {
  const { form, creature, cast, wide, front } = s
  const { kind, x, size, tilt = 0, bulging = false } = creature.eyes
  const radius = size * Math.sqrt(form.eyeRadius / NATURAL_RADIUS)
  const eyeX = x * wide
  const surface = cast([eyeX, 0, 3], [0, 0, -1])?.[2] ?? front(eyeX, 0)
  const [wider, upper, lower] = OPENINGS[kind]
  const { tilt: turned, upper: raised, lower: dropped } = MOODS[s.spec.face.expression]
  const shape: Partial<Proportions> = {
    eyeX,
    eyeRadius: radius,
    eyeZ: surface - radius * (bulging ? 0.1 : 0.66),
    eyeWidth: radius * wider,
    eyeUpper: radius * upper * raised,
    eyeLower: radius * lower * dropped,
    eyeTilt: tilt + turned,
    eyeSkew: 0,
    lash: 0.012,
    wing: 0.03,
    ...IRISES[kind],
  }
  return { ...s, form: { ...form, ...shape } }
}

/** Half the width of the opening between the lids, and its heights, as fractions of the ball's radius. */
const OPENINGS: Readonly<Record<Eyes['kind'], readonly [number, number, number]>> = {
  round: [0.9, 0.74, 0.6],
  slit: [0.94, 0.68, 0.54],
  bead: [0.9, 0.8, 0.74],
  hollow: [1, 1, 1],
  glow: [0.95, 0.7, 0.6],
  facets: [1, 1, 1],
  lamps: [1, 1, 1],
}

const IRISES: Readonly<Record<Eyes['kind'], Pick<Proportions, 'iris' | 'pupil'>>> = {
  round: { iris: 0.78, pupil: 0.4 },
  slit: { iris: 0.95, pupil: 0.6 },
  bead: { iris: 1.5, pupil: 0.95 },
  hollow: { iris: 1, pupil: 1 },
  glow: { iris: 1, pupil: 1 },
  facets: { iris: 1, pupil: 1 },
  lamps: { iris: 1, pupil: 1 },
}

const MOODS: Readonly<
  Record<
    CharacterSpec['face']['expression'],
    { readonly tilt: number; readonly upper: number; readonly lower: number }
  >
> = {
  neutral: { tilt: 0, upper: 1, lower: 1 },
  smile: { tilt: 0, upper: 1, lower: 0.8 },
  grin: { tilt: 0, upper: 1, lower: 0.66 },
  stern: { tilt: 0.2, upper: 0.66, lower: 0.9 },
  sad: { tilt: -0.28, upper: 0.8, lower: 1 },
  surprised: { tilt: 0, upper: 1.2, lower: 1.2 },
  angry: { tilt: 0.3, upper: 0.6, lower: 0.85 },
  afraid: { tilt: -0.2, upper: 1.15, lower: 1.1 },
  sly: { tilt: 0.12, upper: 0.62, lower: 0.7 },
}

/** Lids with their opening, or the pits of eyes that have none; part of the head's group. */
export const sculptSockets = (s: CreatureContext): void => {
  const { tape, form, creature, spec, skin } = s
  const { eyeX, eyeZ, eyeRadius: r } = form
  const { kind, bulging = false } = creature.eyes
  const center: Vector = [eyeX, 0, eyeZ]
  switch (kind) {
    case 'facets':
    case 'lamps':
      return
    case 'hollow':
      tape.ellipsoid([eyeX, 0, eyeZ + r], [r, r * 1.05, r * 1.5], {
        ...{ operation: 'cut', blend: 0.08, mirrored: true },
      })
      tape.paint(skin, 'patch', {
        ...{ center: [eyeX, 0, eyeZ + r * 0.2], radii: [r * 1.1, r * 1.15, r * 1.5] },
        ...{ color: DARK, opacity: 0.97, mirrored: true, parameters: [0.5] },
      })
      return
    case 'glow':
      tape.almond([eyeX, 0, eyeZ], openingOf(form), { operation: 'cut', blend: 0.05, ...MIRRORED })
      return
    case 'round':
    case 'slit':
    case 'bead': {
      tape.sphere(center, r + 0.03, { ...MIRRORED, blend: bulging ? 0.05 : 0.09 })
      const frown = spec.face.expression === 'stern' ? 0.1 : 0
      const brow = r * 0.78
      if (kind !== 'bead') {
        tape.cone(
          [eyeX - r * 0.9, brow - frown, eyeZ + r * 0.72],
          [eyeX + r * 0.8, brow + 0.06, eyeZ + r * 0.44],
          ...([0.05, 0.05, { ...MIRRORED, blend: 0.12 }] as const),
        )
      }
      tape.almond([eyeX, 0, eyeZ + 0.02], openingOf(form), {
        ...{ operation: 'cut', blend: 0.02, mirrored: true },
      })
      paintLashes(s)
    }
  }
}

const DARK: Vector = [0.012, 0.01, 0.012]

/** Eyeballs, embers or facets, as separate groups. */
export const sculptCreatureEyes = (s: CreatureContext): void => {
  const { tape, form, creature, spec } = s
  const { eyeX, eyeZ, eyeRadius: r, eyeTilt } = form
  const { kind } = creature.eyes
  const color = linear(spec.face.eyeColor)
  const bright = blend(scale(color, 1 / Math.max(...color, 0.05)), [1, 1, 1], 0.12)
  switch (kind) {
    case 'round':
    case 'slit':
    case 'bead':
      sculptEyes(s, { narrow: kind === 'slit' ? 3 : 0 })
      return
    case 'facets':
      tape
        .group(
          tape.material({
            ...{ kind: 'coat', coat: 'scales', color, gloss: 0.8, power: 70 },
            ...{ fresnel: 0.9, texture: 0.7, frequency: 26 },
          }),
          { scale: 0.9 },
        )
        .ellipsoid([eyeX, 0.04, eyeZ + r * 0.35], [r * 0.72, r * 1.1, r * 0.7], {
          ...MIRRORED,
          rotation: [
            ...([Math.cos(eyeTilt), -Math.sin(eyeTilt), 0] as const),
            ...([Math.sin(eyeTilt), Math.cos(eyeTilt), 0] as const),
            ...([0, 0, 1] as const),
          ],
        })
      return
    case 'hollow':
      return
    case 'glow':
    case 'lamps':
      if (kind === 'lamps') {
        tape
          .group(tape.material({ kind: 'metal', color: [0.16, 0.16, 0.18] }), { scale: 0.9 })
          .torus([eyeX, 0, eyeZ + r * 0.64], r, r * 0.2, {
            ...MIRRORED,
            rotation: rotation(90, 0, 0),
          })
      }
      tape
        .group(tape.material({ kind: 'glow', color: scale(bright, 1.6) }))
        .sphere([eyeX, 0, eyeZ], r * 0.86, MIRRORED)
  }
}
