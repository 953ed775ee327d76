import type { CharacterSpec, Hex } from '../../../spec/CharacterSpec.ts'
import { cutOf, dyesOf } from '../../../garments/cuts.ts'
import type { Ink } from '../../../garments/GarmentCut.ts'
import { stripesOf } from '../../../garments/stripes.ts'
import { patternTile } from '../../patterns.ts'
import { inksOf } from '../../inks.ts'
import { darken, lighten } from '../../palette.ts'
import { bothSides, line, num } from '../../shapes.ts'
import type { Svg } from '../../svg.ts'
import { clipped, path } from '../../svg.ts'
import type { Anatomy } from '../anatomy.ts'
import { inked } from '../ink.ts'

/** The body that a garment is drawn on: measurements, colors, and the parts that all garments share. */
export interface Body {
  /** Half the width of the shoulders and of the neck. */
  readonly s: number
  readonly n: number
  readonly skin: Hex
  readonly inks: Readonly<Record<Ink, Hex>>
  /** The lines between arms and trunk. */
  readonly arms: Svg
  readonly folds: Svg
  /** The body with light and shadow, and with the given parts clipped to it. */
  readonly inside: (...parts: readonly Svg[]) => Svg
}

export const bodyIn = (spec: CharacterSpec, anatomy: Anatomy): Body => {
  const { shoulder: s, neck: n, skin } = anatomy
  const body = bodyOf(anatomy)
  const inks = inksOf(dyesOf(spec), skin)
  const base = inks[cutOf(spec).body]
  const shadow = path(
    `M60,300 C${num(s * 0.34)},480 ${num(s * 0.4)},700 ${num(s * 0.36)},1500 L900,1500 L900,200 L110,220 C100,260 80,280 60,300Z`,
    { fill: darken(base, 0.34), opacity: 0.72 },
  )
  const light = path(
    `M${num(-s * 0.84)},372 C${num(-s * 1.02)},430 ${num(-s * 1.1)},560 ${num(-s * 1.12)},760`,
    {
      fill: 'none',
      stroke: lighten(base, 0.5),
      'stroke-width': 16,
      'stroke-linecap': 'round',
      opacity: 0.5,
    },
  )
  const arms = bothSides((side) =>
    line(
      `M${num(side * s * 0.72)},560 C${num(side * s * 0.76)},700 ${num(side * s * 0.78)},900 ${num(side * s * 0.76)},1400`,
      darken(base, 0.62),
      5,
      0.75,
    ),
  )
  const folds = bothSides((side) =>
    line(
      `M${num(side * s * 0.44)},410 C${num(side * s * 0.54)},520 ${num(side * s * 0.58)},760 ${num(side * s * 0.58)},1400 M${num(side * s * 0.26)},420 C${num(side * s * 0.32)},600 ${num(side * s * 0.36)},800 ${num(side * s * 0.34)},1400 M${num(side * s * 0.94)},440 C${num(side * s * 1.02)},560 ${num(side * s * 1.02)},760 ${num(side * s * 1.02)},1200`,
      darken(dyesOf(spec).color, 0.62),
      4,
      0.6,
    ),
  )
  const stripes = stripesOn(spec, s)
  const inside = (...parts: readonly Svg[]): Svg =>
    inked(body, base, 6) + clipped('body', body, light, shadow, stripes, ...parts)
  return { s, n, skin, inks, arms, folds, inside }
}

const stripesOn = (spec: CharacterSpec, s: number): Svg => {
  const stripes = stripesOf(spec)
  if (stripes?.pattern === undefined) return ''
  const { kind, frequency } = stripes.pattern
  return (
    patternTile('stripes', kind, (s * 0.8) / frequency, dyesOf(spec).trim) +
    path('M-900,200 H900 V1500 H-900Z', { fill: 'url(#stripes)' })
  )
}

/** The outline of neck, shoulders and arms. */
const bodyOf = ({ shoulder: s, neck: n }: Anatomy): string =>
  `M${-n - 22},256 C${-n - 46},292 ${num(-s * 0.6)},298 ${num(-s * 0.86)},352 C${num(-s * 1.08)},412 ${num(-s * 1.16)},640 ${num(-s * 1.2)},1500 ` +
  `L${num(s * 1.2)},1500 C${num(s * 1.16)},640 ${num(s * 1.08)},412 ${num(s * 0.86)},352 C${num(s * 0.6)},298 ${n + 46},292 ${n + 22},256 Q0,352 ${-n - 22},256Z`
