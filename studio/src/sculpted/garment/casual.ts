import type { SculptContext } from '../SculptContext.ts'
import { darker } from '../color.ts'
import { leather, metal, wool } from '../materials.ts'
import { type Vector, add, rotation } from '../vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'
import { band, front } from './band.ts'
import { type Body, sculptBody, sculptHemmed } from './body.ts'
import { collar, collarPoints } from './collars.ts'
import { buttons } from './details.ts'

export const hoodie: WearSculptor = (s, { color, trim }) => {
  const cloth = sculptBody(s, wool(color), { neckline: 'round', folds: 0.03, ease: 0.05 })
  const { tape, form } = s
  const neck = form.neckWidth
  // The hood is thrown back; its edge runs around the neck and meets below the throat.
  tape
    .group(cloth, { scale: 0.8, grow: 0.08, framed: false })
    .torus([0, -1.66, -0.14], neck + 0.25, 0.13, { rotation: rotation(22, 0, 0) })
    .torus([0, -1.56, -0.24], neck + 0.3, 0.16, { blend: 0.1, rotation: rotation(14, 0, 0) })
    .ellipsoid([0, -1.62, -0.72], [neck + 0.34, 0.38, 0.3], { blend: 0.12 })
    .wave([0, -1.6, 0], [5, 9, 6], 0.014, [1.2, 3, 2])
  tape.group(tape.material(wool(trim)), { scale: 0.9, framed: false })
  for (const side of [-1, 1]) {
    const string: readonly (readonly [number, number])[] = [
      [side * 0.15, -1.98],
      [side * 0.19, -2.2],
      [side * 0.17, -2.5],
    ]
    band(s, string, 0.024, 0.03)
    tape.ellipsoid(front(s, side * 0.17, -2.56, 0.02), [0.036, 0.08, 0.036])
  }
}

export const tShirt: WearSculptor = (s, { color, trim }) => {
  const hem = { material: wool(darker(trim, 0.12)), width: 0.075 }
  sculptHemmed(s, wool(color), { neckline: 'round', folds: 0.022 }, hem)
}

export const jacket: WearSculptor = (s, { color, trim }) => {
  const shirtBody: Body = { neckline: 'round', folds: 0.01, ease: -0.05, sleeves: false }
  sculptBody(s, wool(trim), shirtBody)
  const hide = sculptBody(s, leather(color), { neckline: 'open', folds: 0.03, ease: 0.06 })
  s.tape.group(hide, { scale: 0.9, framed: false })
  collarPoints(s)
  collar(s, hide, { height: 0.14, flare: 0.16, open: true })
  const steel = s.tape.material(metal([0.5, 0.5, 0.52]))
  s.tape.group(steel, { scale: 0.9, framed: false })
  for (const side of [-1, 1]) {
    band(
      s,
      [
        [side * 0.4, -2.02],
        [side * 0.3, -2.5],
        [side * 0.24, -3.3],
      ],
      0.028,
      0.024,
    )
  }
}

export const overalls: WearSculptor = (s, { color, trim }) => {
  const hem = { material: wool(darker(trim, 0.15)), width: 0.075 }
  sculptHemmed(s, wool(trim), { neckline: 'round', folds: 0.022 }, hem)
  bib(s, color)
}

const bib = (s: SculptContext, color: Vector): void => {
  const { tape } = s
  const denim = tape.material(wool(color))
  const places = [-2.5, -2.8, -3.2].map((y) => front(s, 0, y, 0))
  tape.group(denim, { scale: 0.85, grow: 0.05, framed: false })
  for (const side of [-1, 1]) {
    band(
      s,
      [
        [side * 0.74, -1.62],
        [side * 0.6, -1.95],
        [side * 0.46, -2.4],
      ],
      0.12,
      0.04,
    )
  }
  for (const place of places) {
    tape.box(add(place, [0, 0, -0.06]), [0.62, 0.34, 0.14], 0.1, { blend: 0.08 })
  }
  tape.cone([0, -3.6, -0.1], [0, -8, -0.1], 0.95, 1.3, { blend: 0.3 })
  const brass = tape.material(metal([0.75, 0.55, 0.16]))
  buttons(s, brass, [-2.36], 0.46)
  buttons(s, brass, [-2.36], -0.46)
}
