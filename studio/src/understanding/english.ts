/** "a red coat", "an axe". */
export const withArticle = (phrase: string): string =>
  `${/^[aeiou]/u.test(phrase) ? 'an' : 'a'} ${phrase}`

/** "a hat, a scarf and a coat". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`

/** Nouns that take no article. */
export const isPlural = (noun: string): boolean => PLURALS.has(noun)

const PLURALS: ReadonlySet<string> = new Set([
  ...['armour', 'leather armour', 'scale armour', 'chain mail'],
  ...['overalls', 'rags', 'scrubs'],
])

/** Adds the hyphens that the vocabulary leaves out; the reader accepts both. */
export const hyphenated = (text: string): string => text.replace(COMPOUNDS, '-')

const COMPOUNDS =
  /(?<=\b(?:almond|heart|lightning)) (?=shaped\b)|(?<=\bwide) (?=brimmed\b)|(?<=\bmiddle) (?=aged\b)|(?<=\b[tT]) (?=shirt\b)/gu
