import { sculptBeak, sculptBill } from './beaks.ts'
import type { CreatureContext } from './CreatureContext.ts'
import { sculptGape, sculptGrille, sculptMandibles, sculptSlit, sculptTentacles } from './mouths.ts'
import { sculptNosePad } from './noses.ts'
import { sculptBareJaw, sculptJaws, sculptMaw, sculptSnout, sculptTrunk } from './snouts.ts'
import { sculptFangs, sculptTusks, sculptMawTeeth, sculptTeeth } from './teeth.ts'

/** The parts that protrude from the face, in the head's group. */
export const sculptMuzzle = (s: CreatureContext): void => {
  switch (s.creature.muzzle.kind) {
    case 'snout':
      sculptSnout(s)
      return
    case 'jaws':
      sculptJaws(s)
      return
    case 'maw':
      sculptMaw(s)
      return
    case 'slit':
      sculptSlit(s)
      return
    case 'teeth':
      sculptBareJaw(s)
      return
    case 'gape':
      sculptGape(s)
      return
    case 'tentacles':
      sculptTentacles(s)
      return
    case 'trunk':
      sculptTrunk(s)
      return
    case 'none':
      sculptMandibles(s)
      return
    case 'beak':
    case 'bill':
    case 'grille':
  }
}

/** The parts of the muzzle: noses, teeth and beaks, as separate groups. */
export const fillMuzzle = (s: CreatureContext): void => {
  const { kind, nose } = s.creature.muzzle
  if (nose === 'pad') sculptNosePad(s)
  switch (kind) {
    case 'jaws':
      sculptFangs(s)
      return
    case 'maw':
      sculptMawTeeth(s)
      return
    case 'beak':
      sculptBeak(s)
      return
    case 'bill':
      sculptBill(s)
      return
    case 'teeth':
      sculptTeeth(s)
      return
    case 'trunk':
      sculptTusks(s)
      return
    case 'grille':
      sculptGrille(s)
  }
}
