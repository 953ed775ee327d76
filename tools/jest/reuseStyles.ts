/** The attributes that jsdom's own style sheet mentions. */
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
 * jsdom matches 120 rules whenever it is asked for a style, and forgets the result with every change of the page;
 * queries by role ask about each element and its ancestors. Without style sheets, a style depends on few things, so it
 * is reused for all elements that have them in common.
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
