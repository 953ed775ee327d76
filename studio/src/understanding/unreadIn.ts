import { americanized } from './americanized.ts'
import { lazily } from './data/lazily.ts'
import { writtenIn, inEnglish } from './foreignWords/inEnglish.ts'
import { englishOf } from './languages/englishOf.ts'
import { readTitle } from './request/readTitle.ts'
import { PEOPLE } from './people.ts'
import { readEnglish } from './readEnglish.ts'
import { REQUEST_WORDS } from './requestWords.ts'
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
  return [...new Set([...unread.flat(), ...group.unread].map(writtenIn(english)))]
}

const unreadInOne = async (text: string): Promise<readonly string[]> => {
  const { description, body, entry } = readTitle(text)
  // Unless the lexicon knows the character, all of the text says who it is.
  const being = entry ? description : body
  const english = inEnglish(description)
  const { unused } = readEnglish(english)
  const unknown = new Set(
    unused.filter(({ text, known }) => !known && !saysNothing(text)).map(({ text }) => text),
  )
  const naming = unknown.size === 0 ? NONE : await nounsAndAdjectives(clausesWith(unknown, english))
  const unread = unused.flatMap(({ text, known }) =>
    saysNothing(text) || !(known || naming.has(text)) ? [] : [text],
  )
  const words = new Set([
    ...standInsOf(inEnglish(being)).map(writtenIn(being)),
    ...unread.map(writtenIn(description)).map(withoutParticle).filter(Boolean),
  ])
  const places = placesIn(text)
  const placeOf = (phrase: string) =>
    Math.max(...phrase.split(' ').map((word) => places.get(word) ?? -1))
  return [...words].sort((one, other) => placeOf(one) - placeOf(other))
}

/** What follows a name without a space begins with a particle: がナタデココ. */
const withoutParticle = (word: string): string => word.replace(PARTICLE, '').replace(LONE_KANA, '')

const PARTICLE = /^(?:[がはをにでとへも](?!\p{Script=Hiragana})|[가이은는을를의도와과에]$)/u

/** What is left of a verb whose ending was read: さしている. */
const LONE_KANA = /^\p{Script=Hiragana}$/u

/** Where each word of `text` is first. */
const placesIn = (text: string): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}'’-]+/gu))
    if (!places.has(word)) places.set(word, index)
  return places
}

/** Whether a word names no part of a picture: the medium, the style, praise. */
const saysNothing = (word: string): boolean => UNSEEN.has(word) || REQUEST_WORDS.styles.has(word)

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

/** The sentences with any of `words`, which the tagger reads: it takes far longer than everything else. */
const clausesWith = (words: ReadonlySet<string>, text: string): string =>
  text
    .split(CLAUSES)
    .filter((clause) =>
      (americanized(clause.toLowerCase()).match(/[\p{L}\p{N}']+/gu) ?? []).some((word) =>
        words.has(word),
      ),
    )
    .join(' ')
    .slice(0, MAX_TAGGED)

const CLAUSES = /(?<=[.!?\n])\s+/u
const MAX_TAGGED = 1200

/** Loaded when it is first needed, because it starts slowly. */
const loadTagger = lazily(() => import('compromise/two'))

const STEPS = ['index', 'freeze', 'lexicon', 'preTagger', 'contractionTwo']

/**
 * The words that name something to draw, in lower case. The last step of the tagger, `postTagger`, is left out: it takes
 * longer than all others together, and decides only whether a few words in other languages are nouns.
 */
const nounsAndAdjectives = async (text: string): Promise<ReadonlySet<string>> => {
  const { default: nlp } = await loadTagger()
  const terms = nlp.tokenize(text.replaceAll('’', "'")).compute(STEPS).termList()
  const naming = terms.filter(({ tags = new Set<string>() }) => {
    const is = (tag: string) => tags.has(tag)
    return (is('Noun') || is('Adjective')) && !UNSEEN_TAGS.some(is)
  })
  // The tagger's normal form has lost its accents: "reykjavik".
  return new Set(
    naming.flatMap(({ text, normal }) =>
      [text, normal].map((word) => americanized(word.toLowerCase())),
    ),
  )
}

const UNSEEN_TAGS: readonly string[] = ['Pronoun', 'Possessive', 'Value', 'Unit', 'Date']

/** Nouns that name no part of a picture, parts of the body that never change, praise, and "full", the usual beard. */
const UNSEEN: ReadonlySet<string> = new Set(
  (
    'version character figure portrait picture painting image drawing photo style kind sort type manner way pair bit lot ' +
    'couple piece part set thing side front back background foreground top middle corner edge place range landscape scene hand hands arm arms ' +
    'shoulder leg legs foot feet neck chest breast chin body lap finger fingers age year years color colour colors colours shade hue tone ' +
    'beautiful pretty handsome cute lovely gorgeous attractive cool great epic famous detailed ' +
    'size shape name clothes clothing outfit attire costume looks one ones same other full'
  ).split(' '),
)
