import type { GeneratorProps } from '@dramatis/store/slots'
import {
  ASPECTS,
  FLOWS,
  readAccent,
  readChoice,
  readLanguage,
  readStyles,
  THEMES,
  type Read,
} from './attributes.ts'
import { embedMessage, type EmbedMessage } from './embedMessage.ts'

/** What the page's author asks for. */
export interface Asked {
  /** The generator's props, or a sentence that says which address is missing. */
  readonly props: GeneratorProps | EmbedMessage
  /** A BCP 47 tag; undefined where neither the element nor the page around says one. */
  readonly language: string | undefined
  readonly theme: 'light' | 'dark' | 'auto'
  /** A CSS colour. */
  readonly accent: string | undefined
  /** Sentences about attributes that can not be taken as they stand. */
  readonly warnings: readonly string[]
}

/** What the element's attributes ask for; `isColour` says what the browser knows as a colour. */
export const propsOf = (element: Element, isColour: (text: string) => boolean): Asked => {
  const text = (name: string) => element.getAttribute(name)
  const [flow, ...aboutFlow] = readChoice('flow', text('flow'), FLOWS)
  const [styles, ...aboutStyles] = readStyles(text('styles'))
  const [aspect, ...aboutAspect] = readChoice('aspect', text('aspect'), ASPECTS)
  const [theme, ...aboutTheme] = readChoice('theme', text('theme') ?? text('data-theme'), THEMES)
  const [accent, ...aboutAccent] = readAccent(text('accent'), isColour)
  const [language, ...aboutLanguage] = languageOf(element)
  return {
    props: withAddresses(element, {
      flow: flow ?? 'simple',
      ...(styles && { styles }),
      ...(aspect && { aspect }),
      ...(language !== undefined && { language }),
    }),
    language,
    theme: theme ?? 'auto',
    accent,
    warnings: [
      ...aboutFlow,
      ...aboutStyles,
      ...aboutAspect,
      ...aboutTheme,
      ...aboutAccent,
      ...aboutLanguage,
    ],
  }
}

const withAddresses = (
  element: Element,
  rest: Omit<GeneratorProps, 'settings'>,
): GeneratorProps | EmbedMessage => {
  const missing = (name: string) => embedMessage('missingAttribute', rest.language, name)
  const functionsUrl = addressOf(element, 'functions')
  const checkoutUrl = addressOf(element, 'checkout')
  if (functionsUrl === undefined) return missing('functions')
  if (checkoutUrl === undefined) return missing('checkout')
  return { settings: { functionsUrl: functionsUrl.replace(/\/+$/, ''), checkoutUrl }, ...rest }
}

/** An http(s) address, absolute or relative to the page: it ends up in links, where no other scheme may. */
const addressOf = (element: Element, name: string): string | undefined => {
  const value = element.getAttribute(name)?.trim()
  if (value === undefined || value === '') return undefined
  if (!URL.canParse(value, document.baseURI)) return undefined
  const { protocol, href } = new URL(value, document.baseURI)
  return /^https?:$/.test(protocol) ? href : undefined
}

/** The element's own language, else that of the part of the page that it is in. */
const languageOf = (element: Element): Read<string | undefined> => {
  if (element.hasAttribute('lang')) return readLanguage(element.getAttribute('lang'))
  const around = element.closest('[lang]') ?? element.ownerDocument.documentElement
  const [language] = readLanguage(around.getAttribute('lang'))
  return [language]
}
