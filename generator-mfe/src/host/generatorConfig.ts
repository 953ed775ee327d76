import { stylesIn, type Flow, type Style } from '@dramatis/catalogue'
import type { GeneratorProps } from '@dramatis/store/slots'
import { createContext, use } from 'react'
import { offeredStyles } from '../choices/styles.ts'

/** The host's choices, available to every component. */
export interface GeneratorConfig {
  readonly functionsUrl: string
  readonly checkoutUrl: string
  readonly flow: Flow
  /** The styles on offer, in their order. */
  readonly styles: readonly Style[]
  /** See {@link GeneratorProps.compact}. */
  readonly compact: boolean
  /** How many takes to show where the functions offer them. */
  readonly takes: 1 | 4
  /** Whether the page belongs to another site, so that the generator leaves its URL and single-key shortcuts alone. */
  readonly embedded: boolean
}

export const configOf = (
  {
    settings: { functionsUrl, checkoutUrl, flow = 'latest' },
    styles,
    compact = false,
    takes = compact ? 1 : 4,
  }: GeneratorProps,
  embedded = compact,
): GeneratorConfig => ({
  functionsUrl,
  checkoutUrl,
  flow,
  styles: offeredStyles(flow, styles),
  compact,
  takes,
  embedded,
})

export const GeneratorConfigContext = createContext<GeneratorConfig>({
  functionsUrl: '',
  checkoutUrl: '',
  flow: 'latest',
  styles: stylesIn('latest'),
  compact: false,
  takes: 4,
  embedded: false,
})

export const useGeneratorConfig = (): GeneratorConfig => use(GeneratorConfigContext)
