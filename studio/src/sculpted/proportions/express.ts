import type { BeardCut, CharacterSpec } from '../../spec/CharacterSpec.ts'
import type { Proportions } from './Proportions.ts'

export const express = (form: Proportions, { face }: CharacterSpec): void => {
  switch (face.expression) {
    case 'neutral':
      return
    case 'smile':
      form.smile = 0.07
      form.mouthWidth += 0.034
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
      form.smile = -0.006 - 0.018 * form.masculine
      form.lipUpper *= 0.9
      form.mouthWidth *= 0.94
      form.browTilt = 0.045 + 0.043 * form.masculine
      form.browY -= 0.03
      form.browArch -= 0.012
      form.eyeUpper -= 0.01
      form.eyeLower -= 0.006
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
      form.browY += 0.07
      form.browArch += 0.025
      form.eyeUpper += 0.022
      form.eyeLower += 0.01
      form.openUpper = 0.016
      form.openLower = 0.052
      form.mouthWidth *= 0.84
      form.chinY -= 0.02
      return
    case 'angry':
      form.smile = -0.045
      form.openUpper = 0.03
      form.openLower = 0.05
      form.lipUpper *= 0.75
      form.browTilt = 0.08 + 0.04 * form.masculine
      form.browY -= 0.045
      form.browArch -= 0.015
      form.browRidge += 0.014
      form.eyeUpper -= 0.004
      form.eyeLower -= 0.01
      form.noseWidth *= 1.08
      form.cheekY += 0.03
      return
    case 'afraid':
      form.smile = -0.05
      form.openUpper = 0.012
      form.openLower = 0.055
      form.lipLower *= 0.85
      form.mouthWidth *= 1.06
      form.browTilt = -0.1
      form.browY += 0.07
      form.browArch -= 0.015
      form.eyeUpper += 0.034
      form.eyeLower += 0.006
      form.chinY -= 0.02
      return
    case 'sly':
      form.smile = 0.03
      form.slant = 0.034
      form.browSkew = 0.05
      form.browTilt += 0.035
      form.eyeUpper -= 0.014
      form.eyeLower -= 0.012
      form.cheekY += 0.02
  }
}

const MUSTACHES: ReadonlySet<BeardCut> = new Set(['mustache', 'handlebar', 'walrus'])

/** Lowers a smile under a mustache, where only its lowest part shows; its corners would stick out above. */
export const clearMustache = (form: Proportions, { beard }: CharacterSpec): void => {
  if (!MUSTACHES.has(beard.cut)) return
  form.mouthY -= 0.02
  if (form.smile <= 0) return
  form.mouthWidth *= 0.86
  form.openUpper = 0
  form.openLower *= 1.15
}
