const STATES = ['hover', 'active', 'focus-visible'] as const
export type ForcedState = (typeof STATES)[number]

/**
 * Copies each rule for hover, press or focus to elements that have the state in `data-force`, so the page can show
 * states that otherwise need a pointer or a keyboard. The rules are the stylesheets' own, so the states cannot differ
 * from the primitives.
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
