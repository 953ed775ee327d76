import type { SculptContext } from '../SculptContext.ts'
import { darker } from '../color.ts'
import { leather, metal, silk, wool } from '../materials.ts'
import { type Vector, blend, rotation } from '../vector.ts'
import { band, front } from './band.ts'
import { sculptBody } from './body.ts'
import { collar } from './collars.ts'

export const buttons = (
  context: SculptContext,
  material: number,
  heights: readonly number[],
  x = 0,
): void => {
  const places = heights.map((y) => front(context, x, y, 0.01))
  context.tape.group(material, { framed: false })
  for (const place of places) context.tape.ellipsoid(place, [0.05, 0.05, 0.025])
}

export const belt = (s: SculptContext, trim: Vector): void => {
  const { tape, form } = s
  const hide = tape.material(leather(darker(trim, 0.3)))
  tape.group(hide, { scale: 0.9, framed: false })
  band(
    s,
    [-1, -0.8, -0.4, 0, 0.4, 0.8, 1].map(
      (share) => [share * form.shoulder, -3.42 - 0.05 * Math.cos(share * 1.4)] as const,
    ),
    0.11,
    0.045,
  )
  band(
    s,
    [
      [0.74, -1.66],
      [0.36, -2.14],
      [-0.05, -2.6],
      [-0.75 * form.shoulder, -3.42],
    ],
    0.08,
    0.036,
  )
  const buckle = front(s, 0.16, -2.36, 0.03)
  tape
    .group(tape.material(metal([0.62, 0.46, 0.18])), { scale: 0.9, framed: false })
    .box(buckle, [0.1, 0.085, 0.03], 0.02, { rotation: rotation(0, 0, 46) })
}

export const shirt = (s: SculptContext, color: Vector): void => {
  const linen = sculptBody(s, wool(color), { neckline: 'v', folds: 0.01, ease: -0.05 })
  collar(s, linen, { height: 0.15, open: true })
}

export const tie = (s: SculptContext, color: Vector): void => {
  s.tape.group(s.tape.material(silk(color)), { scale: 0.9, framed: false })
  const knot = front(s, 0, -1.92, 0.05)
  s.tape.ellipsoid(knot, [0.085, 0.085, 0.06])
  band(
    s,
    [
      [0, -2.0],
      [0, -2.4],
      [0, -2.9],
      [0, -3.5],
    ],
    0.095,
    0.045,
  )
}

export const necklace = (s: SculptContext, trim: Vector): void => {
  const places = [-3, -2, -1, 0, 1, 2, 3].map((i) =>
    front(s, i * 0.1, -1.62 - 0.16 * Math.cos(i * 0.42), 0.01),
  )
  s.tape.group(s.tape.material(metal(blend(trim, [0.8, 0.66, 0.34], 0.6))), { framed: false })
  for (const [i, place] of places.entries()) s.tape.sphere(place, i === 3 ? 0.06 : 0.035)
}
