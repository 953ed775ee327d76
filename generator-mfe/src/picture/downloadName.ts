import type { Portrait } from '@dramatis/store'

/** A take's seed has up to 10 digits, with a hyphen before it. */
const MAX_SEED_LENGTH = 11

/**
 * Keeps the file name, with its prefix, number and extension, within 100 characters, and in UTF-8 within the 255
 * bytes that most file systems allow.
 */
const MAX_SLUG_LENGTH = 78

/**
 * The file name of a picture: `Gandalf, The Lord of the Rings` is `dramatis-gandalf-the-lord-of-the-rings.jpg`.
 * Keeps the letters and digits of every script, drops the accents of Latin letters, and replaces everything in between
 * with hyphens; a name without letters or digits gets the fallback (result-10). A take ends in its seed.
 */
export const downloadName = ({ character, seed }: Pick<Portrait, 'character' | 'seed'>): string =>
  seed === undefined
    ? `dramatis-${slugOf(character, MAX_SLUG_LENGTH)}.jpg`
    : `dramatis-${slugOf(character, MAX_SLUG_LENGTH - MAX_SEED_LENGTH)}-${seed}.jpg`

/** The file name of another kind of file: `dramatis-gandalf-lego-poster-a4.jpg`. */
export const exportName = (
  { character, style, seed }: Pick<Portrait, 'character' | 'style' | 'seed'>,
  kind: string,
  type: string,
): string => {
  const take = seed === undefined ? '' : `-${seed}`
  const ending = `-${slugOf(style, MAX_SLUG_LENGTH)}${take}-${kind}`
  const extension = type === 'image/jpeg' ? 'jpg' : (type.split('/')[1] ?? '')
  return `dramatis-${slugOf(character, MAX_SLUG_LENGTH - ending.length)}${ending}.${extension}`
}

const slugOf = (text: string, maxLength: number): string => {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Script=Latin}\p{M}*/gu, withoutAccents)
    .match(WORDS)
  return cut(words?.join('-') ?? 'character', maxLength).replace(/-$/, '')
}

/** A combining mark belongs to the letter before it; on its own, as in an emoji, it is unreadable. */
const WORDS = /(?:[\p{L}\p{N}]\p{M}*)+/gu

const withoutAccents = (letter: string): string =>
  letter
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/./gu, (plain) => TRANSLITERATED[plain] ?? plain)

/** Latin letters that Unicode does not decompose. */
const TRANSLITERATED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
}

/** Cuts between characters, never within a surrogate pair. */
const cut = (slug: string, maxLength: number): string => {
  const end = slug.codePointAt(maxLength - 1) ?? 0
  return slug.slice(0, end > 0xffff ? maxLength - 1 : maxLength)
}
