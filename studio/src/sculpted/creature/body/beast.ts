import type { Tail } from '../../../spec/creatures.ts'
import { albedo, darker } from '../../color.ts'
import { MIRRORED } from '../CreatureContext.ts'
import { type BodyContext, sculptChain } from './BodyContext.ts'
import { paintChest } from './paintChest.ts'
import { blend, type Vector } from '../../../kernel/vector.ts'

/** An animal with its forelegs in front of it: one with paws sits on its haunches. */
export const sculptBeast = (s: BodyContext): void => {
  sculptTrunk(s)
  if (s.creature.growths?.includes('wool') === true) sculptFleece(s)
  sculptLegs(s)
  if (s.creature.body === 'hoofed') sculptHindLegs(s)
  else sculptHaunches(s)
  const { tail } = s.creature
  if (tail) sculptTail(s, tail)
  paintChest(s, { y: -2.5, z: 0.5, width: 0.5, height: 0.95 })
}

const sculptTrunk = ({ tape, skin, form, up, creature, girth, rise, floor }: BodyContext): void => {
  const neck =
    Math.min(0.86, form.headWidth * 0.84) * Math.min(1.1, 0.82 + 0.12 * (creature.neck ?? 1))
  tape
    .group(skin, { scale: 0.82, grow: 0.16, framed: false })
    .cone([0, up(-0.3) - rise, -0.3], [0, -1.9, -0.3], neck * 0.9, neck, { blend: 0.2 })
    .ellipsoid([0, -2.5, -0.14], [0.86 * girth, 0.95, 0.72], { blend: 0.4 })
    .cone(
      [0, -2.7, -0.5],
      [0, creature.body === 'hoofed' ? Math.max(floor + 1.5, -3.4) : floor + 0.45, -0.95],
      0.8 * girth,
      1.02 * girth,
      { blend: 0.4 },
    )
    .ellipsoid([0.56 * girth, -2.8, -0.06], [0.38, 0.74, 0.5], { ...MIRRORED, blend: 0.3 })
}

/** Curls of wool around the trunk. */
const sculptFleece = ({ tape, spec, girth }: BodyContext): void => {
  const wool = tape.material({
    ...{ kind: 'coat', coat: 'fur', color: blend(albedo(spec.skin), [0.7, 0.68, 0.62], 0.6) },
    ...{ gloss: 0.03, texture: 0.9, frequency: 30, fresnel: 0.3, subsurface: 0.2 },
  })
  tape.group(wool, { scale: 0.86, framed: false })
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 7; i++) {
      const angle = (i / 6 - 0.5) * 3.1 + (row % 2) * 0.2
      const around = (0.72 + 0.1 * Math.min(row, 2)) * girth
      tape.sphere(
        [Math.sin(angle) * around * 1.1, -1.75 - row * 0.4, Math.cos(angle) * around * 0.8 - 0.2],
        0.3,
        { blend: 0.06 },
      )
    }
  }
}

const sculptLegs = (s: BodyContext): void => {
  const { tape, skin, girth, creature, floor } = s
  const foot: Vector = [0.42 * girth, floor + 0.2, 0.6]
  tape.group(skin, { scale: 0.86, grow: 0.08, framed: false })
  sculptChain(
    s,
    [
      [[0.48 * girth, -2.8, 0.16], 0.4],
      [[0.45 * girth, -3.8, 0.36], 0.29],
      [[0.42 * girth, floor + 0.3, 0.46], 0.24],
    ],
    { blend: 0.2, mirrored: true },
  )
  if (creature.body === 'hoofed') {
    tape
      .group(tape.material({ color: HOOF, gloss: 0.2, power: 24 }), { scale: 0.9, framed: false })
      .cone(
        [0.42 * girth, floor + 0.3, 0.48],
        [0.42 * girth, floor + 0.06, 0.5],
        0.25,
        0.3,
        MIRRORED,
      )
    return
  }
  tape.ellipsoid(foot, [0.29, 0.19, 0.38], { ...MIRRORED, blend: 0.1 })
  for (const x of [-0.1, 0.1]) {
    tape.cone([foot[0] + x, foot[1] + 0.1, 0.92], [foot[0] + x, foot[1] - 0.2, 1], 0.02, 0.02, {
      ...{ operation: 'cut', blend: 0.05, mirrored: true },
    })
  }
}

const HOOF: Vector = [0.03, 0.025, 0.02]

const sculptHaunches = ({ tape, skin, girth, floor }: BodyContext): void => {
  tape
    .group(skin, { scale: 0.84, grow: 0.12, framed: false })
    .ellipsoid([0.96 * girth, floor + 0.7, -0.35], [0.5, 0.8, 0.85], MIRRORED)
    .ellipsoid([0.98 * girth, floor + 0.16, 0.36], [0.3, 0.17, 0.5], { ...MIRRORED, blend: 0.1 })
}

const sculptHindLegs = ({ tape, skin, girth, floor }: BodyContext): void => {
  tape
    .group(skin, { scale: 0.84, grow: 0.12, framed: false })
    .cone([0.66 * girth, -3.4, -1.7], [0.7 * girth, floor + 0.2, -1.7], 0.44, 0.26, MIRRORED)
}

/** Beside the body, on one side: what a portrait can show of a tail. */
const sculptTail = (s: BodyContext, tail: Tail): void => {
  s.tape.group(s.skin, { scale: 0.86, grow: 0.08, framed: false })
  const path = TAILS[tail]
  sculptChain(s, path, { blend: 0.14 })
  if (tail !== 'tufted') return
  const [end] = path.at(-1) ?? [[0, 0, 0]]
  s.tape
    .group(
      s.tape.material({
        kind: 'coat',
        coat: 'fur',
        color: darker(albedo(s.spec.skin), 0.6),
        texture: 0.8,
        frequency: 30,
      }),
      { scale: 0.86, framed: false },
    )
    .ellipsoid([end[0] + 0.02, end[1] + 0.1, end[2]], [0.2, 0.36, 0.2])
}

const TAILS: Readonly<Record<Tail, readonly (readonly [at: Vector, radius: number])[]>> = {
  long: [
    [[0.7, -4.5, -1.5], 0.2],
    [[1.5, -4.4, -1.3], 0.19],
    [[1.72, -3.5, -1.1], 0.18],
    [[1.46, -2.7, -1], 0.17],
    [[1.62, -2.1, -1], 0.13],
  ],
  tufted: [
    [[0.7, -4.5, -1.5], 0.13],
    [[1.5, -4.2, -1.3], 0.11],
    [[1.66, -3.3, -1.1], 0.1],
    [[1.5, -2.5, -1], 0.09],
  ],
  bushy: [
    [[0.7, -4.5, -1.4], 0.26],
    [[1.4, -4.2, -1.2], 0.44],
    [[1.6, -3.3, -1.1], 0.46],
    [[1.5, -2.5, -1.05], 0.3],
    [[1.36, -2.05, -1], 0.06],
  ],
  curled: [
    [[0.8, -3.6, -1.6], 0.2],
    [[1.24, -2.9, -1.5], 0.2],
    [[1.32, -2.3, -1.4], 0.18],
    [[1.08, -2.06, -1.3], 0.12],
  ],
  short: [
    [[0.9, -4.2, -1.4], 0.3],
    [[1.24, -4, -1.3], 0.26],
  ],
  thick: [
    [[0.6, -4.5, -1.4], 0.5],
    [[1.5, -4.6, -1], 0.36],
    [[2, -4.2, -0.6], 0.22],
    [[2, -3.5, -0.5], 0.05],
  ],
}
