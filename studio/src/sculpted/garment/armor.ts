import { leather, metal, silk } from '../materials.ts'
import { add, rotation } from '../vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'
import { band, front } from './band.ts'
import { sculptBody } from './body.ts'
import { collar } from './collars.ts'
import { buttons } from './details.ts'

export const armour: WearSculptor = (s, { color, trim }) => {
  const { tape, form } = s
  const plate = sculptBody(s, metal(color), { neckline: 'closed', folds: 0, sleeves: true })
  tape.bump([0, -2.5, 0.6], [0.14, 0.9, 0.5], 0.05)
  collar(s, plate, { height: 0.16, flare: 0.1 })
  tape.group(plate, { framed: false })
  for (let i = 0; i < 3; i++) {
    const y = -1.86 - i * 0.2
    const x = form.shoulder * (0.92 + 0.05 * i)
    tape.ellipsoid([x, y, -0.2], [0.46 - 0.02 * i, 0.28, 0.5], { blend: 0.02, mirrored: true })
  }
  const gilt = tape.material(metal(trim))
  tape.group(gilt, { framed: false }).torus([0, -1.46, -0.14], form.neckWidth + 0.18, 0.035, {
    rotation: rotation(-8, 0, 0),
  })
  band(
    s,
    [
      [0, -1.9],
      [0, -2.4],
      [0, -3.2],
    ],
    0.04,
  )
  buttons(s, gilt, [-2.05], 0.62)
  buttons(s, gilt, [-2.05], -0.62)
}

export const spacesuit: WearSculptor = (s, { color, trim }) => {
  const { tape, form } = s
  const shell = sculptBody(
    s,
    { ...silk(color), gloss: 0.16, texture: 0.1 },
    {
      ...{ neckline: 'closed', folds: 0.035, ease: 0.12 },
    },
  )
  const ring = tape.material(metal([0.5, 0.5, 0.52]))
  tape
    .group(ring, { framed: false })
    .torus([0, -1.55, -0.1], form.neckWidth + 0.26, 0.075, { rotation: rotation(-8, 0, 0) })
  const chest = front(s, 0, -2.5, 0.04)
  tape.group(shell, { framed: false }).box(chest, [0.4, 0.26, 0.1], 0.06)
  tape
    .group(tape.material({ color: trim, gloss: 0.3 }), { framed: false })
    .box(add(chest, [-0.2, 0.08, 0.1]), [0.11, 0.08, 0.03], 0.02)
    .sphere(add(chest, [0.08, 0.09, 0.1]), 0.05)
    .sphere(add(chest, [0.24, 0.09, 0.1]), 0.05)
  tape.cone([form.shoulder * 0.62, -1.78, 0.3], [form.shoulder * 0.55, -2.6, 0.62], 0.05, 0.05, {
    mirrored: true,
  })
}

export const bodysuit: WearSculptor = (s, { color, trim }) => {
  const { tape, form } = s
  const rubber = sculptBody(s, leather(color), { neckline: 'closed', folds: 0.012 })
  const ribs = tape.material(leather(trim))
  tape.group(ribs, { scale: 0.9, framed: false })
  for (let i = 0; i < 4; i++) {
    tape.torus([0, -1.42 - i * 0.115, -0.15], form.neckWidth + 0.06 + i * 0.04, 0.06, {
      rotation: rotation(-8, 0, 0),
    })
  }
  for (let i = 0; i < 4; i++) {
    const y = -2.12 - i * 0.3
    band(
      s,
      [
        [-0.62, y + 0.1],
        [-0.3, y],
        [0, y - 0.08],
        [0.3, y],
        [0.62, y + 0.1],
      ],
      0.055,
    )
  }
  tape.group(rubber, { framed: false })
  for (const side of [-1, 1]) {
    band(
      s,
      [
        [side * 0.34, -1.78],
        [side * 0.56, -2.2],
        [side * 0.5, -2.7],
        [side * 0.24, -3.2],
      ],
      0.06,
      0.02,
    )
  }
}
