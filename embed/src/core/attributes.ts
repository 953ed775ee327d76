import { FREE_STYLE, STYLE_IDS, type Flow, type Style } from '@dramatis/catalogue'

/** An attribute's value, and warnings for the page's author about what was ignored. */
export type Read<A> = readonly [value: A, ...warnings: readonly string[]]

/** The values of the attribute `flow`. */
export const FLOW_VALUES = ['simple', 'full'] as const
/** The values of the attribute `takes`. */
export const TAKES_VALUES = ['1', '4'] as const
export const THEMES = ['light', 'dark', 'auto'] as const

/** The product's flow for a value of the attribute. */
export const flowOf = (value: (typeof FLOW_VALUES)[number]): Flow =>
  value === 'full' ? 'latest' : 'simple'

/** Reads any attribute; null if its text is what JavaScript makes of a value that is missing or no text. */
export const readAny = (name: string, text: string | null): Read<string | null> =>
  /^\s*(?:undefined|null|NaN|\[object \w+\])\s*$/.test(text ?? '')
    ? [null, ignoredWarning(name, text, 'a text, or no attribute at all')]
    : [text]

/** Reads an attribute whose value is one of `options`, in any case; undefined if it is empty or invalid. */
export const readChoice = <A extends string>(
  name: string,
  text: string | null,
  options: readonly A[],
): Read<A | undefined> => {
  const wanted = text?.trim().toLowerCase() ?? ''
  const found = options.find((option) => option === wanted)
  return found !== undefined || wanted === ''
    ? [found]
    : [undefined, ignoredWarning(name, text, `one of ${options.join(', ')}`)]
}

/**
 * Reads the styles to offer, in order and without duplicates; undefined if none is valid. Adds the free style if it is
 * missing, since most visitors have no other.
 */
export const readStyles = (text: string | null): Read<readonly Style[] | undefined> => {
  const wanted = (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (wanted.length === 0) return [undefined]
  const known = [...new Set(wanted.map(styleNamed).filter((style) => style !== undefined))]
  const warnings = wanted
    .filter((name) => styleNamed(name) === undefined)
    .map((name) =>
      ignoredWarning('styles', name, `some of ${STYLE_IDS.join(', ')}, separated by commas`),
    )
  if (known.length === 0) return [undefined, ...warnings]
  if (known.includes(FREE_STYLE)) return [known, ...warnings]
  return [
    [FREE_STYLE, ...known],
    ...warnings,
    `<dramatis-generator>: "${FREE_STYLE}" is offered although styles="${shortened(text)}" leaves it out, because it is the free style.`,
  ]
}

/** Reads a CSS color; undefined if it is empty or invalid. `isColor` says whether the browser accepts it. */
export const readAccent = (
  text: string | null,
  isColor: (text: string) => boolean,
): Read<string | undefined> => {
  const color = text?.trim() ?? ''
  if (color === '') return [undefined]
  return isColor(color) && !DEPENDENT.test(color)
    ? [color]
    : [undefined, ignoredWarning('accent', text, 'a CSS color such as #0a7')]
}

/** Reads a BCP 47 language tag; undefined if it is empty or invalid. */
export const readLanguage = (text: string | null): Read<string | undefined> => {
  const tag = text?.trim() ?? ''
  if (tag === '') return [undefined]
  try {
    return [Intl.getCanonicalLocales(tag)[0]]
  } catch {
    return [undefined, ignoredWarning('lang', text, 'a language tag such as en or de-AT')]
  }
}

/** Reads a partner's public key, which is sent as a header; undefined if it is missing or invalid. */
export const readPartner = (text: string | null): Read<string | undefined> => {
  const key = text?.trim()
  if (key === undefined) return [undefined]
  return /^pk_\w+$/.test(key)
    ? [key]
    : [undefined, ignoredWarning('partner', text, 'a public key, pk_…')]
}

/** Trims a text and cuts it to a length that the functions accept; undefined if nothing is left. */
export const readText = (text: string | null, maxLength: number): string | undefined => {
  const trimmed = text?.trim().slice(0, maxLength).trim() ?? ''
  return trimmed === '' ? undefined : trimmed
}

/** Also accepts "South Park" and "animal-crossing". */
const styleNamed = (name: string): Style | undefined =>
  STYLE_IDS.find((style) => lettersOf(style) === lettersOf(name))

const lettersOf = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

/** CSS values that the browser accepts as colors although they depend on their context or show nothing. */
const DEPENDENT =
  /\b(?:var|env|attr|if)\(|^(?:inherit|initial|unset|revert|revert-layer|currentcolor|transparent)$/i

const ignoredWarning = (name: string, text: string | null, expected: string): string =>
  `<dramatis-generator>: ${name}="${shortened(text)}" is ignored. Expected: ${expected}.`

const shortened = (text: string | null): string =>
  text !== null && text.length > 80 ? `${text.slice(0, 80)}…` : (text ?? '')
