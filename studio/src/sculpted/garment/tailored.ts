import { darker } from '../color.ts'
import { metal, silk, wool } from '../materials.ts'
import { type Vector, add, rotation } from '../vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'
import { band } from './band.ts'
import { sculptBody } from './body.ts'
import { collar, lapels } from './collars.ts'
import { buttons, shirt, tie } from './details.ts'

export const suit: WearSculptor = (s, { color, trim }) => {
  shirt(s, [0.72, 0.72, 0.7])
  tie(s, trim)
  const cloth = sculptBody(s, wool(color), { neckline: 'open', folds: 0.012, ease: 0.03 })
  lapels(s, cloth)
  buttons(s, s.tape.material({ color: darker(color, 0.6), gloss: 0.3 }), [-3.1, -3.4], 0.14)
}

export const uniform: WearSculptor = (s, { color, trim }) => {
  const cloth = sculptBody(s, wool(color), { neckline: 'closed', folds: 0.012 })
  collar(s, cloth, { height: 0.19 })
  const { tape, form, cast } = s
  const x = form.shoulder * 0.82
  const hit = cast([x, form.lift - 1.35, -0.2], [0, -1, 0])
  const shoulder: Vector = [x, (hit?.[1] ?? -1.65) - form.lift + 0.02, -0.2]
  tape.group(tape.material(silk(trim)), { scale: 0.9, framed: false })
  tape
    .torus([0, -1.46, -0.17], form.neckWidth + 0.15, 0.03, { rotation: rotation(-8, 0, 0) })
    .ellipsoid(shoulder, [0.36, 0.07, 0.22], {
      mirrored: true,
      rotation: rotation(0, 0, -24),
    })
    .ellipsoid(add(shoulder, [0.3, -0.12, 0]), [0.13, 0.12, 0.26], {
      ...{ blend: 0.05, mirrored: true, rotation: rotation(0, 0, -24) },
    })
  const rows = [-1.98, -2.26, -2.54, -2.82]
  // Braid from button to button across the front.
  for (const y of rows) {
    band(
      s,
      [
        [-0.34, y + 0.03],
        [0, y],
        [0.34, y + 0.03],
      ],
      0.034,
      0.016,
    )
  }
  const brass = tape.material(metal([0.62, 0.46, 0.18]))
  for (const x of [-0.36, 0.36])
    buttons(
      s,
      brass,
      rows.map((y) => y + 0.03),
      x,
    )
}

export const coat: WearSculptor = (s, { color, trim }) => {
  shirt(s, trim)
  const cloth = sculptBody(s, wool(color), { neckline: 'v', folds: 0.03, ease: 0.1 })
  lapels(s, cloth)
  collar(s, cloth, { height: 0.26, flare: 0.2, open: true })
  const horn = s.tape.material({ color: darker(color, 0.7), gloss: 0.35 })
  for (const x of [-0.3, 0.3]) buttons(s, horn, [-2.7, -3.05], x)
}
