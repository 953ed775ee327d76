import { withoutAsking } from './withoutAsking.ts'

/** A request in one line, with the punctuation of English, and without the words that only ask. */
export const cleaned = (text: string): string =>
  withoutAsking(
    text
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/[，、،。；：（）《》『』「」]/gu, (mark) => IN_ENGLISH.get(mark) ?? mark)
      .replace(/\s+/gu, ' ')
      .trim(),
  )

/** Punctuation of other scripts. Their quotation marks for titles become brackets, which mark a source. */
const IN_ENGLISH: ReadonlyMap<string, string> = new Map([
  ...Array.from('，、،', (mark) => [mark, ', '] as const),
  ...Array.from('（《『「', (mark) => [mark, ' ('] as const),
  ...Array.from('）》』」', (mark) => [mark, ') '] as const),
  ['。', '. '],
  ['；', '; '],
  ['：', ': '],
])
