import type { SculptContext } from '../SculptContext.ts'
import type { Proportions } from '../proportions/Proportions.ts'
import { clamp, mix, unit, type Vector } from '../../kernel/vector.ts'
import { SCALP_CENTER, scalpRadii } from './scalp.ts'

/**
 * The heights at which hair begins, in equal steps of azimuth from the middle of the forehead over the
 * temple, the sideburn, above the ear and behind it to the nape.
 */
export type Hairline = readonly number[]

/** The hairline of a character: rounded on women and children; men's have a peak and corners, which recede with age. */
export const hairlineOf = ({ form, spec }: Pick<SculptContext, 'form' | 'spec'>): Hairline => {
  const { masculine, aged, childlike } = form
  const recede = spec.hair.cut === 'receding' ? 2.2 : masculine * aged
  return ROUNDED.map(
    (height, i) =>
      mix(height, SQUARE[i] ?? height, masculine * (1 - 0.7 * childlike)) +
      recede * (RECEDING[i] ?? 0) -
      0.05 * childlike * (i < 3 ? 1 : 0),
  )
}

const ROUNDED: Hairline = [0.7, 0.71, 0.69, 0.5, 0.12, 0.14, 0.14, -0.18, -0.5, -0.6, -0.62, -0.62]
const SQUARE: Hairline = [
  0.71, 0.76, 0.79, 0.56, -0.06, 0.08, 0.12, -0.2, -0.52, -0.6, -0.62, -0.62,
]
const RECEDING: Hairline = [0.08, 0.13, 0.17, 0.1, 0, 0, 0, 0, 0, 0, 0, 0]

export const heightAt = (line: Hairline, azimuth: number): number => {
  const at = clamp(Math.abs(azimuth) / Math.PI, 0, 1) * (line.length - 1)
  const first = Math.min(Math.floor(at), line.length - 2)
  const [a = 0, b = 0] = [line[first], line[first + 1]]
  return mix(a, b, at - first)
}

/** The direction of the place on the scalp at an azimuth and height, as `onScalp` takes it. */
export const scalpAt = (form: Proportions, azimuth: number, height: number): Vector => {
  const [wide, tall, deep] = scalpRadii(form)
  const rise = clamp((height - SCALP_CENTER[1]) / tall, -0.98, 0.98)
  const ring = Math.sqrt(1 - rise * rise)
  const [sin, cos] = [Math.sin(azimuth) / wide, Math.cos(azimuth) / deep]
  const across = ring / Math.hypot(sin, cos)
  return unit([sin * across, rise, cos * across])
}

/** Whether a place on the scalp, given as a direction, is behind the hairline by at least `margin`. */
export const growsHair = (
  form: Proportions,
  line: Hairline,
  direction: Vector,
  margin: number,
): boolean => {
  const [wide, tall, deep] = scalpRadii(form)
  const azimuth = Math.atan2(Math.abs(direction[0]) * wide, direction[2] * deep)
  return SCALP_CENTER[1] + direction[1] * tall > heightAt(line, azimuth) + margin
}
