import type { Aspect, Style } from '@dramatis/catalogue'
import type { Replacement } from './exchanges.ts'
import type { Place } from './places.ts'

/** The visitor's request. */
export interface PortraitRequest {
  /** Trimmed, and not empty. */
  readonly character: string
  readonly aspect: Aspect
  readonly style: Style
  /** The description to draw from; if absent, one is written first. */
  readonly description?: string
  /** The description's language as a BCP 47 tag; English if absent. */
  readonly descriptionLanguage?: string
  /** Whether the visitor wrote the description. */
  readonly rewritten?: boolean
  /** Whether the description is what the browser's own model read. */
  readonly readByBrowser?: boolean
  /** The seed of this take; absent for the first picture of a description. */
  readonly seed?: number
  /** The picture to start from, if any. */
  readonly source?: Source
  /** The picture that this one replaces, which may make it free. */
  readonly replaces?: Replacement
  /** Which take of an earlier picture it is; without a description, it is drawn from that take's. */
  readonly place?: Place
  /** The words of a change that changed nothing in the description. */
  readonly unread?: readonly string[]
  /** A small version of the picture, if there is one already: a data URL. */
  readonly sketch?: string
}

/** A picture to start from. */
export interface Source {
  /** A data URL. */
  readonly photo: string
  /** The change to make to it, in words. */
  readonly change?: string
}

/** A request whose description has been written. */
export type DescribedRequest = PortraitRequest & { readonly description: string }
