import type { GeneratorProps } from '@dramatis/store/slots'
import { embedMessages } from './embedMessages.ts'

/** The generator's props from the element's attributes, or a sentence that says which one is missing. */
export const propsOf = (element: Element): GeneratorProps | string => {
  const functionsUrl = addressOf(element, 'functions')
  const checkoutUrl = addressOf(element, 'checkout')
  if (functionsUrl === undefined) return embedMessages.missingAttribute('functions')
  if (checkoutUrl === undefined) return embedMessages.missingAttribute('checkout')
  return {
    settings: { functionsUrl: functionsUrl.replace(/\/+$/, ''), checkoutUrl },
    flow: element.getAttribute('flow') === 'full' ? 'full' : 'simple',
  }
}

/** An http(s) address, absolute or relative to the page: it ends up in links, where no other scheme may. */
const addressOf = (element: Element, name: string): string | undefined => {
  const value = element.getAttribute(name)?.trim()
  if (value === undefined || value === '') return undefined
  if (!URL.canParse(value, document.baseURI)) return undefined
  const { protocol, href } = new URL(value, document.baseURI)
  return /^https?:$/.test(protocol) ? href : undefined
}
