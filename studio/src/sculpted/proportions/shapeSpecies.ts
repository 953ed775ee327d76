import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { type Creature, creatureOf } from '../../spec/creatures.ts'
import { NATURAL_CHIN, NATURAL_RADIUS, type Proportions } from './Proportions.ts'

export const shapeSpecies = (form: Proportions, spec: CharacterSpec): void => {
  const creature = creatureOf(spec)
  if (creature) shapeCreature(form, creature)
  switch (spec.species) {
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
    case 'goblin':
      form.jawWidth -= 0.05
      form.chinWidth -= 0.03
      form.noseWidth *= 1.2
      form.noseLength += 0.1
      form.noseHump += 0.04
      form.eyeRadius += 0.03
      form.eyeWidth += 0.03
      form.eyeUpper += 0.03
      form.mouthWidth += 0.06
      form.ear += 0.1
      form.neckWidth -= 0.04
      form.aged = Math.max(form.aged, 0.4)
      return
    case 'troll':
      form.headWidth += 0.06
      form.jawWidth += 0.14
      form.chinWidth += 0.1
      form.browRidge += 0.07
      form.noseWidth *= 1.7
      form.noseTip *= 1.4
      form.noseLength += 0.05
      form.mouthWidth += 0.1
      form.neckWidth += 0.14
      form.shoulder += 0.26
      form.lift += 0.2
      form.ear += 0.06
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
  }
}

/** Sets only the measures that styles start from: a head that is not human replaces the face. */
const shapeCreature = (form: Proportions, { skull }: Creature): void => {
  form.headWidth = skull.width
  form.chinY = NATURAL_CHIN
  form.eyeRadius = NATURAL_RADIUS
}
