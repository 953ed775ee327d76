import { lazily } from '../data/lazily.ts'
import { append, byKey, keyOf, squeeze } from '../lexicon/nameIndex.ts'

/**
 * Splits a run of letters at the known names in it, for scripts without spaces between words: 悟空|がピザを食べる. Two
 * letters are a name only at the beginning, since many words of everybody's names are as short.
 */
export const splitUnspaced = (run: string): readonly string[] => {
  if (PLAIN.test(run) || !UNSPACED.test(run)) return [run]
  const plain = run.replace(/./gsu, withoutMarks)
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < run.length;) {
    const name = nameAt(run, plain, at)
    if (name === '') at++
    else {
      if (at > from) parts.push(run.slice(from, at))
      parts.push(run.slice(at, at + name.length))
      at += name.length
      from = at
    }
  }
  if (from < run.length) parts.push(run.slice(from))
  return parts
}

/** A letter as in the keys of names: ヒ for ピ. */
const withoutMarks = (letter: string): string => {
  const plain = keyOf(letter)
  return plain.length === letter.length ? plain : letter
}

const PLAIN = /^[\w'’.]+$/u
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** @param plain the letters of `run` as in the keys of names, where a particle may be another letter: か for が */
const nameAt = (run: string, plain: string, at: number): string =>
  (namesByStart().get(plain[at] ?? '') ?? []).find(
    (name) => plain.startsWith(name, at) && isWhole(run, at, name),
  ) ?? ''

/** Whether the letters after a short name do not make another name of it. */
const isWhole = (run: string, at: number, name: string): boolean => {
  const rest = run.slice(at + name.length)
  if (rest === '' && at === 0) return true
  return name.length > 2 || PARTICLE.test(rest) || (rest === '' && PARTICLE.test(run[at - 1] ?? ''))
}

const PARTICLE = /^(?:[がはをとにでものへや와과이가은는을를의도랑]|吃|在|和|与|與|的|穿|戴|打)/u

const isUnspaced = (word: string): boolean => word.length > 1 && UNSPACED.test(word)

/**
 * The names in such scripts, and the words of those that are written apart (ハリー・ポッター), by their first letter, the
 * longest first.
 */
const namesByStart = lazily(() => {
  const names = new Map<string, string[]>()
  const add = (name: string) => append(names, name[0] ?? '', name)
  for (const key of byKey().keys()) {
    if (!isUnspaced(key)) continue
    add(squeeze(key))
    if (key.includes(' ')) key.split(' ').filter(isUnspaced).forEach(add)
  }
  for (const list of names.values()) list.sort((one, other) => other.length - one.length)
  return names
})
