/** The attributes that jsdom's own stylesheet mentions. */
const ATTRIBUTES = new Set([
  'hidden',
  'open',
  'type',
  'disabled',
  'style',
  'list',
  'readonly',
  'dir',
])

/**
 * Reuses computed styles. For each, jsdom matches 120 rules, and it forgets the result whenever the page changes;
 * queries by role request the styles of each element and its ancestors. Without stylesheets on the page, a style
 * depends only on the focus and on the names and {@link ATTRIBUTES} of the element and its ancestors.
 */
const reuseStyles = (window: Window & typeof globalThis): void => {
  const compute = window.getComputedStyle.bind(window)
  const known = new Map<string, CSSStyleDeclaration>()
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement != null || window.document.styleSheets.length > 0) {
      return compute(element, pseudoElement)
    }
    const kind = kindOf(element)
    const style = known.get(kind) ?? compute(element)
    known.set(kind, style)
    return style
  }
}

const kindOf = (element: Element): string => {
  let kind = element === document.activeElement ? 'focused' : ''
  for (let at: Element | null = element; at; at = at.parentElement) {
    kind += `<${at.localName}`
    for (const name of at.getAttributeNames()) {
      if (ATTRIBUTES.has(name)) kind += ` ${name}=${JSON.stringify(at.getAttribute(name))}`
    }
  }
  return kind
}

// Some tests of packages that use this run in Node.
if (typeof window !== 'undefined') reuseStyles(window)
