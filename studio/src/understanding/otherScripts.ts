import text from '../../data/foreignWords/arabicPlurals.txt'
import { lazily } from './data/lazily.ts'
import { listed, plural, withArticle } from './english.ts'
import { readTables } from './data/readTables.ts'
import type { Meaning } from './foreignWords/ForeignLanguage.ts'
import { wordsIn, type WorldTag } from './foreignWords/world.ts'
import { PEOPLE } from './people.ts'

/**
 * Translates a text that lists only people and creatures: "二人の魔法使い" is "two wizards", "فارس وتنين" is
 * "a knight and a dragon". Undefined for any other text, because a name may contain the same words.
 */
export const beingsInEnglish = (text: string): string | undefined => {
  if (/\p{Script=Arabic}/u.test(text)) return fromArabic(text)
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? fromUnspaced(text)
    : undefined
}

interface Member {
  readonly count: Count
  readonly qualities: readonly string[]
  readonly being: string
}

type Count = 1 | 2 | 3

/** The words for beings, and the adjectives, of some languages, with their English. */
const wordsOf = (...tags: readonly WorldTag[]) =>
  lazily(() => {
    const words = tags.flatMap((tag) => [...wordsIn(tag)().exact])
    const meanings = (isFitting: (meaning: Meaning) => boolean): ReadonlyMap<string, string> =>
      new Map(
        words.flatMap(([word, meaning]) => (isFitting(meaning) ? [[word, meaning.english]] : [])),
      )
    return {
      beings: meanings(({ english }) => Object.hasOwn(PEOPLE, english) || english === 'old man'),
      qualities: meanings(({ kind }) => kind === 'adjective'),
    }
  })

const EAST_ASIAN = wordsOf('zh', 'ja')
const ARABIC = wordsOf('ar')
const ARABIC_PLURALS: ReadonlyMap<string, string> = new Map(
  readTables('foreignWords/arabicPlurals.txt', text).meanings('arabic plurals'),
)

const NUMBERS: Readonly<Record<string, Count>> = {
  ...{ 二: 2, 两: 2, 兩: 2, 2: 2, ふたり: 2, 三: 3, 3: 3 },
}
const COUNTERS = '人|匹|頭|羽|体|个|個|位|只|隻|名|条|條|头'
const JOINTS = /^(?:と|、|和|与|與|跟|及)(?:その|彼の|彼女の|(?:他|她|它|牠)的)?/u
const COUNT = new RegExp(`^(?<number>[一二三两兩123]|ひとり|ふたり)(?:${COUNTERS})?の?`, 'u')

/** Reads one being after another, each with its qualities, because there are no spaces to split at. */
const fromUnspaced = (text: string): string | undefined => {
  const { beings, qualities: adjectives } = EAST_ASIAN()
  const members: Member[] = []
  let rest = text.replace(/[\s。．]+/gu, '')
  while (rest !== '') {
    const count = COUNT.exec(rest)
    const number = NUMBERS[count?.groups?.number ?? ''] ?? 1
    rest = rest.slice(count?.[0].length ?? 0)
    const qualities: string[] = []
    let being: string | undefined
    while (being === undefined) {
      being = longestOf(beings, rest)
      const word = being ?? longestOf(adjectives, rest)
      if (word === undefined) return undefined
      rest = rest.slice(word.length)
      if (being === undefined) qualities.push(adjectives.get(word) ?? '')
    }
    members.push({ count: number, qualities, being: beings.get(being) ?? '' })
    const joint = JOINTS.exec(rest)?.[0] ?? ''
    if ((joint === '') !== (rest === '')) return undefined
    rest = rest.slice(joint.length)
  }
  return inEnglish(members)
}

const longestOf = (words: ReadonlyMap<string, string>, text: string): string | undefined => {
  for (let length = LONGEST; length > 0; length--) {
    const start = text.slice(0, length)
    if (start.length === length && words.has(start)) return start
  }
  return undefined
}
const LONGEST = 8

const fromArabic = (text: string): string | undefined => {
  const members: (Member & { readonly qualities: string[] })[] = []
  let count: Count = 1
  for (const written of text.replace(/[.،,]/gu, ' ').split(/\s+/u).filter(Boolean)) {
    if (/^و?ثلاثة?$/u.test(written)) {
      count = 3
      continue
    }
    const quality = ARABIC().qualities.get(written)
    const last = members.at(-1)
    if (quality !== undefined && last !== undefined && count === 1) {
      last.qualities.push(quality)
      continue
    }
    const being = count === 3 ? ARABIC_PLURALS.get(written) : undefined
    const found = being === undefined ? beingOf(written) : { being, count }
    if (found === undefined) return undefined
    members.push({ ...found, qualities: [] })
    count = 1
  }
  return inEnglish(members)
}

/** "Knight", "and the knight", "and his knight" or "two knights", each of which is one Arabic word. */
const beingOf = (written: string): Omit<Member, 'qualities'> | undefined => {
  for (const joined of [written, written.replace(/^و/u, '')]) {
    const bare = joined.replace(/^ال/u, '')
    const dual = bare.replace(/ت(?:ان|ين)$/u, 'ة').replace(/(?:ان|ين)$/u, '')
    const own = bare.replace(/ت(?:ه|ها|هما)$/u, 'ة').replace(/(?:ه|ها|هما)$/u, '')
    const one = ARABIC().beings.get(bare) ?? ARABIC().beings.get(own)
    if (one !== undefined) return { count: 1, being: one }
    const two = ARABIC().beings.get(dual)
    if (two !== undefined) return { count: 2, being: two }
  }
  return undefined
}

/** "Three dogs", but "a king, a dog and a dog". */
const inEnglish = (members: readonly Member[]): string =>
  listed(
    members.flatMap(({ count, qualities, being }) => {
      const one = [...qualities, being].join(' ')
      if (count === 1) return [withArticle(one)]
      return members.length === 1
        ? [`${COUNTS[count]} ${[...qualities, plural(being)].join(' ')}`]
        : Array.from({ length: count }, () => withArticle(one))
    }),
  )

const COUNTS = { 2: 'two', 3: 'three' } as const
