import { MAX_COMPANIONS, PROPS } from '../spec/CharacterSpec.ts'
import { ALSO } from './englishPhrases.ts'
import { findEntry, isSourceOf } from './lexicon/findEntry.ts'
import { findGroup, type KnownGroup } from './lexicon/knownGroups.ts'
import { isGivenName } from './givenNames.ts'
import { remembered } from './data/remembered.ts'
import { inEnglish, translated } from './foreignWords/inEnglish.ts'
import { beingsInEnglish } from './otherScripts.ts'
import { PEOPLE } from './people.ts'
import { OWN } from './request/readStranger.ts'
import { splitRequest } from './request/splitRequest.ts'
import { withoutAsking } from './request/withoutAsking.ts'
import { readEnglish } from './readEnglish.ts'
import { PROP_NOUNS } from './vocabulary.ts'

/** A text about several characters, split into one for each. */
export interface GroupText {
  /** One text for each of the two or three members. */
  readonly members: readonly string[]
  /** The members' names as written at the beginning of the text, if any: "Athos, Porthos and Aramis". */
  readonly names?: string
  /** Members beyond the limit, as written. */
  readonly unread: readonly string[]
  /** How alike they look: siblings share their colors, twins also the face, hair, age and build. */
  readonly kin?: 'siblings' | 'twins'
  /** Whether `writeDescription` wrote the texts, so that they say everything about each member. */
  readonly isWritten?: boolean
}

/**
 * Splits a text that names or describes several characters: "Thelma and Louise", "Athos, Porthos and Aramis", "a knight
 * and his dragon", "a mother with her child", "two sisters under one umbrella". Undefined for a text about one,
 * whatever they hold or wear.
 */
export const splitGroup = remembered((text: string): GroupText | undefined => {
  const written = text.split(` ${ALSO}`)
  if (written.length > 1) return limitMembers(written, { isWritten: true })
  const clean = withoutAsking(text.replace(/\s+/gu, ' ').trim())
  for (const version of [clean, translated(clean)?.trim(), beingsInEnglish(clean)]) {
    const group = version === undefined ? undefined : splitSeveral(version)
    if (group !== undefined) return group
  }
  return splitNamed(clean)
})

/** "Batman eating pizza with Superman". What they do, and where, is shared. */
const splitNamed = (text: string): GroupText | undefined => {
  const split = splitRequest(text)
  if (split === undefined) return undefined
  const { members, names, shared, tail } = split
  const place = shared === '' ? placeIn(tail) : shared
  const last = Math.min(members.length, MAX_COMPANIONS + 1) - 1
  const texts = members.map((member, at) => `${member}${at === last ? `${shared}${tail}` : place}`)
  return limitMembers(texts, {
    unread: names.slice(MAX_COMPANIONS + 1 - (members.length - names.length)),
  })
}

const splitSeveral = (text: string): GroupText | undefined => {
  const { head = '', tail = '' } = HEAD.exec(text)?.groups ?? {}
  return (
    splitKnown(head, tail) ??
    splitCounted(head, tail) ??
    splitWithSource(head, tail) ??
    (isOne(head, tail) ? undefined : splitList(head, tail))
  )
}

/** Who the text is about, and then what it says about them. */
const HEAD =
  /^(?<head>.{1,120}?)(?<tail>(?:[;:(.–—]| - | from | by | in | on | at | under | near | inside | during | wearing | holding | dressed | standing | sitting | riding | sharing | who | having | as | (?!evening|morning)\p{L}{3,}ing(?!\p{L})).*)?$/iu

const limitMembers = (members: readonly string[], rest: Partial<GroupText> = {}): GroupText => {
  const most = MAX_COMPANIONS + 1
  return { unread: members.slice(most), ...rest, members: members.slice(0, most) }
}

/** "The Three Musketeers", "Hansel and Gretel, Fairy tale". */
const splitKnown = (head: string, tail: string): GroupText | undefined => {
  const { name = head, after = '' } = BEFORE_SOURCE.exec(head)?.groups ?? {}
  const whole = groupNamed(head)
  const group = whole ?? groupNamed(name)
  if (group === undefined) return undefined
  const isNamed = whole !== undefined
  const said = isNamed || isTitle(after) ? tail : `${after}${tail}`
  const looks = isTitle(said) ? '' : said
  const members = group.members.map((member) => `${member} (${group.source})${looks}`)
  return limitMembers(members, { names: isNamed ? head : name })
}

/** The known group with this name. Most names are in English, so an "and" in another language is translated. */
const groupNamed = (name: string): KnownGroup | undefined =>
  findGroup(name) ?? findGroup(name.replace(new RegExp(JOINT, 'u'), ' and '))

/** Whether a text is a source instead of a description: ", Hamlet", " from Frozen". */
const isTitle = (text: string): boolean => /^(?:,| \(|\(| from| by) ?\p{Lu}/u.test(text)

/** "Two sisters", "three old wizards". */
const splitCounted = (head: string, tail: string): GroupText | undefined => {
  const named = head.replace(/^(?:(?:the|identical|a pair of) )*twins\b/iu, 'twin girls')
  const { number = '', kinds = '', more = '' } = COUNTED.exec(named)?.groups ?? {}
  const words = kinds.split(' ')
  const place = words.findIndex((word) => Object.hasOwn(PEOPLE, singular(word)))
  const noun = words[place]
  if (noun === undefined || singular(noun) === noun.toLowerCase()) return undefined
  const twins = /\btwins?\b/iu.test(number)
  const count = COUNTS.get(number.toLowerCase()) ?? (twins ? 2 : 0)
  if (count < 2) return undefined
  const one = `a ${[...words.slice(0, place), singular(noun), ...words.slice(place + 1)].join(' ')}`
  const looks = `${more}${tail}`.replace(WORN_BY_ALL, (thing) => singular(thing))
  const kin = twins ? 'twins' : SIBLINGS.has(singular(noun)) ? 'siblings' : undefined
  return {
    members: Array.from({ length: Math.min(count, MAX_COMPANIONS + 1) }, () => `${one}${looks}`),
    unread: count > MAX_COMPANIONS + 1 ? [number] : [],
    ...(kin && { kin }),
  }
}

const COUNTED =
  /^(?:the |these |my |our )?(?<number>two|three|four|five|six|seven|eight|nine|ten|twelve|\d\d?|an? (?:pair|couple) of|an? (?:group|trio|band) of|(?:the |identical )?twin) (?<kinds>[\p{L}'-]+(?: [\p{L}'-]+){0,4}?)(?<more>(?:,| with | and ).*)?$/iu
const COUNTS: ReadonlyMap<string, number> = new Map([
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, at) => [word, at + 2] as const,
  ),
  ['twelve', 12],
  ...Array.from({ length: 98 }, (_, at) => [String(at + 2), at + 2] as const),
  ...['a pair of', 'a couple of'].map((word) => [word, 2] as const),
  ...['a group of', 'a trio of', 'a band of'].map((word) => [word, 3] as const),
])
const SIBLINGS: ReadonlySet<string> = new Set(['sister', 'brother', 'sibling'])
const WORN_BY_ALL =
  /\b(?:beards|hats|coats|cloaks|dresses|gowns|robes|swords|crowns|masks|helmets|capes|suits|scarves)\b/giu

/**
 * Whether a text names one character: "Thomson and Thompson" is one entry, and "Belle, Beauty and the Beast" is
 * Belle with her source.
 */
const isOne = (head: string, tail: string): boolean => {
  const [first = '', ...rest] = head.split(/, |、/u)
  const source = rest.join(', ')
  const entry = findEntry(first, source, { forgiving: false })
  return (
    findEntry(head, tail, { forgiving: false }) !== undefined ||
    (entry !== undefined && source !== '' && isSourceOf(entry, source))
  )
}

/** "Legolas and Gimli, The Lord of the Rings". */
const splitWithSource = (head: string, tail: string): GroupText | undefined => {
  const { names = '', source = '' } = WITH_SOURCE.exec(head)?.groups ?? {}
  const parts = names.split(AND)
  return parts.every((part) => isName(part, source))
    ? limitMembers(
        parts.map((part) => `${part}${source}${tail}`),
        { names, unread: parts.slice(MAX_COMPANIONS + 1) },
      )
    : undefined
}

const JOINT = ' (?:and|&|und|et|y|e|и) '
/** "And" as a part of the word before or after it, or between words without spaces. */
const UNSPACED = String.raw`[と与與和]|(?<=\p{Script=Hangul})[와과] | و(?=\p{L})`
const JOINED = new RegExp(`${JOINT}|、|${UNSPACED}`, 'u')
const AND = new RegExp(`,?${JOINT}|, |、|${UNSPACED}`, 'u')
const BEFORE_SOURCE = new RegExp(`^(?<name>[^,]+(?:, [^,]+,?${JOINT}[^,]+)?)(?<after>,.*)?$`, 'u')
const WITH_SOURCE = new RegExp(
  `^(?<names>.+(?:${JOINT}|${UNSPACED})[^,、，،]+)(?<source>(?:, |[、，،] ?)[\\p{Lu}\\p{Lo}][^,、，،]*)$`,
  'u',
)

/** "Gandalf and Frodo", "a knight and his dragon", "a mother with her child". */
const splitList = (head: string, tail: string): GroupText | undefined => {
  const parts = head.split(AND)
  const withAnother = WITH_ANOTHER.exec(head)?.groups
  if (withAnother !== undefined) {
    const { first = '', whose = '', other = '', more = '' } = withAnother
    const [noun = ''] = other.split(' ').slice(-1)
    const isClose = KIN.has(noun.toLowerCase()) || !/^an?$/iu.test(whose)
    if (isPersonPhrase(first) && isPerson(noun) && !isHeldBeing(other) && isClose) {
      return limitMembers([`${first}${placeIn(tail)}`, `a ${other}${more}${tail}`])
    }
  }
  if (parts.length < 2 || !JOINED.test(head)) return undefined
  if (parts.every((part) => isName(part, tail))) {
    return limitMembers(
      parts.map((part) => `${part}${tail}`),
      { names: head, unread: parts.slice(MAX_COMPANIONS + 1) },
    )
  }
  if (!parts.every((part) => isName(part, tail) || isPersonPhrase(part))) return undefined
  if (!parts.slice(1).every(isSeparate) && !parts.every(isKin)) return undefined
  const last = parts.length - 1
  return limitMembers(
    parts.map((part, at) => `${introduced(part)}${at === last ? tail : placeIn(tail)}`),
    { unread: parts.slice(MAX_COMPANIONS + 1) },
  )
}

const WITH_ANOTHER =
  /^(?<first>[^,]+?) with (?<whose>an?|his|her|their|its) (?<other>(?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?<more>,.*)?$/iu

/** Whether a part is a name as the lexicon writes it, or a common given name. */
const isName = (part: string, source: string): boolean =>
  /^(?:[Tt]he )?[\p{Lu}\p{Lo}\p{N}]/u.test(part) &&
  (findEntry(part, source, { forgiving: false }) !== undefined ||
    (/^\p{Lu}\p{Ll}+$/u.test(part) && isGivenName(part)))

/** "A very old wizard", "his dragon", "mother". */
const isPersonPhrase = (part: string): boolean => {
  const words = part.replace(OWN, '').trim().replace(DETERMINER, '').split(' ')
  return (
    words.length <= 5 &&
    isPerson(words.at(-1) ?? '') &&
    !words.includes('with') &&
    !isHeldBeing(part)
  )
}

const DETERMINER = /^(?:an?|the|his|her|their|my|our|its|one|another) /iu

/** Whether a part has an article of its own, or is a name: "a singer and dancer" is one person. */
const isSeparate = (part: string): boolean =>
  DETERMINER.test(part) || /^(?:me$|myself$|\p{Lu})/u.test(part)

const isKin = (part: string): boolean => KIN.has(part.replace(DETERMINER, '').toLowerCase())

const KIN: ReadonlySet<string> = new Set(
  (
    'mother father mum mom dad parent son daughter child baby toddler infant boy girl brother sister twin ' +
    'husband wife bride groom grandmother grandfather grandma grandpa grandson granddaughter uncle aunt ' +
    'nephew niece king queen prince princess man woman kid'
  ).split(' '),
)

const introduced = (part: string): string =>
  DETERMINER.test(part) ? part.replace(/^(?:his|her|their|its|another|one) /iu, 'a ') : part

/** The tail if all members share it: a place, a time or an umbrella. Clothes and looks belong only to the last one. */
const placeIn = (tail: string): string => {
  const { scene, time, garment, headwear, hair } = readEnglish(inEnglish(tail)).traits
  const isPlace = [scene, time].some((trait) => trait !== undefined)
  const isLooks = [garment, headwear, hair].some((trait) => trait !== undefined)
  return (isPlace && !isLooks) || / (?:umbrella|parasol)\b/u.test(tail) ? tail : ''
}

/** Whether a word means a person. A cat or a parrot does not count: it is carried, like any other prop. */
const isPerson = (word: string): boolean =>
  Object.hasOwn(PEOPLE, word.toLowerCase()) && !PROPS.some((prop) => prop === word.toLowerCase())

/** Whether a being is held: "a swaddled baby" is in somebody's arms; a baby may be anywhere. */
const isHeldBeing = (phrase: string): boolean =>
  HELD_BEINGS.some((being) => phrase.toLowerCase().endsWith(being))

const HELD_BEINGS = Object.values(PROP_NOUNS)
  .flat()
  .filter((noun) => noun.includes(' '))

const singular = (noun: string): string => {
  const word = noun.toLowerCase()
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (word.endsWith('men')) return word.replace(/men$/u, 'man')
  const shorter = [
    word.replace(/ies$/u, 'y'),
    word.replace(/ves$/u, 'f'),
    word.replace(/es$/u, ''),
    word.replace(/s$/u, ''),
  ]
  return (
    shorter.find((one) => one !== word && isPerson(one)) ?? word.replace(/(?<=ss)es$|(?<!s)s$/u, '')
  )
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['children', 'child'],
  ['people', 'person'],
  ['mice', 'mouse'],
  ['scarves', 'scarf'],
])
