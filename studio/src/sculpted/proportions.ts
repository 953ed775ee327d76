import type { CharacterSpec } from '../CharacterSpec.ts'
import { seededRandom, spread } from './random.ts'

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
  shapeHead(form, spec)
  shapeNose(form, spec)
  shapeMouth(form, spec)
  shapeEyes(form, spec)
  express(form, spec)
  shapeSpecies(form, spec)
  settle(form)
  return form
}

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
    headWidth: 0.725 + 0.03 * c + 0.02 * m + 0.012 * broad,
    chinY: -1.06 + 0.15 * c - 0.04 * m,
    chinWidth: 0.085 + 0.08 * m,
    chinRadius: 0.15 + 0.02 * m,
    chinZ: 0.5 + 0.02 * m,
    jawWidth: 0.32 + 0.085 * m + 0.03 * broad - 0.01 * o - 0.02 * c,
    jawY: -0.55 - 0.06 * m,
    cheek: 0.198 + 0.04 * c + 0.02 * Math.max(0, broad),
    cheekY: -0.3 - 0.03 * o,
    browRidge: 0.012 + 0.05 * m,
    socket: 0.08 + 0.02 * m - 0.02 * c + 0.02 * o,
    eyeX: 0.298 + 0.012 * c,
    eyeRadius: 0.19 + 0.022 * c,
    eyeZ: 0.475,
    eyeWidth: 0.177 + 0.028 * c - 0.008 * m,
    eyeUpper: 0.083 + 0.03 * c - 0.016 * m - 0.014 * o,
    eyeLower: 0.05 + 0.01 * c - 0.005 * m,
    eyeTilt: 0.08 - 0.04 * m - 0.06 * o,
    eyeSkew: -0.06 - 0.16 * o,
    iris: 0.475 + 0.035 * c,
    pupil: 0.185,
    browY: 0.262 - 0.03 * m - 0.015 * o,
    browThickness: 0.038 + 0.02 * m + 0.012 * o - 0.008 * c,
    browArch: 0.055 - 0.03 * m,
    browTilt: 0,
    noseY: -0.42 + 0.085 * c - 0.03 * m - 0.035 * o,
    noseWidth: 0.082 + 0.016 * m + 0.014 * o - 0.006 * c,
    noseLength: 0.13 + 0.04 * m - 0.025 * c + 0.025 * o,
    noseTip: 1,
    noseHump: 0,
    bridge: 0.055 + 0.014 * m,
    mouthY: -0.665 + 0.115 * c - 0.03 * m,
    mouthWidth: 0.236 - 0.026 * c + 0.022 * m,
    lipUpper: 0.07 - 0.02 * m - 0.006 * c - 0.02 * o,
    lipLower: 0.094 - 0.024 * m - 0.008 * c - 0.022 * o,
    lipRelief: 0.024 - 0.009 * m,
    smile: 0.004 + 0.008 * c - 0.012 * o,
    openUpper: 0,
    openLower: 0,
    neckWidth: 0.325 + 0.11 * m - 0.05 * c + 0.035 * broad,
    neckZ: -0.14,
    shoulder: 1.18 + 0.28 * m - 0.26 * c + 0.16 * broad,
    ear: 0.2 + 0.03 * o,
    lash: 0.03 - 0.014 * m,
    wing: 0.12 - 0.09 * m,
    lift: 0.14 + 0.04 * broad,
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
}

const shapeHead = (form: Proportions, { face }: CharacterSpec): void => {
  switch (face.head) {
    case 'oval':
      return
    case 'round':
      lengthen(form, 0.93)
      form.headWidth += 0.05
      form.cheek += 0.036
      form.jawWidth += 0.06
      form.chinRadius += 0.02
      return
    case 'square':
      lengthen(form, 0.98)
      form.headWidth += 0.015
      form.jawWidth += 0.085
      form.jawY -= 0.07
      form.chinWidth += 0.08
      form.cheek -= 0.01
      return
    case 'long':
      lengthen(form, 1.09)
      form.headWidth -= 0.045
      form.jawWidth -= 0.02
      form.cheek -= 0.026
      form.chinWidth -= 0.01
      return
    case 'heart':
      form.headWidth += 0.03
      form.jawWidth -= 0.075
      form.jawY += 0.05
      form.chinWidth -= 0.035
      form.chinRadius -= 0.03
      form.cheekY += 0.03
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
      form.smile = 0.06
      form.mouthWidth += 0.025
      form.cheekY += 0.02
      form.cheek += 0.006
      form.eyeLower -= 0.008
      return
    case 'grin':
      form.smile = 0.1
      form.mouthWidth += 0.055
      form.openUpper = 0.016
      form.openLower = 0.085
      form.lipUpper *= 0.8
      form.cheek += 0.014
      form.cheekY += 0.035
      form.eyeLower -= 0.014
      form.browY += 0.02
      return
    case 'stern':
      form.smile = -0.03
      form.lipUpper *= 0.85
      form.browTilt = 0.055
      form.browY -= 0.02
      form.eyeUpper -= 0.012
      form.eyeLower -= 0.004
      return
    case 'sad':
      form.smile = -0.055
      form.lipLower *= 1.1
      form.browTilt = -0.075
      form.browY += 0.015
      form.eyeUpper -= 0.012
      form.eyeSkew -= 0.12
      return
    case 'surprised':
      form.smile = -0.01
      form.browY += 0.085
      form.browArch += 0.035
      form.eyeUpper += 0.03
      form.eyeLower += 0.01
      form.openUpper = 0.03
      form.openLower = 0.13
      form.mouthWidth *= 0.72
      form.chinY -= 0.05
  }
}

/** Keeps what was added up possible: an open eye, a brow above it, a jaw no wider than the head. */
const settle = (form: Proportions): void => {
  form.eyeUpper = Math.max(form.eyeUpper, 0.052)
  form.eyeLower = Math.max(form.eyeLower, 0.034)
  form.browY = Math.max(form.browY, form.eyeUpper + 0.125)
  form.jawWidth = Math.min(form.jawWidth, form.headWidth * 0.9 - JAW_RADIUS)
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
