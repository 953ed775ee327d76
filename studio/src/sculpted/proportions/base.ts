import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import type { Proportions } from './Proportions.ts'

export const base = ({ age, presentation, build }: CharacterSpec): Proportions => {
  const c = CHILDLIKE[age]
  const o = AGED[age]
  const full = presentation === 'masculine' ? 1 : presentation === 'androgynous' ? 0.4 : 0
  const m = full * (1 - 0.5 * c)
  const broad = build === 'broad' ? 1 : build === 'slight' ? -1 : 0
  return {
    headWidth: 0.725 + 0.045 * c + 0.02 * m + 0.022 * broad,
    chinY: -1.01 + 0.15 * c - 0.07 * m - 0.02 * o,
    chinWidth: 0.075 + 0.06 * m,
    chinRadius: 0.15 + 0.012 * m - 0.015 * c + 0.016 * broad,
    chinZ: 0.5 + 0.02 * m,
    jawWidth: 0.328 + 0.037 * m + 0.05 * broad - 0.01 * o - 0.03 * c,
    jawY: -0.57 - 0.05 * m,
    cheek: 0.198 + 0.055 * c + 0.034 * broad - 0.012 * o,
    cheekY: -0.3 - 0.02 * c - 0.03 * o,
    browRidge: 0.012 + 0.05 * m,
    socket: 0.1 + 0.02 * m - 0.02 * c + 0.02 * o,
    eyeX: 0.302 + 0.02 * c,
    eyeRadius: 0.2 + 0.03 * c,
    eyeZ: 0.475 - 0.02 * c,
    eyeWidth: 0.18 + 0.02 * c - 0.016 * m - 0.01 * o,
    eyeUpper: 0.1 + 0.03 * c - 0.021 * m - 0.016 * o,
    eyeLower: 0.06 + 0.014 * c - 0.005 * m,
    eyeTilt: 0.08 - 0.04 * m - 0.05 * c - 0.1 * o,
    eyeSkew: -0.06 - 0.24 * o,
    lidCrease: 1,
    iris: 0.49 + 0.04 * c - 0.02 * m,
    pupil: 0.185,
    browY: 0.224 - 0.028 * m + 0.03 * c - 0.015 * o,
    browThickness: 0.05 + 0.02 * m + 0.012 * o * m - 0.012 * c - 0.006 * o,
    browArch: 0.055 - 0.03 * m - 0.01 * c,
    browTilt: 0,
    noseY: -0.4 + 0.1 * c - 0.05 * m - 0.045 * o,
    noseWidth: 0.074 + 0.02 * m + 0.018 * o - 0.01 * c,
    noseLength: 0.15 + 0.05 * m - 0.05 * c + 0.03 * o,
    noseTip: 1,
    noseHump: 0,
    bridge: 0.043 + 0.02 * m - 0.018 * c,
    mouthY: -0.632 + 0.115 * c - 0.063 * m - 0.015 * o,
    mouthWidth: 0.21 - 0.04 * c + 0.034 * m + 0.01 * o,
    lipUpper: 0.074 - 0.012 * m - 0.006 * c - 0.03 * o,
    lipLower: 0.1 - 0.016 * m - 0.012 * c - 0.034 * o,
    lipRelief: 0.03 - 0.009 * m,
    smile: 0.014 + 0.006 * c - 0.014 * o,
    slant: 0,
    browSkew: 0,
    openUpper: 0,
    openLower: 0,
    neckWidth: 0.36 + 0.11 * m - 0.06 * c + 0.06 * broad,
    neckZ: -0.14,
    shoulder: 1.18 + 0.28 * m - 0.36 * c - 0.06 * o + 0.18 * broad,
    ear: 0.235 + 0.045 * o - 0.015 * c,
    lash: 0.034 - 0.018 * m,
    wing: 0.12 - 0.09 * m,
    lift: 0.22 + 0.05 * broad + 0.05 * o + 0.13 * c,
    lockCount: 1,
    lockRadius: 1,
    childlike: c,
    aged: o,
    masculine: m,
  }
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
