import { spread } from '../../spec/random.ts'
import type { SculptContext } from '../SculptContext.ts'
import { ease, mix, subtract, turn, unit, type Vector } from '../../kernel/vector.ts'
import { hairlineOf, heightAt, scalpAt } from './hairline.ts'
import { onScalp, SCALP_CENTER, shares, strand } from './scalp.ts'

interface Combing {
  /** The side whose hair is combed; both if absent. */
  readonly half?: -1 | 1
  /** How much higher the hair rises over the forehead. */
  readonly crest?: number
}

/** Combs the hair of one side or both from the hairline back to the knot; it rises a little before it falls. */
export const combBack = (
  context: SculptContext,
  knot: Vector,
  covered: boolean,
  { half, crest = 0 }: Combing = {},
): void => {
  const { tape, form, random } = context
  const line = hairlineOf(context)
  // Above and behind the ears the locks are too sparse to hide the skin.
  tape.ellipsoid([0, 0.3, -0.35], [form.headWidth + 0.035, 0.74, 0.78], { blend: 0.05 })
  const end = unit(subtract(knot, SCALP_CENTER))
  for (let i = 0; i < COMBED; i++) {
    const azimuth = ((i + 0.5) / COMBED) * 2 * Math.PI - Math.PI
    const height = heightAt(line, azimuth) + 0.02 + 0.05 * random()
    if ((covered && height > 0.3) || (half && half * azimuth < 0)) continue
    const root = scalpAt(form, azimuth, height)
    // The locks go over the crown, because the shortest way would cross the face.
    const over = unit([root[0] * 0.75 + end[0] * 0.15, Math.max(root[1], 0) + 0.5, -0.12])
    const front = covered ? 0 : crest * ease(0.45, 0.98, Math.cos(azimuth))
    const rise = mix(0.022, 0.052, Math.abs(Math.cos(azimuth))) + 0.01 * spread(random)
    const path = shares(9).map((t) =>
      onScalp(
        turn(turn(root, over, t), turn(over, end, t * 0.97), t),
        form,
        mix(-0.045, rise, ease(0, 0.3, t)) -
          0.03 * ease(0.7, 1, t) +
          front * ease(0, 0.2, t) * ease(0.75, 0.3, t),
      ),
    )
    const radius = 0.056 * (0.9 + 0.2 * random())
    tape.lock(
      strand(path, (t) => radius * mix(0.8, 1, ease(0, 0.3, t)) * (1 - 0.3 * t)),
      random(),
      0.055,
    )
  }
}

/** The number of locks that are combed back, all around the head. */
const COMBED = 92

/** Combs the hair of one side from the parting, over the temple, to behind the ear. */
export const combAside = (context: SculptContext, side: number, covered: boolean): void => {
  const { tape, form, random } = context
  const count = 34
  const end = unit([side * 0.8, -0.62, -0.42])
  const front = heightAt(hairlineOf(context), 0)
  for (let i = 0; i < count; i++) {
    const along = (i + 0.5) / count
    const near = 1 - ease(0, 0.2, along)
    const start = scalpAt(form, 0, front + 0.03)
    const root = unit([
      side * 0.03,
      mix(start[1], 0.95, Math.sin(Math.min(1, along * 1.5) * 1.57)),
      mix(start[2], -0.62, along),
    ])
    // Locks from the forehead sweep over the temple before they turn back.
    const temple = unit([side * 0.86, 0.24 + 0.4 * along, mix(0.46, -0.5, along)])
    const lift = 0.02 + 0.022 * random() - 0.025 * near
    const path = shares(10).flatMap((t): readonly Vector[] => {
      const direction = turn(turn(root, temple, t), turn(temple, end, t), t)
      if (covered && direction[1] > 0.2) return []
      const height = mix(-0.02, lift, ease(0, 0.12, t)) + 0.022 * Math.sin(t * 3.1)
      return [onScalp(direction, form, height)]
    })
    if (path.length < 3) continue
    const radius = 0.056 * (1 - 0.4 * near)
    tape.lock(
      strand(path, (t) => radius * (0.6 + 0.5 * Math.sin(t * 2.9))),
      random(),
      0.022,
    )
  }
}
