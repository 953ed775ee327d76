import { defined, MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, type Flow } from '@dramatis/catalogue'
import type { ComponentProps } from 'react'
import { aspects, type GeneratorInLanguage } from '@dramatis/generator-mfe/embedding'
import { hostLanguage } from '../host/hostLanguage.ts'
import type { Theme } from '../host/hostTheme.ts'
import { sentence, type Sentence } from '../sentence.ts'
import {
  FLOW_VALUES,
  flowOf,
  readAccent,
  readChoice,
  readLanguage,
  readPartner,
  readStyles,
  readText,
  TAKES_VALUES,
  THEMES,
  type Read,
} from './attributes.ts'

export type EmbedProps = ComponentProps<typeof GeneratorInLanguage>

/** What the element's attributes say. */
export interface EmbedOptions {
  /** The generator's props, or a sentence that says which address is missing. */
  readonly props: EmbedProps | Sentence
  readonly theme: Theme | 'auto'
  /** A CSS color. */
  readonly accent: string | undefined
  /** Sentences about invalid attributes. */
  readonly warnings: readonly string[]
}

/** Reads the element's attributes. `isColor` says whether the browser accepts a color. */
export const propsOf = (element: Element, isColor: (text: string) => boolean): EmbedOptions => {
  const text = (name: string) => element.getAttribute(name)
  const [flow = 'simple', ...flowWarnings] = readChoice('flow', text('flow'), FLOW_VALUES)
  const [styles, ...styleWarnings] = readStyles(text('styles'))
  const [aspect, ...aspectWarnings] = readChoice('aspect', text('aspect'), aspects)
  const [takes, ...takesWarnings] = readChoice('takes', text('takes'), TAKES_VALUES)
  const [theme, ...themeWarnings] = readChoice('theme', text('theme') ?? text('data-theme'), THEMES)
  const [accent, ...accentWarnings] = readAccent(text('accent'), isColor)
  const [language, ...languageWarnings] = languageOf(element)
  const [partner, ...partnerWarnings] = readPartner(text('partner'))
  const character = readText(text('character'), MAX_NAME_LENGTH)
  const description = readText(text('description'), MAX_DESCRIPTION_LENGTH)
  return {
    props: withAddresses(
      element,
      flowOf(flow),
      defined({
        given: defined({ character, description }),
        styles,
        aspect,
        takes: takes && TAKES[takes],
        language,
        partner,
      }),
    ),
    theme: theme ?? 'auto',
    accent,
    warnings: [
      ...flowWarnings,
      ...styleWarnings,
      ...aspectWarnings,
      ...takesWarnings,
      ...themeWarnings,
      ...accentWarnings,
      ...languageWarnings,
      ...partnerWarnings,
    ],
  }
}

const TAKES = { '1': 1, '4': 4 } as const

/**
 * The props with both addresses. The latest flow shows the generator as on our own page, the simple flow the compact
 * one.
 */
const withAddresses = (
  element: Element,
  flow: Flow,
  rest: Omit<EmbedProps, 'settings' | 'compact'>,
): EmbedProps | Sentence => {
  const functionsUrl = addressOf(element, 'functions')?.replace(/\/+$/, '')
  const checkoutUrl = addressOf(element, 'checkout')
  if (functionsUrl === undefined) return missingAttribute(element, 'functions')
  if (checkoutUrl === undefined) return missingAttribute(element, 'checkout')
  const settings = { functionsUrl, checkoutUrl, flow }
  return flow === 'latest' ? { settings, ...rest } : { settings, compact: true, ...rest }
}

const missingAttribute = (element: Element, name: string): Sentence => {
  const { text, language } = sentence(element, 'missingAttribute')
  return { text: text.replace('{{name}}', name), language }
}

/**
 * Reads an http(s) URL, absolute or relative to the page; undefined if it is empty or invalid, or has another scheme,
 * which would be a risk in a link.
 */
const addressOf = (element: Element, name: string): string | undefined => {
  const value = element.getAttribute(name)?.trim()
  if (value === undefined || value === '') return undefined
  if (!URL.canParse(value, document.baseURI)) return undefined
  const { protocol, href } = new URL(value, document.baseURI)
  return /^https?:$/.test(protocol) ? href : undefined
}

/** The element's own language, or else that of the page around it. */
const languageOf = (element: Element): Read<string | undefined> => {
  if (element.hasAttribute('lang')) return readLanguage(element.getAttribute('lang'))
  const [language] = readLanguage(hostLanguage(element))
  return [language]
}
