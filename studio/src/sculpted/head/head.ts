import type { SculptContext } from '../SculptContext.ts'
import { openingOf } from '../eyes.ts'
import { fillMouth, openMouth, sculptMouth } from '../mouth.ts'
import { JAW_RADIUS } from '../proportions/Proportions.ts'
import { sculptCranium, sculptMuzzle, sculptNosePad, sculptTusks } from '../species.ts'
import { type Vector, rotation } from '../vector.ts'
import { sculptCreases } from './creases.ts'
import { colorSkin } from './skin.ts'

/** Skull, features, ears, neck and collar bones, and the color of the skin. */
export const sculptHead = (context: SculptContext): void => {
  const { tape, skin, form, spec } = context
  tape.group(skin, { scale: 0.86, grow: RELIEF })
  sculptSkull(context)
  sculptLids(context)
  // A high skull would show through hair.
  if (spec.species === 'alien' && spec.hair.cut === 'bald') sculptCranium(context)
  if (spec.species === 'animal') {
    sculptMuzzle(context)
  } else {
    sculptNose(context)
    sculptMouth(context)
    sculptCreases(context)
  }
  tape.almond([form.eyeX, 0, form.eyeZ + 0.02], openingOf(form), {
    operation: 'cut',
    blend: 0.016,
    mirrored: true,
  })
  if (spec.species !== 'animal') openMouth(context)
  sculptEars(context)
  sculptNeck(context)
  colorSkin(context)
  if (spec.species === 'animal') {
    sculptNosePad(context)
  } else {
    fillMouth(context)
  }
  if (spec.species === 'orc') sculptTusks(context)
}

/** Culling margin of sculpted groups: height of the relief plus the later blends in the chain. */
const RELIEF = 0.22

const sculptSkull = ({ tape, form }: SculptContext): void => {
  const chin: Vector = [form.chinWidth, form.chinY + form.chinRadius, form.chinZ - 0.08]
  tape
    .ellipsoid([0, 0.32, -0.14], [form.headWidth, 0.84, 0.92])
    .ellipsoid([0, -0.2, 0.1], [form.headWidth * 0.8, 0.8, 0.64], { blend: 0.3 })
    .cone([form.jawWidth, form.jawY, 0.04], chin, JAW_RADIUS, form.chinRadius, {
      blend: 0.36,
      mirrored: true,
    })
    .ellipsoid(
      [0, form.chinY + form.chinRadius + 0.01, form.chinZ],
      [form.chinRadius * 1.05 + form.chinWidth * 0.6, form.chinRadius, form.chinRadius * 0.9],
      { blend: 0.16 },
    )
    .ellipsoid(
      [form.eyeX + 0.07, form.cheekY, 0.43],
      [form.cheek, form.cheek * 0.82, form.cheek * 0.82],
      { blend: 0.26, mirrored: true },
    )
    .ellipsoid([0, form.mouthY + 0.03, 0.48], [0.27, 0.22, 0.22], { blend: 0.22 })
    .cone(
      [0.1, form.browY - 0.05, 0.66],
      [0.42, form.browY - 0.04, 0.52],
      0.06 + form.browRidge,
      0.05 + form.browRidge,
      { blend: 0.16, mirrored: true },
    )
    .bump([form.eyeX - 0.01, 0.02, 0.7], [0.34, 0.26, 0.4], -form.socket, MIRRORED)
    .bump([0.72, 0.3, 0.4], [0.3, 0.4, 0.4], -0.03, MIRRORED)
  const hollow = 0.018 * form.masculine + 0.024 * form.aged
  if (hollow > 0) tape.bump([0.5, -0.62, 0.42], [0.26, 0.34, 0.4], -hollow, MIRRORED)
  if (form.aged > 0) {
    // Sagging skin over the line of the jaw.
    const jowl: Vector = [form.chinWidth + 0.28, form.chinY + 0.16, 0.42]
    tape.bump(jowl, [0.2, 0.18, 0.3], 0.035 * form.aged, MIRRORED)
  }
}

/** A dome over the eyeball that the opening is cut through, with shallow creases above and below. */
const sculptLids = ({ tape, form }: SculptContext): void => {
  const { eyeX, eyeWidth, eyeTilt } = form
  const front = form.eyeZ + form.eyeRadius
  const crease = form.eyeUpper + 0.046
  tape.sphere([eyeX, 0, form.eyeZ], form.eyeRadius + 0.026, { blend: 0.06, mirrored: true })
  tape.groove(
    [eyeX - eyeWidth * 0.75, crease * 0.62, front - 0.03],
    [eyeX, crease, front],
    0.055,
    [-0.008, -0.0055],
    MIRRORED,
  )
  tape.groove(
    [eyeX, crease, front],
    [eyeX + eyeWidth * 0.85, crease * 0.62 + eyeWidth * eyeTilt, front - 0.08],
    0.055,
    [-0.0055, -0.009],
    MIRRORED,
  )
  tape.groove(
    [eyeX - eyeWidth * 0.7, -form.eyeLower - 0.06, front - 0.06],
    [eyeX + eyeWidth * 0.6, -form.eyeLower - 0.075, front - 0.08],
    0.05,
    [-0.006 - 0.008 * form.aged, -0.006 - 0.004 * form.aged],
    MIRRORED,
  )
}

const sculptNose = ({ tape, form }: SculptContext): void => {
  const { noseY, noseWidth, noseLength } = form
  const root = 0.7
  const tip = root + noseLength
  tape
    .cone([0, 0.08, root - 0.05], [0, noseY + 0.05, tip - 0.03], form.bridge, noseWidth * 0.78, {
      blend: 0.13,
    })
    .ellipsoid(
      [0, noseY + 0.01, tip - 0.01],
      [
        noseWidth * 0.98 * form.noseTip,
        noseWidth * 0.86 * form.noseTip,
        noseWidth * 0.95 * form.noseTip,
      ],
      { blend: 0.07 },
    )
    .ellipsoid(
      [noseWidth * 1.2, noseY - 0.015, root + noseLength * 0.34],
      [noseWidth * 0.66, noseWidth * 0.64, Math.max(noseWidth * 0.95, noseLength * 0.6)],
      { blend: 0.07, mirrored: true },
    )
    .ellipsoid(
      [noseWidth * 0.74, noseY - noseWidth * 0.8, root + noseLength * 0.46],
      [noseWidth * 0.34, noseWidth * 0.26, noseWidth * 0.5],
      { operation: 'cut', blend: 0.035, mirrored: true },
    )
  if (form.noseHump > 0) {
    tape.bump([0, noseY * 0.42, tip - 0.06], [0.12, 0.2, 0.22], form.noseHump)
  }
}

const sculptEars = ({ tape, form, spec }: SculptContext): void => {
  if (spec.species === 'alien') return
  if (spec.species === 'animal') {
    tape
      .cone([0.5, 0.82, -0.16], [0.74, 1.5, -0.22], 0.26, 0.04, { blend: 0.12, mirrored: true })
      .cone([0.52, 0.86, 0.02], [0.72, 1.36, -0.08], 0.15, 0.02, {
        operation: 'cut',
        blend: 0.05,
        mirrored: true,
      })
    return
  }
  const x = form.headWidth * 0.985
  const turned = rotation(0, 24, -6)
  tape
    .ellipsoid([x, -0.1, -0.1], [0.055, form.ear, form.ear * 0.62], {
      blend: 0.05,
      mirrored: true,
      rotation: turned,
    })
    .ellipsoid([x + 0.075, -0.08, -0.04], [0.05, form.ear * 0.62, form.ear * 0.36], {
      operation: 'cut',
      blend: 0.05,
      mirrored: true,
      rotation: turned,
    })
    .ellipsoid([x + 0.005, -0.12, 0.03], [0.03, 0.05, 0.035], { blend: 0.04, mirrored: true })
  if (spec.species === 'elf' || spec.species === 'orc') {
    tape.cone([x + 0.01, 0.0, -0.12], [x + 0.2, 0.36, -0.3], 0.085, 0.012, {
      blend: 0.09,
      mirrored: true,
    })
  }
}

const sculptNeck = ({ tape, form }: SculptContext): void => {
  const { neckWidth, neckZ } = form
  tape.cone([0, -0.7, neckZ], [0, -1.85, neckZ - 0.06], neckWidth, neckWidth * 1.1, {
    blend: 0.12,
  })
  tape.shifted([0, form.lift, 0], () => {
    tape
      .ellipsoid([0, -2.16, -0.24], [form.shoulder * 0.88, 0.5, 0.44], { blend: 0.35 })
      .cone([neckWidth * 0.95, -0.95, neckZ - 0.02], [0.1, -1.78, neckZ + 0.3], 0.05, 0.05, {
        blend: 0.16,
        mirrored: true,
      })
      .cone([0.1, -1.7, neckZ + 0.24], [form.shoulder * 0.55, -1.79, -0.12], 0.035, 0.03, {
        blend: 0.12,
        mirrored: true,
      })
  })
}

const MIRRORED = { mirrored: true } as const
