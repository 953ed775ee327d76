import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import type { Proportions } from './Proportions.ts'

export const shapeHead = (form: Proportions, { face }: CharacterSpec): void => {
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
      form.jawWidth += 0.05
      form.jawY -= 0.085
      form.chinWidth += 0.085
      return
    case 'long':
      lengthen(form, 1.1)
      form.headWidth -= 0.065
      form.jawWidth -= 0.03
      form.cheek -= 0.04
      form.cheekY -= 0.03
      form.chinWidth -= 0.01
      return
    case 'heart':
      form.headWidth += 0.03
      form.jawWidth -= 0.06
      form.jawY += 0.05
      form.chinWidth -= 0.035
      form.chinRadius -= 0.025
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

export const shapeNose = (form: Proportions, { face }: CharacterSpec): void => {
  switch (face.nose) {
    case 'straight':
    case 'long':
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

export const shapeMouth = (form: Proportions, { face }: CharacterSpec): void => {
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
      form.lipUpper *= 1.22
      form.lipLower *= 1.2
      form.lipRelief *= 1.12
      form.mouthWidth *= 0.97
      return
    case 'wide':
      form.mouthWidth *= 1.22
  }
}

export const shapeEyes = (form: Proportions, { face }: CharacterSpec): void => {
  switch (face.eyes) {
    case 'almond':
      form.eyeTilt += 0.03
      form.eyeWidth += 0.006
      return
    case 'round':
      form.eyeUpper += 0.018
      form.eyeLower += 0.01
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
