import type { DramatisAspect } from '../../generator-mfe/src/host/dramatisEvents.ts'
import type { Generate } from './loader/Core.ts'

export type * from '../../generator-mfe/src/host/dramatisEvents.ts'
export type { Generate, GenerateRequest } from './loader/Core.ts'

/** The element's attributes; the README describes them. */
export interface DramatisGeneratorAttributes {
  functions: string
  checkout: string
  partner?: string
  flow?: 'simple' | 'full'
  styles?: string
  aspect?: DramatisAspect
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
