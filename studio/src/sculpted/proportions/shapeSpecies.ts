import type { CharacterSpec } from '../../CharacterSpec.ts'
import type { Proportions } from './Proportions.ts'

export const shapeSpecies = (form: Proportions, { species }: CharacterSpec): void => {
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
