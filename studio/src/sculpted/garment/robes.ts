import type { SculptContext } from '../SculptContext.ts'
import type { Material } from '../Material.ts'
import { darker } from '../color.ts'
import { metal, wool } from '../materials.ts'
import { rotation, scale } from '../vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'
import { band, edges, front } from './band.ts'
import { sculptBody, sculptHemmed } from './body.ts'
import { heap } from './collars.ts'
import { belt } from './details.ts'

export const robe: WearSculptor = (s, { color, trim }) => {
  const cloth = sculptBody(s, wool(color), { neckline: 'v', folds: 0.07, ease: 0.08 })
  underlay(s, wool(darker(color, 0.55)))
  s.tape.group(s.tape.material(wool(trim)), { scale: 0.9, framed: false })
  edges(s, 0.075, -4.6, 0.16)
  // A long beard takes the place of the cowl.
  const bearded = s.spec.beard.cut === 'long' || s.spec.beard.cut === 'braided'
  if (!bearded) heap(s, cloth, 1.2)
  wideSleeves(s, cloth)
}

/** The cloth that shows in the opening of a robe. */
const underlay = ({ tape, form }: SculptContext, material: Material): void => {
  tape
    .group(tape.material(material), { scale: 0.9, framed: false })
    .ellipsoid([0, -2.8, -0.18], [form.shoulder * 0.8, 1.2, 0.76])
    .ellipsoid([0, -2.1, -0.2], [form.shoulder * 0.8, 0.52, 0.48], { blend: 0.2 })
    .ellipsoid([0, -1.5, 0.05], [form.neckWidth + 0.08, 0.34, 0.42], {
      operation: 'cut',
      blend: 0.03,
    })
}

const wideSleeves = ({ tape, form }: SculptContext, material: number): void => {
  tape
    .group(material, { scale: 0.82, grow: 0.1, framed: false })
    .cone([form.shoulder * 1.05, -2.6, -0.1], [form.shoulder * 1.22, -4, 0.3], 0.36, 0.62, {
      mirrored: true,
    })
    .wave([0, -2.4, 0], [9, 2.2, 5], 0.035, [1.2, 1.7, 1.2])
}

export const cloak: WearSculptor = (s, { color, trim }) => {
  sculptBody(s, wool(darker(color, 0.45)), { neckline: 'round', folds: 0.02 })
  const cloth = sculptBody(s, wool(color), { neckline: 'open', folds: 0.055, ease: 0.16 })
  heap(s, cloth, 1.25)
  const clasp = front(s, 0, -1.98, 0.03)
  s.tape
    .group(s.tape.material(metal(trim)), { framed: false })
    .ellipsoid(clasp, [0.12, 0.12, 0.05])
    .torus(clasp, 0.11, 0.022, { rotation: rotation(90, 0, 0) })
}

export const tunic: WearSculptor = (s, { color, trim }) => {
  const hem = { material: wool(trim), width: 0.085 }
  sculptHemmed(s, wool(color), { neckline: 'v', folds: 0.026 }, hem)
  belt(s, trim)
}

export const toga: WearSculptor = (s, { color, trim }) => {
  sculptBody(s, wool(color), { neckline: 'wide', folds: 0.028 })
  const drape = s.tape.material(wool(scale(color, 0.94)))
  s.tape.group(drape, { scale: 0.85, grow: 0.05, framed: false })
  for (let i = 0; i < 5; i++) {
    const x = 0.86 - i * 0.05
    band(
      s,
      [
        [x, -1.62 - i * 0.1],
        [0.45, -1.95 - i * 0.15],
        [-0.1, -2.3 - i * 0.2],
        [-0.9, -2.7 - i * 0.26],
      ],
      0.11,
      0.05,
    )
  }
  s.tape.group(s.tape.material(wool(trim)), { scale: 0.9, framed: false })
  band(
    s,
    [
      [0.88, -1.6],
      [0.42, -1.88],
      [-0.1, -2.18],
      [-0.92, -2.55],
    ],
    0.035,
    0.02,
  )
}
