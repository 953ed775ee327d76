import type { AspectRatio, Style } from '@dramatis/functions/contract'
import type { GeneratorProps } from '@dramatis/store/slots'

/** What an attribute comes to, and what to tell the page's author if it can not be taken as it stands. */
export type Read<A> = readonly [value: A, ...warnings: readonly string[]]

export const FLOWS = ['simple', 'full'] as const satisfies readonly GeneratorProps['flow'][]
export const THEMES = ['light', 'dark', 'auto'] as const
export const ASPECTS = ['portrait', 'landscape', 'square'] as const satisfies readonly AspectRatio[]

/** One of `options`, in any case; what is not is ignored. */
export const readChoice = <A extends string>(
  name: string,
  text: string | null,
  options: readonly A[],
): Read<A | undefined> => {
  const wanted = text?.trim().toLowerCase() ?? ''
  const found = options.find((option) => option === wanted)
  return found !== undefined || wanted === ''
    ? [found]
    : [undefined, ignored(name, text, `one of ${options.join(', ')}`)]
}

/** The offered styles in their order, each once; with the free one, which is all that most visitors have. */
export const readStyles = (text: string | null): Read<readonly Style[] | undefined> => {
  const wanted = (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (wanted.length === 0) return [undefined]
  const known = [...new Set(wanted.map(styleNamed).filter((style) => style !== undefined))]
  const warnings = wanted
    .filter((name) => styleNamed(name) === undefined)
    .map((name) => ignored('styles', name, `some of ${STYLES.join(', ')}, with commas between`))
  if (known.length === 0) return [undefined, ...warnings]
  if (known.includes(FREE)) return [known, ...warnings]
  return [
    [FREE, ...known],
    ...warnings,
    `<dramatis-generator>: "${FREE}" is offered although styles="${brief(text)}" leaves it out: it is the style that is free.`,
  ]
}

/** A colour as CSS writes it. `isColour` is the browser's own opinion. */
export const readAccent = (
  text: string | null,
  isColour: (text: string) => boolean,
): Read<string | undefined> => {
  const colour = text?.trim() ?? ''
  if (colour === '') return [undefined]
  return isColour(colour) && !DEPENDENT.test(colour)
    ? [colour]
    : [undefined, ignored('accent', text, 'a CSS colour such as #0a7')]
}

/** A BCP 47 language tag. */
export const readLanguage = (text: string | null): Read<string | undefined> => {
  const tag = text?.trim() ?? ''
  if (tag === '') return [undefined]
  try {
    return [Intl.getCanonicalLocales(tag)[0]]
  } catch {
    return [undefined, ignored('lang', text, 'a language tag such as en or de-AT')]
  }
}

/** `satisfies` keeps it complete; the contract's codec would bring its library into every partner's page. */
const KNOWN = {
  realistic: null,
  ghibli: null,
  fortnite: null,
  lego: null,
  southpark: null,
  'animal crossing': null,
  minecraft: null,
  pixar: null,
  nintendo: null,
  dispo: null,
} as const satisfies Readonly<Record<Style, null>>

const FREE: Style = 'realistic'

const isStyle = (name: string): name is Style => Object.hasOwn(KNOWN, name)

const STYLES = Object.keys(KNOWN).filter(isStyle)

/** "South Park" and "animal-crossing" are plain enough. */
const styleNamed = (name: string): Style | undefined =>
  STYLES.find((style) => lettersOf(style) === lettersOf(name))

const lettersOf = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

/** Colours that are not themselves one: they would change with what is around, or show nothing. */
const DEPENDENT =
  /\b(?:var|env|attr|if)\(|^(?:inherit|initial|unset|revert|revert-layer|currentcolor|transparent)$/i

const ignored = (name: string, text: string | null, wanted: string): string =>
  `<dramatis-generator>: ${name}="${brief(text)}" is ignored. It takes ${wanted}.`

const brief = (text: string | null): string =>
  text !== null && text.length > 80 ? `${text.slice(0, 80)}…` : (text ?? '')
