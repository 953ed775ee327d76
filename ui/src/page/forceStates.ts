const STATES = ['hover', 'active', 'focus-visible'] as const
export type ForcedState = (typeof STATES)[number]

/**
 * Repeats every rule that holds in a state of the pointer or the focus for elements with that state in
 * `data-force`, so that a page can show what otherwise only a hand brings about. Taken from the
 * stylesheets as they are, so that it never shows what the primitives do not do.
 */
export const forceStates = (document: Document): void => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(forced))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.join('\n'))
  document.adoptedStyleSheets.push(sheet)
}

const forced = (rule: CSSRule): string => {
  if (!(rule instanceof CSSStyleRule)) return ''
  const selector = STATES.reduce(
    (text, state) => text.replaceAll(`:${state}`, `[data-force~='${state}']`),
    rule.selectorText,
  )
  return selector === rule.selectorText ? '' : `${selector} { ${rule.style.cssText} }`
}
