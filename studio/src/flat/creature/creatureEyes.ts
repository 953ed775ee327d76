import { drawnLookOf } from '../../figure/pose.ts'
import type { CharacterSpec, Hex } from '../../spec/CharacterSpec.ts'
import type { Creature } from '../../spec/creatures.ts'
import { darken, lighten } from '../palette.ts'
import { bothSides, line } from '../shapes.ts'
import type { Svg } from '../svg.ts'
import { at, outline, ovalAt, type Pen } from './Pen.ts'

const DARK: Hex = '#1a1418'
const WHITE: Hex = '#fdfcf6'

/** A creature's eyes, with brows for a scowl or a worried look. */
export const creatureEyes = (spec: CharacterSpec, { eyes, muzzle }: Creature, pen: Pen): Svg => {
  const beaked = muzzle.kind === 'beak'
  const { expression, eyeColor } = spec.face
  const [toSide, up] = drawnLookOf(spec)
  const { kind, x, size, bulging = false } = eyes
  const big = size * (kind === 'bead' ? 0.9 : 1.05) * (expression === 'surprised' ? 1.15 : 1)
  const tall = big * (expression === 'stern' ? 0.84 : 1.06)
  const [dx, dy] = [toSide * big * 0.34, up * tall * 0.3]
  const oval = (side: number, dx: number, dy: number, rx: number, ry: number): string =>
    ovalAt(pen, side * x + dx, dy, rx, ry)
  const plain = (d: string, fill: Hex): Svg => `<path d="${d}" fill="${fill}"/>`
  const eye = (side: -1 | 1): Svg => {
    switch (kind) {
      case 'round':
        return (
          (bulging ? pen.shape(oval(side, 0, 0, big * 1.3, tall * 1.3), spec.skin) : '') +
          pen.shape(oval(side, 0, 0, big, tall), beaked ? '#f2c53d' : WHITE) +
          (beaked
            ? ''
            : plain(oval(side, dx - side * 0.02, dy, big * 0.62, tall * 0.66), eyeColor)) +
          plain(oval(side, dx - side * 0.02, dy, big * 0.36, tall * 0.4), DARK) +
          plain(oval(side, dx - 0.05, dy + 0.07, big * 0.16, tall * 0.16), WHITE)
        )
      case 'slit':
        return (
          (bulging ? pen.shape(oval(side, 0, 0, big * 1.3, tall * 1.3), spec.skin) : '') +
          pen.shape(oval(side, 0, 0, big, tall * 0.92), lighten(eyeColor, 0.2)) +
          plain(oval(side, 1.3 * dx, 0.2 * dy, big * 0.2, tall * 0.76), DARK) +
          plain(oval(side, dx - 0.05, dy + 0.07, big * 0.14, tall * 0.14), WHITE)
        )
      case 'bead':
        return (
          pen.shape(oval(side, 0, 0, big * 0.86, tall * 0.92), DARK) +
          plain(oval(side, 0, -tall * 0.3, big * 0.5, tall * 0.4), darken(eyeColor, 0.1)) +
          plain(oval(side, -0.04, 0.06, big * 0.26, tall * 0.26), WHITE)
        )
      case 'hollow':
        return pen.shape(oval(side, 0, 0, big, tall), DARK)
      case 'glow':
      case 'lamps':
        return (
          pen.shape(oval(side, 0, 0, big * 1.25, tall), DARK) +
          plain(oval(side, 0, 0, big * 0.9, tall * 0.66), lighten(eyeColor, 0.25)) +
          plain(oval(side, 0, 0, big * 0.4, tall * 0.3), WHITE)
        )
      case 'facets':
        return (
          pen.shape(oval(side, side * 0.04, 0.06, big * 0.9, tall * 1.15), eyeColor) +
          plain(oval(side, -0.08, 0.2, big * 0.26, tall * 0.2), lighten(eyeColor, 0.6))
        )
    }
  }
  const frown = expression === 'stern' ? -0.12 : expression === 'sad' ? 0.12 : undefined
  const brow = (side: -1 | 1): Svg =>
    frown === undefined
      ? ''
      : line(
          `M${at(pen, side * (x - big), tall + 0.08 + frown)} L${at(pen, side * (x + big), tall + 0.08 - frown * 0.5)}`,
          darken(spec.skin, 0.55),
          pen.ux * 0.07,
        )
  // The eyes of a bird of prey are sunk below a ridge.
  const ridge = (side: -1 | 1): Svg =>
    (eyes.tilt ?? 0) < 0
      ? pen.shape(
          outline(pen, [
            [side * (x - big * 1.3), tall * 0.2],
            [side * (x + big * 1.3), tall * 0.9],
            [side * (x + big * 1.1), tall * 1.5],
            [side * (x - big * 1.2), tall * 0.9],
          ]),
          darken(spec.skin, 0.25),
        )
      : ''
  return bothSides(eye) + bothSides(ridge) + bothSides(brow)
}
