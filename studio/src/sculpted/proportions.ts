import type { CharacterSpec } from '../CharacterSpec.ts'
import { seededRandom, spread } from './random.ts'
import { mix } from './vector.ts'

/**
 * The measures of a face. Units: the eye line is y = 0, an adult's chin about -1.06 and crown 1.16; the
 * face looks along +z. Widths are half widths.
 */
export interface Proportions {
  headWidth: number
  chinY: number
  chinWidth: number
  chinRadius: number
  chinZ: number
  jawWidth: number
  jawY: number
  cheek: number
  cheekY: number
  browRidge: number
  socket: number
  eyeX: number
  eyeRadius: number
  eyeZ: number
  eyeWidth: number
  eyeUpper: number
  eyeLower: number
  eyeTilt: number
  /** How much higher the opening is on its outer side: below zero for lids that droop. */
  eyeSkew: number
  iris: number
  pupil: number
  browY: number
  browThickness: number
  browArch: number
  browTilt: number
  noseY: number
  noseWidth: number
  noseLength: number
  noseTip: number
  noseHump: number
  bridge: number
  mouthY: number
  mouthWidth: number
  lipUpper: number
  lipLower: number
  lipRelief: number
  /** Height of the corners of the mouth over its middle. */
  smile: number
  /** How far the lips open above and below the line between them. */
  openUpper: number
  openLower: number
  neckWidth: number
  neckZ: number
  shoulder: number
  ear: number
  lash: number
  wing: number
  /** How far the shoulders are raised: a short neck. */
  lift: number
  /** Locks of hair and beard: how many and how thick, as shares of a natural head's. */
  lockCount: number
  lockRadius: number
  /** 0 to 1: how much of a child, of an old person, of a man the face has. */
  childlike: number
  aged: number
  masculine: number
}

/** Of the ball at the corner of the jaw. */
export const JAW_RADIUS = 0.2

/** From the description to measures: an adult woman's, pushed by age, presentation, build and features. */
export const proportions = (spec: CharacterSpec): Proportions => {
  const form = base(spec)
  vary(form, spec)
  const plain = { ...form }
  shapeHead(form, spec)
  shapeNose(form, spec)
  // A child's bones have not grown so far yet.
  for (const measure of BONES)
    form[measure] = mix(form[measure], plain[measure], 0.6 * form.childlike)
  shapeMouth(form, spec)
  shapeEyes(form, spec)
  express(form, spec)
  clearMoustache(form, spec)
  shapeSpecies(form, spec)
  settle(form)
  return form
}

/** What a head that is long or square, or a nose that is hooked or broad, has otherwise. */
const BONES = [
  ...(['headWidth', 'chinY', 'chinWidth', 'jawWidth', 'jawY', 'mouthY'] as const),
  ...(['noseY', 'noseLength', 'noseHump', 'bridge'] as const),
] as const

const CHILDLIKE: Readonly<Record<CharacterSpec['age'], number>> = {
  child: 1,
  teen: 0.38,
  adult: 0,
  'middle-aged': 0,
  old: 0,
}
const AGED: Readonly<Record<CharacterSpec['age'], number>> = {
  child: 0,
  teen: 0,
  adult: 0,
  'middle-aged': 0.42,
  old: 1,
}

const base = ({ age, presentation, build }: CharacterSpec): Proportions => {
  const c = CHILDLIKE[age]
  const o = AGED[age]
  const full = presentation === 'masculine' ? 1 : presentation === 'androgynous' ? 0.4 : 0
  const m = full * (1 - 0.5 * c)
  const broad = build === 'broad' ? 1 : build === 'slight' ? -1 : 0
  return {
    headWidth: 0.725 + 0.045 * c + 0.02 * m + 0.016 * broad,
    chinY: -1.06 + 0.19 * c - 0.04 * m - 0.02 * o,
    chinWidth: 0.085 + 0.08 * m,
    chinRadius: 0.15 + 0.02 * m - 0.015 * c,
    chinZ: 0.5 + 0.02 * m,
    jawWidth: 0.32 + 0.085 * m + 0.035 * broad - 0.01 * o - 0.03 * c,
    jawY: -0.55 - 0.06 * m,
    cheek: 0.198 + 0.055 * c + 0.02 * broad - 0.012 * o,
    cheekY: -0.3 - 0.02 * c - 0.03 * o,
    browRidge: 0.012 + 0.05 * m,
    socket: 0.08 + 0.02 * m - 0.02 * c + 0.02 * o,
    eyeX: 0.298 + 0.02 * c,
    eyeRadius: 0.19 + 0.045 * c,
    eyeZ: 0.475 - 0.02 * c,
    eyeWidth: 0.177 + 0.044 * c - 0.008 * m - 0.01 * o,
    eyeUpper: 0.083 + 0.052 * c - 0.016 * m - 0.02 * o,
    eyeLower: 0.05 + 0.022 * c - 0.005 * m,
    eyeTilt: 0.08 - 0.04 * m - 0.05 * c - 0.1 * o,
    eyeSkew: -0.06 - 0.24 * o,
    iris: 0.475 + 0.03 * c,
    pupil: 0.185,
    browY: 0.262 - 0.03 * m + 0.03 * c - 0.015 * o,
    browThickness: 0.038 + 0.02 * m + 0.012 * o * m - 0.012 * c - 0.006 * o,
    browArch: 0.055 - 0.03 * m - 0.01 * c,
    browTilt: 0,
    noseY: -0.42 + 0.115 * c - 0.03 * m - 0.045 * o,
    noseWidth: 0.082 + 0.016 * m + 0.018 * o - 0.01 * c,
    noseLength: 0.13 + 0.04 * m - 0.055 * c + 0.03 * o,
    noseTip: 1,
    noseHump: 0,
    bridge: 0.055 + 0.014 * m - 0.018 * c,
    mouthY: -0.665 + 0.14 * c - 0.03 * m - 0.015 * o,
    mouthWidth: 0.236 - 0.046 * c + 0.022 * m + 0.01 * o,
    lipUpper: 0.07 - 0.02 * m - 0.006 * c - 0.03 * o,
    lipLower: 0.094 - 0.024 * m - 0.012 * c - 0.034 * o,
    lipRelief: 0.024 - 0.009 * m,
    smile: 0.004 * c - 0.016 * o,
    openUpper: 0,
    openLower: 0,
    neckWidth: 0.325 + 0.11 * m - 0.06 * c + 0.045 * broad,
    neckZ: -0.14,
    shoulder: 1.18 + 0.28 * m - 0.36 * c - 0.06 * o + 0.18 * broad,
    ear: 0.235 + 0.045 * o - 0.015 * c,
    lash: 0.03 - 0.014 * m,
    wing: 0.12 - 0.09 * m,
    lift: 0.14 + 0.05 * broad + 0.05 * o + 0.13 * c,
    lockCount: 1,
    lockRadius: 1,
    childlike: c,
    aged: o,
    masculine: m,
  }
}

/** What makes two people of one description two people: small shifts that only the seed decides. */
const vary = (form: Proportions, { seed }: CharacterSpec): void => {
  const random = seededRandom(seed ^ 0x5f3759df)
  const by = (amount: number): number => amount * spread(random)
  form.eyeX += by(0.016)
  form.eyeTilt += by(0.05)
  form.browY += by(0.022)
  form.browArch += by(0.018)
  form.browThickness *= 1 + by(0.25)
  form.noseWidth *= 1 + by(0.12)
  form.noseLength += by(0.02)
  form.noseY += by(0.022)
  form.mouthY += by(0.02)
  form.mouthWidth *= 1 + by(0.09)
  form.lipUpper *= 1 + by(0.16)
  form.lipLower *= 1 + by(0.16)
  form.jawWidth += by(0.03)
  form.chinWidth += by(0.025)
  form.cheek += by(0.014)
  form.ear *= 1 + by(0.12)
  form.headWidth += by(0.014)
  form.noseTip *= 1 + by(0.1)
  form.eyeUpper *= 1 + by(0.08)
  // A face at rest is not the same face for everyone.
  form.smile += by(0.018)
  form.browTilt += by(0.02)
}

const shapeHead = (form: Proportions, { face }: CharacterSpec): void => {
  switch (face.head) {
    case 'oval':
      return
    case 'round':
      lengthen(form, 0.89)
      form.headWidth += 0.07
      form.cheek += 0.055
      form.cheekY -= 0.03
      form.jawWidth += 0.09
      form.jawY += 0.02
      form.chinRadius += 0.02
      return
    case 'square':
      lengthen(form, 0.97)
      form.headWidth += 0.02
      form.jawWidth += 0.085
      form.jawY -= 0.1
      form.chinWidth += 0.14
      return
    case 'long':
      lengthen(form, 1.14)
      form.headWidth -= 0.065
      form.jawWidth -= 0.03
      form.cheek -= 0.04
      form.cheekY -= 0.03
      form.chinWidth -= 0.01
      return
    case 'heart':
      form.headWidth += 0.055
      form.jawWidth -= 0.11
      form.jawY += 0.08
      form.chinWidth -= 0.055
      form.chinRadius -= 0.045
      form.cheek += 0.012
      form.cheekY += 0.05
  }
}

/** Stretches the face below the eyes. */
const lengthen = (form: Proportions, share: number): void => {
  form.chinY *= share
  form.jawY *= share
  form.mouthY *= share
  form.noseY *= share
}

const shapeNose = (form: Proportions, { face }: CharacterSpec): void => {
  switch (face.nose) {
    case 'straight':
      return
    case 'small':
      form.noseWidth *= 0.84
      form.noseLength -= 0.035
      form.noseY += 0.045
      form.bridge *= 0.8
      return
    case 'broad':
      form.noseWidth *= 1.36
      form.bridge += 0.014
      form.noseLength -= 0.01
      return
    case 'hooked':
      form.noseLength += 0.055
      form.noseHump = 0.05
      form.noseY -= 0.05
      form.noseWidth *= 0.94
      return
    case 'round':
      form.noseTip = 1.5
      form.noseLength += 0.025
      form.noseWidth *= 1.12
  }
}

const shapeMouth = (form: Proportions, { face }: CharacterSpec): void => {
  switch (face.mouth) {
    case 'medium':
      return
    case 'thin':
      form.lipUpper *= 0.6
      form.lipLower *= 0.66
      form.lipRelief *= 0.7
      form.mouthWidth *= 1.04
      return
    case 'full':
      form.lipUpper *= 1.34
      form.lipLower *= 1.34
      form.lipRelief *= 1.25
      form.mouthWidth *= 0.97
      return
    case 'wide':
      form.mouthWidth *= 1.22
  }
}

const shapeEyes = (form: Proportions, { face }: CharacterSpec): void => {
  switch (face.eyes) {
    case 'almond':
      form.eyeTilt += 0.03
      form.eyeWidth += 0.006
      return
    case 'round':
      form.eyeUpper += 0.026
      form.eyeLower += 0.016
      form.eyeTilt -= 0.04
      form.eyeWidth -= 0.006
      return
    case 'narrow':
      form.eyeUpper -= 0.026
      form.eyeLower -= 0.012
      form.eyeWidth += 0.01
      return
    case 'hooded':
      form.eyeUpper -= 0.016
      form.eyeSkew -= 0.3
      form.eyeTilt -= 0.05
      form.browY -= 0.03
  }
}

const express = (form: Proportions, { face }: CharacterSpec): void => {
  switch (face.expression) {
    case 'neutral':
      return
    case 'smile':
      form.smile = 0.082
      form.mouthWidth += 0.045
      form.cheekY += 0.035
      form.cheek += 0.014
      form.eyeLower -= 0.016
      form.browY += 0.012
      form.browArch += 0.01
      return
    case 'grin':
      form.smile = 0.115
      form.mouthWidth += 0.075
      form.openUpper = 0.018
      form.openLower = 0.1
      form.lipUpper *= 0.8
      form.cheek += 0.022
      form.cheekY += 0.045
      form.eyeLower -= 0.018
      form.browY += 0.03
      form.browArch += 0.014
      return
    case 'stern':
      form.smile = -0.042
      form.lipUpper *= 0.8
      form.mouthWidth *= 0.94
      form.browTilt = 0.088
      form.browY -= 0.03
      form.browArch -= 0.012
      form.eyeUpper -= 0.014
      form.eyeLower -= 0.004
      return
    case 'sad':
      form.smile = -0.075
      form.lipLower *= 1.12
      form.mouthWidth *= 0.94
      form.browTilt = -0.115
      form.browY += 0.025
      form.browArch -= 0.02
      form.eyeUpper -= 0.008
      form.eyeSkew -= 0.2
      return
    case 'surprised':
      form.smile = -0.012
      form.browY += 0.11
      form.browArch += 0.045
      form.eyeUpper += 0.04
      form.eyeLower += 0.018
      form.openUpper = 0.04
      form.openLower = 0.15
      form.mouthWidth *= 0.74
      form.chinY -= 0.06
  }
}

/** Below a moustache a smile shows what hangs lowest of it: its corners would stick out above. */
const clearMoustache = (form: Proportions, { beard }: CharacterSpec): void => {
  if (beard.cut !== 'moustache' && beard.cut !== 'handlebar') return
  form.mouthY -= 0.02
  if (form.smile <= 0) return
  form.mouthWidth *= 0.86
  form.openUpper = 0
  form.openLower *= 1.15
}

/** Keeps what was added up possible: an open eye, a brow above it, a jaw no wider than the head. */
const settle = (form: Proportions): void => {
  form.eyeUpper = Math.max(form.eyeUpper, 0.052)
  form.eyeLower = Math.max(form.eyeLower, 0.034)
  form.browY = Math.max(form.browY, form.eyeUpper + 0.125)
  form.jawWidth = Math.min(form.jawWidth, form.headWidth * 0.95 - JAW_RADIUS)
}

const shapeSpecies = (form: Proportions, { species }: CharacterSpec): void => {
  switch (species) {
    case 'dwarf':
      form.noseWidth *= 1.2
      form.noseTip *= 1.2
      form.headWidth += 0.04
      form.jawWidth += 0.06
      form.shoulder += 0.1
      form.neckWidth += 0.06
      form.lift += 0.18
      return
    case 'orc':
      form.jawWidth += 0.13
      form.chinWidth += 0.08
      form.browRidge += 0.05
      form.noseWidth *= 1.35
      form.noseLength -= 0.03
      form.mouthWidth += 0.05
      form.neckWidth += 0.12
      form.shoulder += 0.2
      form.browTilt += 0.03
      return
    case 'alien':
      form.jawWidth -= 0.12
      form.chinWidth -= 0.05
      form.chinRadius -= 0.03
      form.cheek -= 0.03
      form.eyeRadius = 0.27
      form.eyeWidth = 0.26
      form.eyeUpper = 0.16
      form.eyeLower = 0.11
      form.eyeX = 0.33
      form.eyeZ = 0.41
      form.eyeTilt = 0.34
      form.eyeSkew = 0.25
      form.iris = 1.5
      form.pupil = 0.62
      form.noseLength -= 0.075
      form.noseWidth *= 0.5
      form.bridge *= 0.5
      form.mouthWidth *= 0.7
      form.neckWidth -= 0.1
      return
    case 'animal':
      form.eyeX += 0.05
      form.eyeRadius += 0.03
      form.eyeWidth += 0.02
      form.eyeTilt += 0.14
      form.eyeUpper += 0.02
      form.iris += 0.16
      form.pupil += 0.06
      form.mouthY += 0.02
      return
    case 'undead':
      form.cheek -= 0.03
      form.socket += 0.05
      form.aged = Math.max(form.aged, 0.6)
      form.lipRelief *= 0.5
      return
    case 'elf':
      form.eyeTilt += 0.05
      form.cheek -= 0.012
      form.chinWidth -= 0.02
      return
    case 'human':
    case 'robot':
  }
}
