/**
 * Keeps the file name, with its prefix, number and extension, within 100 characters, and in UTF-8 within the 255
 * bytes that most file systems allow.
 */
const MAX_SLUG_LENGTH = 78

/**
 * The file name of a picture: `Gandalf, The Lord of the Rings` is `dramatis-gandalf-the-lord-of-the-rings.jpg`.
 * Keeps the letters and digits of every script, drops the accents of Latin letters, and replaces everything in between
 * with hyphens; a name without letters or digits gets the fallback (result-10).
 */
export const downloadName = (character: string): string => {
  const words = character
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Script=Latin}\p{M}*/gu, withoutAccents)
    .match(WORDS)
  const slug = cut(words?.join('-') ?? 'character')
  return `dramatis-${slug.replace(/-$/, '')}.jpg`
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
const cut = (slug: string): string => {
  const end = slug.codePointAt(MAX_SLUG_LENGTH - 1) ?? 0
  return slug.slice(0, end > 0xffff ? MAX_SLUG_LENGTH - 1 : MAX_SLUG_LENGTH)
}
