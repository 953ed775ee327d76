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
  readAny,
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
  const warnings: string[] = []
  const valueOf = <A>([value, ...more]: Read<A>): A => {
    warnings.push(...more)
    return value
  }
  const text = (name: string) => valueOf(readAny(name, element.getAttribute(name)))
  const choice = <A extends string>(name: string, options: readonly A[], value = text(name)) =>
    valueOf(readChoice(name, value, options))
  const takes = choice('takes', TAKES_VALUES)
  return {
    props: withAddresses(
      element,
      { functionsUrl: text('functions'), checkoutUrl: text('checkout') },
      flowOf(choice('flow', FLOW_VALUES) ?? 'simple'),
      defined({
        given: defined({
          character: readText(text('character'), MAX_NAME_LENGTH),
          description: readText(text('description'), MAX_DESCRIPTION_LENGTH),
        }),
        styles: valueOf(readStyles(text('styles'))),
        aspect: choice('aspect', aspects),
        takes: takes && TAKES[takes],
        language: valueOf(languageOf(element, text('lang'))),
        partner: valueOf(readPartner(text('partner'))),
      }),
    ),
    theme: choice('theme', THEMES, text('theme') ?? text('data-theme')) ?? 'auto',
    accent: valueOf(readAccent(text('accent'), isColor)),
    warnings,
  }
}

const TAKES = { '1': 1, '4': 4 } as const

/**
 * The props with both addresses. The latest flow shows the generator as on our own page, the simple flow the compact
 * one.
 */
const withAddresses = (
  element: Element,
  addresses: { readonly functionsUrl: string | null; readonly checkoutUrl: string | null },
  flow: Flow,
  rest: Omit<EmbedProps, 'settings' | 'compact'>,
): EmbedProps | Sentence => {
  const functionsUrl = addressOf(addresses.functionsUrl)?.replace(/\/+$/, '')
  const checkoutUrl = addressOf(addresses.checkoutUrl)
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
const addressOf = (text: string | null): string | undefined => {
  const value = text?.trim() ?? ''
  if (value === '') return undefined
  if (!URL.canParse(value, document.baseURI)) return undefined
  const { protocol, href } = new URL(value, document.baseURI)
  return /^https?:$/.test(protocol) ? href : undefined
}

/** The element's own language, or else that of the page around it. */
const languageOf = (element: Element, own: string | null): Read<string | undefined> => {
  if (own !== null) return readLanguage(own)
  const [language] = readLanguage(hostLanguage(element))
  return [language]
}
