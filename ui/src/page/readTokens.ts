export interface Token {
  /** Without the two hyphens. */
  readonly name: string
  readonly value: string
}

export interface TokenGroup {
  readonly title: string
  readonly tokens: readonly Token[]
}

/** Every token in the page's stylesheets, in their order, by group. A token is in the first group that it matches. */
export const readTokens = (document: Document): readonly TokenGroup[] => {
  const tokens = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.startsWith(':root, :host'))
    .flatMap(({ style }) =>
      [...style]
        .filter((property) => property.startsWith('--'))
        .map((property) => ({
          name: property.slice(2),
          value: style.getPropertyValue(property).trim(),
        })),
    )
  const groupOf = (token: Token) => GROUPS.find(([, takes]) => takes(token))?.[0]
  return GROUPS.map(([title]) => ({
    title,
    tokens: tokens.filter((token) => groupOf(token) === title),
  }))
}

const GROUPS: readonly (readonly [string, (token: Token) => boolean])[] = [
  ['Colors', ({ value }) => /^(light-dark\(|#|rgb)/.test(value)],
  ['Type', ({ name }) => name.startsWith('t-')],
  ['Typefaces', ({ name }) => ['display', 'role', 'body'].includes(name)],
  ['Space', ({ name }) => /^s\d$/.test(name)],
  ['Depth', ({ value }) => /^0 \d+px \d+px/.test(value)],
  ['Motion', ({ value }) => /^[\d.]+m?s$|^cubic-bezier/.test(value)],
  ['Shape and frame', () => true],
]
