/** "a red coat", "an axe". */
export const withArticle = (phrase: string): string =>
  `${/^[aeiou]/u.test(phrase) ? 'an' : 'a'} ${phrase}`

/** "a hat, a scarf and a coat". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`

/** The plural of a word for a person or a creature. */
export const plural = (noun: string): string =>
  /(?:man|child|fish|mouse)$/u.test(noun)
    ? (IRREGULAR_PLURALS.get(noun) ?? noun.replace(/man$/u, 'men'))
    : noun
        .replace(/(?<=l)f$|(?<=ar)f$/u, 'v')
        .replace(/(?<![aeiou])y$/u, 'ie')
        .replace(/(?<=ch|sh|s|x|lv|rv)$/u, 'e')
        .concat('s')

const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ['child', 'children'],
  ['fish', 'fish'],
  ['mouse', 'mice'],
])

/** Whether a noun takes no article. */
export const isPlural = (noun: string): boolean => PLURALS.has(noun)

const PLURALS: ReadonlySet<string> = new Set([
  ...['armor', 'leather armor', 'scale armor', 'chain mail'],
  ...['overalls', 'rags', 'scrubs'],
  ...['feathers', 'scales'],
  ...['gloves', 'mittens', 'boxing gloves', 'long gloves', 'gauntlets'],
])

/** Adds the hyphens that the vocabulary leaves out; the reader accepts both. */
export const hyphenated = (text: string): string => text.replace(COMPOUNDS, '-')

const COMPOUNDS =
  /(?<=\bclose) (?=up\b)|(?<=\b(?:almond|heart|lightning)) (?=shaped\b)|(?<=\bwide) (?=brimmed\b)|(?<=\bmiddle) (?=aged\b)|(?<=\b[tT]) (?=shirt\b)/gu
