import { cutOf } from '../../garments/cuts.ts'
import { FITTED_COLLARS } from '../../garments/GarmentCut.ts'
import { hidesEars, hidesFace } from '../../spec/coverage.ts'
import type { HairCut } from '../../spec/CharacterSpec.ts'
import type { SculptContext } from '../SculptContext.ts'
import { openingOf } from '../eyes.ts'
import { fillMouth, openMouth, sculptMouth } from '../mouth.ts'
import { JAW_RADIUS } from '../proportions/Proportions.ts'
import { LONG_EARED, sculptTusks } from '../growths.ts'
import { sculptCranium } from '../species.ts'
import { type Vector, rotation, scale } from '../../kernel/vector.ts'
import { sculptCreases } from './creases.ts'
import { sculptLongNose } from './longNose.ts'
import { colorSkin } from './skin.ts'

/** Sculpts skull, features, ears, neck and collar bones, and colors the skin. */
export const sculptHead = (context: SculptContext): void => {
  const { tape, skin, form, spec } = context
  tape.group(skin, { scale: 0.86, grow: RELIEF })
  const masked = hidesFace(spec.headwear)
  sculptSkull(context)
  if (!masked) sculptLids(context)
  // A high skull would show through hair.
  if (spec.species === 'alien' && spec.hair.cut === 'bald') sculptCranium(context)
  sculptNose(context)
  if (!masked) {
    sculptNostrils(context)
    sculptMouth(context)
    sculptCreases(context)
    tape.almond([form.eyeX, 0, form.eyeZ + 0.02], openingOf(form), {
      operation: 'cut',
      blend: 0.016,
      mirrored: true,
    })
  }
  openMouth(context)
  sculptEars(context)
  sculptNeck(context)
  colorSkin(context)
  fillMouth(context)
  if (spec.species === 'orc') sculptTusks(context)
}

/** The culling margin of sculpted groups: the height of the relief plus the later blends in the chain. */
const RELIEF = 0.22

const sculptSkull = (context: SculptContext): void => {
  const { tape, form } = context
  const chin: Vector = [form.chinWidth, form.chinY + form.chinRadius, form.chinZ - 0.08]
  tape
    .ellipsoid([0, 0.32, -0.14], [form.headWidth, 0.84, 0.92])
    .ellipsoid([0, -0.16, 0.1], [form.headWidth * form.face, 0.78, 0.64], { blend: 0.3 })
    .cone([form.jawWidth, form.jawY, 0.02], chin, JAW_RADIUS, form.chinRadius, {
      blend: 0.34,
      mirrored: true,
    })
    .ellipsoid(
      [0, form.chinY + form.chinRadius + 0.01, form.chinZ],
      [form.chinRadius * 1.05 + form.chinWidth * 0.6, form.chinRadius, form.chinRadius * 0.9],
      { blend: 0.18 },
    )
    .ellipsoid([form.eyeX + 0.05, form.cheekY, 0.42], scale([1.05, 0.86, 0.9], form.cheek), {
      blend: 0.28,
      mirrored: true,
    })
    .ellipsoid([0, form.mouthY + 0.04, 0.46], [0.27, 0.26, 0.21], { blend: 0.3 })
  sculptBones(context)
}

/** Sculpts cheekbones, brow ridge, temples and sockets, and the hollows and folds of later years. */
const sculptBones = ({ tape, form }: SculptContext): void => {
  const { masculine, aged, childlike } = form
  const cheekbone = form.headWidth * form.face * (0.88 + 0.07 * masculine + 0.06 * aged)
  tape
    .cone([form.eyeX + 0.02, -0.2, 0.52], [cheekbone, -0.12, 0.16], 0.1, 0.09, {
      blend: 0.2,
      mirrored: true,
    })
    .cone(
      [0.1, form.browY - 0.05, 0.66],
      [0.42, form.browY - 0.04, 0.52],
      0.06 + form.browRidge,
      0.05 + form.browRidge,
      { blend: 0.18, mirrored: true },
    )
    .bump([form.eyeX - 0.01, 0.02, 0.7], [0.34, 0.26, 0.4], -form.socket, MIRRORED)
    .bump([0.14, 0.05, 0.76], [0.13, 0.2, 0.22], -0.045, MIRRORED)
    .bump([0.72, 0.26, 0.42], [0.3, 0.36, 0.36], -0.014, MIRRORED)
    .bump([0.24, 0.54, 0.66], [0.3, 0.26, 0.3], 0.022 * (1 - 0.6 * masculine), MIRRORED)
  const hollow = 0.008 * masculine * (1 - childlike) + 0.022 * aged
  if (hollow > 0) tape.bump([0.52, -0.52, 0.4], [0.26, 0.34, 0.36], -hollow, MIRRORED)
  if (aged > 0) {
    // Sagging skin over the line of the jaw.
    const jowl: Vector = [form.chinWidth + 0.28, form.chinY + 0.16, 0.42]
    tape.bump(jowl, [0.2, 0.18, 0.3], 0.035 * aged, MIRRORED)
  }
}

/** A dome over the eyeball that the opening is cut through, with shallow creases above and below. */
const sculptLids = ({ tape, form }: SculptContext): void => {
  const { eyeX, eyeWidth, eyeTilt, lidCrease } = form
  const front = form.eyeZ + form.eyeRadius
  const crease = form.eyeUpper + 0.046
  tape.sphere([eyeX, 0, form.eyeZ], form.eyeRadius + 0.026, { blend: 0.06, mirrored: true })
  tape.groove(
    [eyeX - eyeWidth * 0.75, crease * 0.62, front - 0.03],
    [eyeX, crease, front],
    0.055,
    [-0.008 * lidCrease, -0.0055 * lidCrease],
    MIRRORED,
  )
  tape.groove(
    [eyeX, crease, front],
    [eyeX + eyeWidth * 0.85, crease * 0.62 + eyeWidth * eyeTilt, front - 0.08],
    0.055,
    [-0.0055 * lidCrease, -0.009 * lidCrease],
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

const sculptNose = (context: SculptContext): void => {
  const { tape, form } = context
  const { noseY, noseWidth, noseLength } = form
  const root = NOSE_ROOT
  const tip = root + noseLength
  const ball = noseWidth * form.noseTip
  tape
    .cone(
      [0, 0.13, root - 0.01],
      [0, noseY * 0.52, root + noseLength * 0.5 - 0.02],
      form.bridge * 0.8,
      form.bridge,
      { blend: 0.14 },
    )
    .cone(
      [0, noseY * 0.5, root + noseLength * 0.48 - 0.02],
      [0, noseY + 0.033 + form.noseLift, tip - 0.035],
      form.bridge,
      noseWidth * 0.7,
      { blend: 0.12 },
    )
    .ellipsoid([0, noseY + form.noseLift, tip - 0.015], [ball * 0.98, ball * 0.86, ball * 0.9], {
      blend: 0.09,
    })
    .ellipsoid(
      [noseWidth * 1.08, noseY - 0.005, root + noseLength * 0.3],
      [noseWidth * 0.6, noseWidth * 0.66, Math.max(noseWidth * 0.9, noseLength * 0.56)],
      { blend: 0.11, mirrored: true },
    )
    .bump(
      [noseWidth * 1.55, noseY + noseWidth * 0.35, root + 0.06],
      [noseWidth * 0.7, noseWidth * 1.1, 0.16],
      -0.014,
      MIRRORED,
    )
  if (form.noseHump > 0) {
    tape.bump([0, noseY * 0.42, tip - 0.06], [0.12, 0.2, 0.22], form.noseHump)
  }
  sculptLongNose(context, tip)
}

const sculptNostrils = ({ tape, form }: SculptContext): void => {
  const { noseY, noseWidth, noseLength } = form
  tape.ellipsoid(
    [noseWidth * 0.62, noseY - noseWidth * 0.86, NOSE_ROOT + noseLength * 0.44],
    [noseWidth * 0.34, noseWidth * 0.24, noseWidth * 0.46],
    { operation: 'cut', blend: 0.04, mirrored: true },
  )
}

/** The z from which the nose's length counts. */
const NOSE_ROOT = 0.7

const sculptEars = ({ tape, form, spec }: SculptContext): void => {
  if (spec.species === 'alien' || hidesEars(spec.headwear)) return
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
  // The lobe grows into the cheek: a gap behind it would be black.
  tape.sphere([form.headWidth * form.face * 0.97, -0.1 - form.ear * 0.72, -0.06], 0.1, {
    ...{ blend: 0.08, mirrored: true },
  })
  if (LONG_EARED.has(spec.species)) {
    // The tips reach beyond long hair, which would hide them.
    const tip: Vector = LONG_HAIRED.has(spec.hair.cut)
      ? [x + 0.6, 0.32, 0.06]
      : [x + 0.2, 0.36, -0.3]
    tape.cone([x + 0.01, 0.0, -0.12], tip, 0.085, 0.012, {
      blend: 0.09,
      mirrored: true,
    })
  }
}

const LONG_HAIRED: ReadonlySet<HairCut> = new Set([
  ...(['long', 'wavy', 'curly', 'bob', 'bangs', 'ringlets', 'dreadlocks', 'bowl'] as const),
])

const sculptNeck = ({ tape, form, spec }: SculptContext): void => {
  const { neckWidth, neckZ } = form
  tape.cone([0, -0.62, neckZ + 0.02], [0, -1.85, neckZ - 0.08], neckWidth, neckWidth * 1.08, {
    blend: 0.14,
  })
  if (form.masculine > 0.5 && form.childlike < 0.3) {
    tape.bump([0, form.chinY - 0.3, neckZ + neckWidth], [0.13, 0.17, 0.16], 0.02)
  }
  // A collar lies around a round neck: muscles would come through it.
  const collared = FITTED_COLLARS.has(cutOf(spec).collar?.kind)
  tape.shiftBy([0, form.lift, 0], () => {
    tape.ellipsoid([0, -2.16, -0.24], [form.shoulder * 0.88, 0.5, 0.44], {
      blend: collared ? 0.04 : 0.35,
    })
    if (collared) return
    tape
      .cone(
        [neckWidth * 0.62, -1.28, neckZ - 0.16],
        [form.shoulder * 0.62, -1.82, -0.26],
        0.17,
        0.16,
        { blend: 0.26, mirrored: true },
      )
      .cone([neckWidth * 0.95, -0.95, neckZ - 0.02], [0.1, -1.78, neckZ + 0.3], 0.05, 0.05, {
        blend: 0.18,
        mirrored: true,
      })
      .cone([0.1, -1.7, neckZ + 0.24], [form.shoulder * 0.55, -1.79, -0.12], 0.035, 0.03, {
        blend: 0.14,
        mirrored: true,
      })
  })
}

const MIRRORED = { mirrored: true } as const
