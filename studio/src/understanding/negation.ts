import type { Noun } from './Noun.ts'
import type { Traits } from './Traits.ts'

/** The traits of someone who is "not old" or "isn't smiling". */
export const opposite = ({ age, expression }: Traits): Traits => ({
  ...(age !== undefined && { age: age === 'adult' ? 'middle-aged' : 'adult' }),
  ...(expression !== undefined && { expression: 'neutral' }),
})

/** The traits of someone who does not have what the noun names, as in "without a hat". */
export const withoutIt = (noun: Noun): Traits => {
  switch (noun.slot) {
    case 'hair':
      return { hair: 'bald' }
    case 'beard':
      return { beard: 'none' }
    case 'headwear':
      return { headwear: 'none' }
    case 'emblem':
      return { emblem: 'none' }
    case 'cape':
      return { cape: 'none' }
    case 'neckwear':
      return { neckwear: 'none' }
    case 'gloves':
      return { gloves: 'none' }
    case 'prop':
      return { prop: 'none' }
    default:
      return {}
  }
}
