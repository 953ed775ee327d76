import { entriesNamed } from '../lexicon/nameIndex.ts'
import { englishNaming, localNaming, type LocalTag, type Naming } from '../lexicon/localNames.ts'

/** What a character is called in a language. Somebody who is not in the lexicon keeps name and source. */
export const namingIn = (tag: LocalTag, naming: Naming): Naming =>
  isKnown(naming) ? localNaming(tag, naming) : naming

/** What `namingIn` was given. */
export const namingFrom = (tag: LocalTag, naming: Naming): Naming => {
  const english = englishNaming(tag, naming)
  return isKnown(english) ? english : naming
}

const isKnown = ({ name, source }: Naming): boolean =>
  entriesNamed(name).some((entry) => entry.name === name && entry.source === source)
