import type { Origin } from '../../spec/CharacterSpec.ts'
import { givenNameIn } from '../givenNames.ts'
import { complexionOf, SKINS_OF } from '../peoples.ts'
import { originOfScript } from '../scripts.ts'
import type { SeededChoice } from '../SeededChoice.ts'
import type { Traits } from '../Traits.ts'
import { EUROPEAN_COMPLEXIONS } from './complexions.ts'

/** The likely region and complexion of somebody with this name; nothing if the name is usual everywhere, or unknown. */
export const originOfName = (name: string, choice: SeededChoice): Traits => {
  const [first, ...others] = givenNameIn(name)?.origins ?? []
  return first === undefined
    ? originOfScript(name)
    : complexionIn(choice.pick('origin', [first, ...others]), choice)
}

const complexionIn = (origin: Origin, choice: SeededChoice): Traits => {
  if (origin === 'european') {
    const [skin, hairColor, eyeColor] = choice.pick('complexion', EUROPEAN_COMPLEXIONS)
    return { origin, skin, hairColor, eyeColor }
  }
  const skins = SKINS_OF[origin]
  return { ...complexionOf(origin), ...(skins && { skin: choice.pick('skin', skins) }) }
}
