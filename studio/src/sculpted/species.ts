import { flesh } from './color.ts'
import type { SculptContext } from './SculptContext.ts'
import type { Material } from './Material.ts'
import { blend, type Vector } from './vector.ts'

const MIRRORED = { mirrored: true } as const
const IVORY: Material = { color: [0.5, 0.44, 0.32], gloss: 0.25, power: 30, fresnel: 0.2 }
const WET: Material = { color: [0.014, 0.011, 0.011], gloss: 0.5, power: 30, fresnel: 0.4 }

/** The lower canines of an orc, over the upper lip. */
export const sculptTusks = ({ tape, form }: SculptContext): void => {
  const x = form.mouthWidth * 0.66
  const y = form.mouthY + form.smile * 0.4
  tape
    .group(tape.material(IVORY), { scale: 0.9 })
    .cone([x, y - 0.05, 0.7], [x * 1.12, y + 0.06, 0.79], 0.048, 0.036, MIRRORED)
    .cone([x * 1.12, y + 0.06, 0.79], [x * 1.16, y + 0.17, 0.8], 0.036, 0.008, {
      ...MIRRORED,
      blend: 0.02,
    })
}

/** A skull that widens upwards, for aliens; part of the head's group. */
export const sculptCranium = ({ tape, form }: SculptContext): void => {
  tape.ellipsoid([0, 0.56, -0.2], [form.headWidth + 0.13, 0.86, 0.98], { blend: 0.34 })
}

/** Snout, cheek tufts and the pad of the nose, with paler fur around the mouth, instead of nose and lips. */
export const sculptMuzzle = ({ tape, skin, form, spec }: SculptContext): void => {
  const y = form.mouthY + 0.14
  const tip = 1.06
  tape
    .cone([0, -0.12, 0.6], [0, y + 0.06, tip - 0.2], 0.2, 0.16, { blend: 0.2 })
    .ellipsoid([0.1, y - 0.04, tip - 0.2], [0.17, 0.14, 0.2], { ...MIRRORED, blend: 0.1 })
    .ellipsoid([0, y - 0.19, tip - 0.3], [0.16, 0.075, 0.2], { blend: 0.06 })
    .groove([0, y + 0.02, tip + 0.02], [0, y - 0.13, tip - 0.02], 0.03, [-0.02, -0.02])
    .groove(
      [0, y - 0.14, tip - 0.02],
      [0.2, y - 0.1 + form.smile, tip - 0.22],
      0.035,
      [-0.03, -0.02],
      MIRRORED,
    )
  for (let tuft = 0; tuft < 3; tuft++) {
    const height = -0.22 - tuft * 0.22
    tape.cone(
      [form.headWidth * 0.72, height, 0.18],
      [form.headWidth * (1.26 - tuft * 0.14), height - 0.16, 0.02],
      0.17,
      0.012,
      { ...MIRRORED, blend: 0.12 },
    )
  }
  const fur = flesh(spec.skin)
  const pale: Vector = blend(fur, [0.62, 0.58, 0.52], 0.75)
  tape.paint(skin, 'patch', {
    ...{ center: [0, y - 0.22, 0.72], radii: [0.62, 0.3, 0.8], color: pale },
    ...{ opacity: 0.9, parameters: [0.6] },
  })
  tape.paint(skin, 'stroke', {
    ...{ center: [0.1, y - 0.12, tip], radii: [0.2, 0.16, 0.4], color: [0.02, 0.014, 0.012] },
    ...{ opacity: 0.8, mirrored: true },
    parameters: [0, y - 0.14, 0.2, y - 0.1 + form.smile, 0.022],
  })
}

/** The pad of an animal's nose, as a group of its own. */
export const sculptNosePad = ({ tape, form }: SculptContext): void => {
  const y = form.mouthY + 0.22
  tape
    .group(tape.material(WET), { scale: 0.9 })
    .ellipsoid([0, y, 1.03], [0.11, 0.075, 0.075])
    .ellipsoid([0.045, y - 0.02, 1.09], [0.024, 0.018, 0.04], {
      ...{ operation: 'cut', blend: 0.02, mirrored: true },
    })
}
