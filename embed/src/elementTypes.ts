import type { DramatisAspect } from '@dramatis/generator-mfe/events'
import type { Generate } from './core/Core.ts'

export type * from '@dramatis/generator-mfe/events'
export type { Generate, GenerateRequest } from './core/Core.ts'

/** The element's attributes; the README describes them. */
export interface DramatisGeneratorAttributes {
  functions: string
  checkout: string
  partner?: string
  flow?: 'simple' | 'full'
  styles?: string
  aspect?: DramatisAspect
  takes?: '1' | '4'
  character?: string
  description?: string
  theme?: 'light' | 'dark' | 'auto'
  accent?: string
  lang?: string
  mode?: 'inline' | 'iframe'
  src?: string
}

/** The element, as `querySelector('dramatis-generator')` finds it. */
export interface DramatisGeneratorElement extends HTMLElement {
  readonly generate: Generate
  readonly reset: () => void
}

declare global {
  interface HTMLElementTagNameMap {
    'dramatis-generator': DramatisGeneratorElement
  }
}
