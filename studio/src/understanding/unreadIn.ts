import { americanized } from './americanized.ts'
import { asWritten, inEnglish } from './foreignWords/inEnglish.ts'
import { englishOf } from './languages/englishOf.ts'
import { parseTitle } from './parseTitle.ts'
import { PEOPLE } from './people.ts'
import { readEnglish } from './readEnglish.ts'
import { splitGroup } from './splitGroup.ts'
import { phrasesOf } from './tokens/phrasesOf.ts'

/**
 * The nouns and adjectives of a text that `describe` does not use, each once, in the order of the text: what the
 * vocabulary lacks ("astrolabe"), what no style draws ("boots"), what has no place left (a second hat), and creatures
 * that are drawn as similar ones (a giraffe). Words of names and sources are left out, but members for whom a group has
 * no room are listed.
 */
export const unreadIn = async (text: string): Promise<readonly string[]> => {
  const english = englishOf(text)
  const group = splitGroup(english)
  if (group === undefined) return unreadInOne(english)
  const unread = await Promise.all(group.members.map(unreadInOne))
  const words = [...unread.flat(), ...group.unread].map((word) => asWritten(english, word))
  return [...new Set(words)]
}

const unreadInOne = async (text: string): Promise<readonly string[]> => {
  const { description, body, entry } = parseTitle(text)
  // Unless the lexicon knows the character, all of the text says who it is.
  const being = entry ? description : body
  const english = inEnglish(description)
  const { unused } = readEnglish(english)
  const naming = unused.every(({ known }) => known) ? NONE : await nounsAndAdjectives(english)
  const unread = unused.filter(
    (word) => !UNSEEN.has(word.text) && (word.known || naming.has(word.text)),
  )
  const words = new Set([
    ...standInsOf(inEnglish(being)).map((word) => asWritten(being, word)),
    ...unread.map((word) => asWritten(description, word.text)),
  ])
  return [...words].sort((one, other) => text.indexOf(one) - text.indexOf(other))
}

/**
 * Words for creatures that are drawn as similar ones: a giraffe has the head of a horse. A word within a longer known
 * phrase, such as "walrus mustache", does not name a creature.
 */
const standInsOf = (text: string): readonly string[] => {
  const { species } = readEnglish(text).traits
  return phrasesOf(text)
    .map((phrase) => phrase.text)
    .filter((word) => {
      const being = Object.hasOwn(PEOPLE, word) ? PEOPLE[word] : undefined
      return being?.standIn && being.traits.species === species
    })
}

const NONE: ReadonlySet<string> = new Set()

/** The words that name something to draw, in lower case. The tagger is loaded when needed, because it starts slowly. */
const nounsAndAdjectives = async (text: string): Promise<ReadonlySet<string>> => {
  const { default: nlp } = await import('compromise/two')
  const terms = nlp(text.replaceAll('’', "'")).termList()
  const naming = terms.filter(({ tags = new Set<string>() }) => {
    const is = (tag: string) => tags.has(tag)
    return (is('Noun') || is('Adjective')) && !UNSEEN_TAGS.some(is)
  })
  return new Set(naming.map((term) => americanized(term.normal.toLowerCase())))
}

const UNSEEN_TAGS: readonly string[] = ['Pronoun', 'Possessive', 'Value', 'Unit', 'Date']

/** Nouns that name no part of a picture, parts of the body that never change, praise, and "full", the usual beard. */
const UNSEEN: ReadonlySet<string> = new Set(
  (
    'character figure portrait picture painting image drawing photo style kind sort type manner way pair bit lot ' +
    'couple piece part set thing side front back background foreground top middle corner edge place range landscape scene hand hands arm arms ' +
    'shoulder leg legs foot feet neck chest breast chin body lap finger fingers age year years color colour colors colours shade hue tone ' +
    'beautiful pretty handsome cute lovely gorgeous attractive cool great epic famous detailed ' +
    'size shape name clothes clothing outfit attire costume looks one ones same other full'
  ).split(' '),
)
