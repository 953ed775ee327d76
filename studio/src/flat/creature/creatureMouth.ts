import type { CharacterSpec, Hex } from '../../spec/CharacterSpec.ts'
import type { Creature } from '../../spec/creatures.ts'
import { darken, lighten, mix } from '../palette.ts'
import { bothSides, line } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { at, outline, ovalAt, type Pen } from './Pen.ts'

const DARK: Hex = '#2a1820'
const IVORY: Hex = '#f4ecd2'

/** A creature's snout, beak, jaws or mouth, with its nose. */
export const creatureMouth = (spec: CharacterSpec, creature: Creature, pen: Pen): Svg => {
  const { muzzle, growths = [] } = creature
  const { y, width, height } = muzzle
  const horn = creature.horn ?? '#e8a92c'
  switch (muzzle.kind) {
    case 'snout':
      return (
        snout(spec, creature, pen) + (growths.includes('whiskers') ? whiskers(creature, pen) : '')
      )
    case 'beak':
      return (
        pen.shape(
          outline(pen, [
            [-width * 0.7, y - height * 0.3],
            [width * 0.7, y - height * 0.3],
            [0, y - height * 1.15],
          ]),
          darken(horn, 0.25),
        ) +
        pen.shape(
          `M${at(pen, 0, y + height * 0.62)} C${at(pen, width * 1.5, y + height * 0.5)} ${at(pen, width * 1.3, y - height * 0.4)} ${at(pen, 0, y - height * 1.2)} ` +
            `C${at(pen, -width * 1.3, y - height * 0.4)} ${at(pen, -width * 1.5, y + height * 0.5)} ${at(pen, 0, y + height * 0.62)}Z`,
          horn,
        )
      )
    case 'bill':
      return (
        pen.shape(ovalAt(pen, 0, y - 0.16, width * 1.15, 0.22), darken(horn, 0.3)) +
        pen.shape(
          `M${at(pen, 0, y + 0.24)} C${at(pen, width, y + 0.2)} ${at(pen, width * 1.6, y + 0.1)} ${at(pen, width * 1.6, y - 0.08)} ` +
            `C${at(pen, width * 1.1, y - 0.28)} ${at(pen, -width * 1.1, y - 0.28)} ${at(pen, -width * 1.6, y - 0.08)} ` +
            `C${at(pen, -width * 1.6, y + 0.1)} ${at(pen, -width, y + 0.2)} ${at(pen, 0, y + 0.24)}Z`,
          horn,
        ) +
        bothSides((side) => pen.shape(ovalAt(pen, side * 0.1, y + 0.1, 0.03, 0.03), DARK))
      )
    case 'jaws':
      return jaws(spec, creature, pen)
    case 'maw':
      return maw(creature, pen)
    case 'slit':
      return (
        (muzzle.length > 0
          ? pen.shape(
              ovalAt(pen, 0, y + 0.04, width * 1.2, height + 0.16),
              lighten(spec.skin, 0.14),
            )
          : '') +
        mouthLine(spec, pen, width, y) +
        (muzzle.nose ? nostrils(pen, 0.1, y + height + 0.16) : '')
      )
    case 'gape':
      return pen.shape(ovalAt(pen, 0, y, width, height), DARK)
    case 'teeth':
      return (
        pen.shape(
          outline(pen, [
            [-0.1, -0.34],
            [0, -0.12],
            [0.1, -0.34],
            [0, -0.28],
          ]),
          DARK,
        ) +
        pen.shape(ovalAt(pen, 0, y, width, 0.16), DARK) +
        [-2, -1, 0, 1, 2]
          .map((i) => pen.shape(ovalAt(pen, i * width * 0.34, y, width * 0.15, 0.13), IVORY))
          .join('')
      )
    case 'tentacles':
      return [-2, -1, 0, 1, 2]
        .map((i) => {
          const x = i * 0.24
          const sway = i % 2 ? 0.1 : -0.08
          const end = y - 0.95 + Math.abs(i) * 0.14
          return pen.shape(
            `M${at(pen, x - 0.13, y + 0.1)} C${at(pen, x - 0.13 + sway, y - 0.4)} ${at(pen, x - 0.16, end + 0.2)} ${at(pen, x + sway, end)} ` +
              `C${at(pen, x + 0.2, end + 0.2)} ${at(pen, x + 0.16 + sway, y - 0.4)} ${at(pen, x + 0.13, y + 0.1)}Z`,
            darken(spec.skin, i % 2 ? 0.1 : 0),
          )
        })
        .join('')
    case 'trunk':
      return (
        bothSides((side) =>
          pen.shape(
            outline(pen, [
              [side * 0.24, y - 0.1],
              [side * 0.52, y - 0.7],
              [side * 0.42, y - 0.1],
            ]),
            IVORY,
          ),
        ) +
        pen.shape(
          `M${at(pen, -0.22, y + 0.2)} C${at(pen, -0.24, y - 0.5)} ${at(pen, -0.1, y - 1.2)} ${at(pen, 0.26, y - 1.2)} ` +
            `L${at(pen, 0.3, y - 1)} C${at(pen, 0.1, y - 0.96)} ${at(pen, 0.2, y - 0.5)} ${at(pen, 0.22, y + 0.2)}Z`,
          darken(spec.skin, 0.06),
        )
      )
    case 'grille':
      return (
        pen.shape(ovalAt(pen, 0, y, width * 1.1, height * 1.5), '#38424e') +
        [-0.6, -0.2, 0.2, 0.6]
          .map((x) => pen.shape(ovalAt(pen, x * width, y, 0.03, height), spec.skin))
          .join('')
      )
    case 'none':
      return bothSides((side) =>
        pen.shape(
          outline(pen, [
            [side * 0.14, y + 0.12],
            [side * 0.34, y - 0.06],
            [side * 0.04, y - 0.28],
            [side * 0.16, y - 0.06],
          ]),
          darken(spec.skin, 0.35),
        ),
      )
  }
}

const snout = (spec: CharacterSpec, { muzzle, pale, growths = [] }: Creature, pen: Pen): Svg => {
  const { y, width, height, length, nose } = muzzle
  const wide = width * 1.25 + length * 0.12
  const tall = height * 1.2 + length * 0.16
  const fill =
    pale === 'muzzle' || pale === 'cheeks' ? lighten(spec.skin, 0.6) : lighten(spec.skin, 0.16)
  const top = y + height * 0.7
  const pad = Math.max(0.11, width * 0.5)
  const parts = {
    pad: pen.shape(ovalAt(pen, 0, top, pad, pad * 0.7), DARK),
    nostrils: nostrils(pen, width * 0.44, y + height * 0.7),
    disc:
      pen.shape(
        ovalAt(pen, 0, y + 0.06, width * 0.96, height * 0.84),
        mix(spec.skin, '#e58a90', 0.4),
      ) + nostrils(pen, width * 0.36, y + 0.06),
  }
  const low = y - (nose === 'pad' ? height * 0.5 : height * 0.9)
  const split =
    nose === 'pad' ? line(`M${at(pen, 0, top)} L${at(pen, 0, low)}`, DARK, pen.ux * 0.024) : ''
  return (
    pen.shape(ovalAt(pen, 0, y - 0.04, wide, tall), fill) +
    split +
    mouthLine(spec, pen, width * 0.9, low) +
    (growths.includes('incisors')
      ? bothSides((side) => pen.shape(ovalAt(pen, side * 0.05, low - 0.1, 0.05, 0.08), '#fffdf4'))
      : '') +
    (nose ? parts[nose] : '')
  )
}

const jaws = (spec: CharacterSpec, { muzzle }: Creature, pen: Pen): Svg => {
  const { y, width, height } = muzzle
  const open = spec.face.expression === 'grin' || spec.face.expression === 'surprised' ? 0.14 : 0.04
  const fangs = [-3, -2, -1, 0, 1, 2, 3]
    .map((i) => {
      const x = i * width * 0.3
      return pen.shape(
        outline(pen, [
          [x - 0.05, y - 0.14],
          [x, y - 0.26 - open * 0.4],
          [x + 0.05, y - 0.14],
        ]),
        IVORY,
      )
    })
    .join('')
  return (
    pen.shape(
      ovalAt(pen, 0, y - 0.22 - open, width * 1.25, height * 1.1),
      darken(spec.skin, 0.16),
    ) +
    pen.shape(ovalAt(pen, 0, y - 0.12 - open * 0.4, width * 1.2, 0.12 + open * 0.6), DARK) +
    fangs +
    pen.shape(ovalAt(pen, 0, y + 0.04, width * 1.35, height * 1.25), lighten(spec.skin, 0.08)) +
    (muzzle.nose ? nostrils(pen, width * 0.6, y + height * 0.7) : '')
  )
}

const maw = ({ muzzle: { y, width } }: Creature, pen: Pen): Svg =>
  pen.shape(ovalAt(pen, 0, y - 0.2, width * 1.1, 0.24), '#7a2630') +
  [-3, -2, -1, 0, 1, 2, 3]
    .map((i) => {
      const x = i * width * 0.27
      const top = y + 0.04 - 0.02 * i * i
      const low = y - 0.44 + 0.02 * i * i
      return tooth(pen, x, top, -0.15) + tooth(pen, x, low, 0.13)
    })
    .join('')

const tooth = (pen: Pen, x: number, y: number, long: number): Svg =>
  pen.shape(
    outline(pen, [
      [x - 0.06, y],
      [x, y + long],
      [x + 0.06, y],
    ]),
    IVORY,
  )

const nostrils = (pen: Pen, x: number, y: number): Svg =>
  bothSides((side) => pen.shape(ovalAt(pen, side * x, y, 0.04, 0.035), DARK))

const whiskers = ({ muzzle: { y, width } }: Creature, pen: Pen): Svg =>
  bothSides((side) =>
    [0.08, -0.02, -0.12]
      .map((dy) =>
        line(
          `M${at(pen, side * width * 1.1, y + dy * 0.4)} L${at(pen, side * (width + 0.62), y + dy * 1.6)}`,
          '#f6f2ea',
          pen.ux * 0.016,
        ),
      )
      .join(''),
  )

const CURVES = {
  ...{ neutral: 0.02, smile: 0.14, grin: 0.2, stern: -0.06, sad: -0.13, surprised: 0 },
  ...{ angry: -0.1, afraid: -0.08, sly: 0.08 },
} as const

const mouthLine = (spec: CharacterSpec, pen: Pen, half: number, y: number): Svg => {
  const { expression } = spec.face
  const curve = CURVES[expression]
  const ends = y + curve * 0.5
  if (expression === 'surprised') return pen.shape(ovalAt(pen, 0, y, half * 0.34, 0.1), DARK)
  if (expression === 'grin')
    return pen.shape(
      `M${at(pen, -half, ends)} C${at(pen, -half * 0.4, y)} ${at(pen, half * 0.4, y)} ${at(pen, half, ends)} ` +
        `C${at(pen, half * 0.6, y - 0.22)} ${at(pen, -half * 0.6, y - 0.22)} ${at(pen, -half, ends)}Z`,
      '#7a2630',
    )
  return line(
    `M${at(pen, -half, ends)} C${at(pen, -half * 0.5, y - curve)} ${at(pen, half * 0.5, y - curve)} ${at(pen, half, ends)}`,
    DARK,
    pen.ux * 0.03,
  )
}
