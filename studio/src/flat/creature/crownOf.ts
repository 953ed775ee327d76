import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { type Creature, SMALL_EYES } from '../../spec/creatures.ts'
import { darken, lighten } from '../palette.ts'
import { bothSides } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { outline, ovalAt, type Pen } from './Pen.ts'
import { hangingEars } from './creatureEars.ts'
import { hornsOf } from './hornsOf.ts'

/** The parts in front of the head: horns, crests, hanging ears. */
export const crownOf = (spec: CharacterSpec, creature: Creature, pen: Pen): Svg =>
  [
    creature.ears?.kind === 'hanging' ? hangingEars(spec, creature.ears, pen) : '',
    ...(creature.growths ?? []).map((growth) => {
      switch (growth) {
        case 'horns':
          return hornsOf(creature.horn ?? '#d8cba8', creature.skull, pen)
        case 'forelock':
          return pen.shape(
            outline(pen, [
              [-0.3, 0.98],
              [0.3, 0.98],
              [0.26, 0.5],
              [0.1, 0.62],
              [0, 0.32],
              [-0.12, 0.6],
              [-0.26, 0.48],
            ]),
            darken(spec.skin, 0.55),
          )
        case 'crest':
        case 'spines':
        case 'fin':
          return pen.shape(
            outline(pen, [
              [-0.16, creature.skull.y + creature.skull.height - 0.1],
              [0, creature.skull.y + creature.skull.height + 0.42],
              [0.16, creature.skull.y + creature.skull.height - 0.1],
            ]),
            darken(spec.skin, 0.2),
          )
        case 'ossicones':
          return bothSides(
            (side) =>
              pen.shape(
                outline(pen, [
                  [side * 0.16, 0.76],
                  [side * 0.22, 1.24],
                  [side * 0.34, 1.24],
                  [side * 0.34, 0.7],
                ]),
                spec.skin,
              ) + pen.shape(ovalAt(pen, side * 0.28, 1.26, 0.1, 0.1), darken(spec.skin, 0.6)),
          )
        case 'chin beard':
          return pen.shape(
            outline(pen, [
              [-0.2, creature.muzzle.y - 0.2],
              [-0.1, creature.muzzle.y - 0.56],
              [0, creature.muzzle.y - 0.8],
              [0.1, creature.muzzle.y - 0.56],
              [0.2, creature.muzzle.y - 0.2],
            ]),
            darken(spec.skin, 0.2),
          )
        case 'comb':
          return (
            [-0.2, 0, 0.2]
              .map((x) =>
                pen.shape(ovalAt(pen, x, 0.86 - Math.abs(x) * 0.3, 0.15, 0.22), '#c8312c'),
              )
              .join('') +
            bothSides((side) =>
              pen.shape(ovalAt(pen, side * 0.1, creature.muzzle.y - 0.34, 0.1, 0.2), '#c8312c'),
            )
          )
        case 'tongue':
          return pen.shape(
            outline(pen, [
              [-0.03, creature.muzzle.y - 0.08],
              [-0.04, creature.muzzle.y - 0.34],
              [-0.14, creature.muzzle.y - 0.5],
              [0, creature.muzzle.y - 0.42],
              [0.14, creature.muzzle.y - 0.5],
              [0.04, creature.muzzle.y - 0.34],
              [0.03, creature.muzzle.y - 0.08],
            ]),
            '#c8312c',
          )
        case 'wool':
          return [-0.3, 0, 0.3]
            .map((x) =>
              pen.shape(
                ovalAt(pen, x, 0.72 - Math.abs(x) * 0.2, 0.24, 0.22),
                lighten(spec.skin, 0.5),
              ),
            )
            .join('')
        case 'antennae':
          return bothSides(
            (side) =>
              pen.shape(
                outline(pen, [
                  [side * 0.18, 0.7],
                  [side * 0.6, 1.5],
                  [side * 0.68, 1.46],
                  [side * 0.26, 0.66],
                ]),
                darken(spec.skin, 0.3),
              ) + pen.shape(ovalAt(pen, side * 0.64, 1.52, 0.09, 0.1), darken(spec.skin, 0.3)),
          )
        case 'small eyes':
          return bothSides((side) =>
            SMALL_EYES.map(
              ([x, y, radius]) =>
                pen.shape(ovalAt(pen, side * x, y, radius, radius), '#1a1418') +
                pen.shape(ovalAt(pen, side * x, y + 0.03, radius * 0.3, radius * 0.3), '#fdfcf6'),
            ).join(''),
          )
        case 'aerial':
          return (
            pen.shape(
              outline(pen, [
                [-0.03, 0.7],
                [-0.02, 1.36],
                [0.02, 1.36],
                [0.03, 0.7],
              ]),
              darken(spec.skin, 0.4),
            ) + pen.shape(ovalAt(pen, 0, 1.4, 0.09, 0.1), '#d8413c')
          )
        default:
          return ''
      }
    }),
  ].join('')
