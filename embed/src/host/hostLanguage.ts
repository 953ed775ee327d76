import { shadowHostOf } from './shadowHostOf.ts'

/** The `lang` of an element or of the page around it, across shadow roots; '' if there is none. */
export const hostLanguage = (element: Element): string => {
  const marked = element.closest('[lang]')
  if (marked) return marked.getAttribute('lang') ?? ''
  const shadowHost = shadowHostOf(element.getRootNode())
  return shadowHost ? hostLanguage(shadowHost) : ''
}
