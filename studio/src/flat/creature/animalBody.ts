import type { CharacterSpec, Hex } from '../../spec/CharacterSpec.ts'
import { type Body, type Creature, creatureOf, stoutness } from '../../spec/creatures.ts'
import { darken, lighten } from '../palette.ts'
import { bothSides } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { animalTail, TAIL_REACHES } from './animalTail.ts'
import { FRONT } from './creaturePattern.ts'
import { at, outline, ovalAt, type Pen } from './Pen.ts'

/** Where an animal's body is drawn: `floor` is the height of the ground in the units of a row. */
interface Stance {
  readonly spec: CharacterSpec
  readonly creature: Creature
  readonly pen: Pen
  readonly floor: number
  readonly girth: number
  /** The color of the breast. */
  readonly breast: Hex
}

/** What is below the head of an animal without clothes, behind the head. */
export const animalBody = (
  spec: CharacterSpec,
  creature: Creature,
  pen: Pen,
  floor: number,
): Svg => {
  const breast = creature.pale === 'front' ? FRONT : lighten(spec.skin, 0.5)
  const girth = girthOf(spec, creature)
  return creature.body ? BODIES[creature.body]({ spec, creature, pen, floor, girth, breast }) : ''
}

/** How far an animal's body reaches to a side, in the units of a row. */
export const bodyReach = (spec: CharacterSpec): number => {
  const creature = creatureOf(spec)
  if (creature?.body === undefined) return 0
  const { span, tail: tailed } = REACHES[creature.body]
  const tail = tailed && creature.tail ? TAIL_REACHES[creature.tail] : 0
  return Math.max(span * girthOf(spec, creature), tail)
}

const REACHES: Readonly<Record<Body, { readonly span: number; readonly tail: boolean }>> = {
  beast: { span: 1.34, tail: true },
  hoofed: { span: 1.1, tail: true },
  bird: { span: 1.3, tail: false },
  fish: { span: 1.5, tail: false },
  snake: { span: 1.9, tail: false },
  insect: { span: 1.9, tail: false },
  arms: { span: 2.2, tail: false },
}

const girthOf = ({ build }: CharacterSpec, creature: Creature): number =>
  GIRTHS[build] * stoutness(creature)

const GIRTHS = { slight: 0.9, average: 1, broad: 1.14 } as const

const beast = (stance: Stance): Svg => {
  const { spec, creature, pen, floor, girth } = stance
  const { skin } = spec
  const p = (x: number, y: number): string => at(pen, x * girth, y)
  const [neck, long] = creature.stretch
    ? [0.36, creature.stretch * (floor < -3 ? 0.5 : 0.2)]
    : [0.62, 0]
  const trunk =
    `M${p(-neck, -0.4)} C${p(-neck - 0.04, -1.1 - long)} ${p(-0.9, -1.3 - long)} ${p(-0.94, -1.9 - long)} L${p(-0.98, floor + 0.14)} ` +
    `L${p(0.98, floor + 0.14)} L${p(0.94, -1.9 - long)} C${p(0.9, -1.3 - long)} ${p(neck + 0.04, -1.1 - long)} ${p(neck, -0.4)}Z`
  const leg = (side: -1 | 1): Svg => {
    const x = (dx: number): number => side * dx
    return (
      pen.shape(
        `M${p(x(0.12), -1.7)} C${p(x(0.1), -2.2)} ${p(x(0.16), floor + 0.5)} ${p(x(0.14), floor + 0.1)} ` +
          `L${p(x(0.66), floor + 0.1)} C${p(x(0.66), floor + 0.6)} ${p(x(0.74), -2.2)} ${p(x(0.7), -1.8)}Z`,
        skin,
      ) + pen.shape(ovalAt(pen, x(0.4) * girth, floor + 0.12, 0.33, 0.18), skin)
    )
  }
  return (
    animalTail(spec, creature, pen, floor) +
    (creature.body === 'hoofed'
      ? ''
      : bothSides(
          (side) =>
            pen.shape(
              ovalAt(pen, side * 0.84 * girth, floor + 0.56, 0.4, 0.58),
              darken(skin, 0.08),
            ) + pen.shape(ovalAt(pen, side * 0.92 * girth, floor + 0.12, 0.34, 0.16), skin),
        )) +
    pen.shape(trunk, skin) +
    markings(stance) +
    bothSides(leg) +
    chest(stance, -1.55, 0.46, 0.72)
  )
}

/** A pale breast, without an outline. */
const chest = ({ pen, girth, creature, breast }: Stance, y: number, rx: number, ry: number): Svg =>
  creature.pale === undefined
    ? ''
    : `<path d="${ovalAt(pen, 0, y, rx * girth, ry)}" fill="${breast}"/>`

const markings = ({ spec, creature, pen, floor, girth }: Stance): Svg => {
  const dark = darken(spec.skin, 0.5)
  const stripes = [-1.5, -1.9, -2.3].filter((y) => y > floor + 0.5)
  switch (creature.pattern) {
    case 'stripes':
      return bothSides((side) =>
        stripes
          .map(
            (y) =>
              `<path d="${outline(pen, [
                [side * 0.94 * girth, y + 0.1],
                [side * 0.58 * girth, y],
                [side * 0.94 * girth, y - 0.06],
              ])}" fill="${dark}"/>`,
          )
          .join(''),
      )
    case 'patches':
      return PATCHES.filter(([, y]) => y > floor + 0.4)
        .map(
          ([x, y, size]) =>
            `<path d="${ovalAt(pen, x * girth, y, size, size * 0.85)}" fill="${darken(spec.skin, 0.62)}"/>`,
        )
        .join('')
    case 'eye patches':
      return bothSides((side) =>
        pen.shape(ovalAt(pen, side * 0.6 * girth, -1.5, 0.4, 0.5), '#26222a'),
      )
    default:
      return ''
  }
}

const PATCHES = [
  ...([
    [-0.6, -1.6, 0.22] as const,
    [0.62, -1.9, 0.26] as const,
    [-0.1, -1.3, 0.18] as const,
  ] as const),
  ...([
    [-0.62, -2.5, 0.24] as const,
    [0.66, -3, 0.22] as const,
    [-0.7, -3.4, 0.2] as const,
  ] as const),
] as const

const bird = (stance: Stance): Svg => {
  const { spec, creature, pen, floor, girth } = stance
  const { skin } = spec
  const [top, low] = [-0.5, floor + 0.3]
  const [middle, tall] = [(top + low) / 2, (top - low) / 2]
  const horn = creature.horn ?? '#e8a92c'
  const foot = (side: -1 | 1): Svg =>
    pen.shape(
      outline(pen, [
        [side * 0.3, floor + 0.5],
        [side * 0.24, floor + 0.16],
        [side * 0.08, floor],
        [side * 0.66, floor],
        [side * 0.44, floor + 0.16],
        [side * 0.4, floor + 0.5],
      ]),
      horn,
    )
  const wing = (side: -1 | 1): Svg => {
    const p = (x: number, y: number): string => at(pen, side * x * girth, y)
    return pen.shape(
      `M${p(0.62, middle + tall * 0.66)} C${p(1.24, middle + tall * 0.5)} ${p(1.28, middle - tall * 0.4)} ${p(1.02, low + 0.1)} C${p(0.8, middle - tall * 0.4)} ${p(0.66, middle)} ${p(0.62, middle + tall * 0.66)}Z`,
      darken(skin, 0.16),
    )
  }
  return (
    bothSides(foot) +
    pen.shape(ovalAt(pen, 0, middle, 0.96 * girth, tall), skin) +
    chest(stance, middle, 0.6, tall * 0.8) +
    bothSides(wing)
  )
}

const fish = (stance: Stance): Svg => {
  const { spec, pen, floor, girth } = stance
  const fin = darken(spec.skin, 0.18)
  const p = (x: number, y: number): string => at(pen, x * girth, y)
  const low = floor + 0.5
  return (
    bothSides((side) =>
      pen.shape(
        `M${p(0, low + 0.3)} C${p(side * 0.3, low)} ${p(side * 0.9, low)} ${p(side * 0.9, floor)} C${p(side * 0.6, floor + 0.2)} ${p(side * 0.2, floor + 0.1)} ${p(0, low)}Z`,
        fin,
      ),
    ) +
    bothSides((side) =>
      pen.shape(
        `M${p(side * 0.6, -1)} C${p(side * 1.2, -0.8)} ${p(side * 1.5, -1.3)} ${p(side * 1.3, -1.7)} C${p(side * 1, -1.6)} ${p(side * 0.8, -1.5)} ${p(side * 0.6, -1.4)}Z`,
        fin,
      ),
    ) +
    pen.shape(
      `M${p(-0.72, -0.3)} C${p(-0.94, -1.4)} ${p(-0.5, low + 0.6)} ${p(-0.12, low)} L${p(0.12, low)} C${p(0.5, low + 0.6)} ${p(0.94, -1.4)} ${p(0.72, -0.3)}Z`,
      spec.skin,
    ) +
    chest(stance, -1.3, 0.44, 0.66)
  )
}

const snake = (stance: Stance): Svg => {
  const { spec, pen, floor, girth } = stance
  const { skin } = spec
  const p = (x: number, y: number): string => at(pen, x * girth, y)
  const coil = (y: number, rx: number): Svg => pen.shape(ovalAt(pen, 0, y, rx * girth, 0.3), skin)
  return (
    pen.shape(
      `M${p(1, floor + 0.2)} C${p(1.6, floor)} ${p(1.9, floor + 0.5)} ${p(1.6, floor + 1)} C${p(1.6, floor + 0.6)} ${p(1.4, floor + 0.5)} ${p(1, floor + 0.5)}Z`,
      skin,
    ) +
    coil(floor + 0.34, 1.3) +
    coil(floor + 0.66, 1.06) +
    pen.shape(
      `M${p(-0.42, -0.3)} C${p(-0.3, -1)} ${p(-0.6, -1.4)} ${p(-0.5, floor + 0.8)} L${p(0.5, floor + 0.8)} C${p(0.36, -1.5)} ${p(0.6, -1)} ${p(0.42, -0.3)}Z`,
      skin,
    ) +
    chest(stance, (floor - 0.2) / 2 + 0.1, 0.22, -(floor + 1.6) / 2)
  )
}

const insect = (stance: Stance): Svg => {
  const { spec, creature, pen, floor, girth } = stance
  const { skin } = spec
  const dark = darken(skin, 0.5)
  const limb = (side: -1 | 1): Svg =>
    [0, 1, 2, ...(creature.growths?.includes('small eyes') ? [3] : [])]
      .map((i) =>
        pen.shape(
          outline(pen, [
            [side * 0.4, -1.1 - i * 0.22],
            [side * (1.1 + 0.1 * i), -0.9 - i * 0.3],
            [side * (1.3 + 0.1 * i), -1.5 - i * 0.34],
            [side * (1.02 + 0.1 * i), -1.06 - i * 0.3],
            [side * 0.4, -1.24 - i * 0.22],
          ]),
          dark,
        ),
      )
      .join('')
  const [top, low] = [-1.5, floor + 0.06]
  const [middle, tall] = [(top + low) / 2, (top - low) / 2]
  return (
    bothSides(limb) +
    pen.shape(ovalAt(pen, 0, middle, 0.68 * girth, tall), skin) +
    [0.35, 0, -0.35]
      .map(
        (share) =>
          `<path d="${ovalAt(pen, 0, middle + share * tall, 0.6 * girth, 0.06)}" fill="${dark}"/>`,
      )
      .join('') +
    pen.shape(ovalAt(pen, 0, -1.1, 0.56 * girth, 0.56), skin)
  )
}

const arms = ({ spec, pen, floor }: Stance): Svg =>
  [1.5, 1, 0.5, 0.12]
    .map((far) =>
      bothSides((side) => {
        const p = (x: number, y: number): string => at(pen, side * x, y)
        return pen.shape(
          `M${p(far * 0.3, -0.4)} C${p(far * 0.9, -1.2)} ${p(far * 0.9, floor + 0.6)} ${p(far * 1.2, floor)} ` +
            `C${p(far * 1.2 + 0.3, floor + 0.6)} ${p(far * 0.8 + 0.5, -1)} ${p(far * 0.3 + 0.36, -0.4)}Z`,
          spec.skin,
        )
      }),
    )
    .join('')

const BODIES: Readonly<Record<Body, (stance: Stance) => Svg>> = {
  beast,
  hoofed: beast,
  bird,
  fish,
  snake,
  insect,
  arms,
}
