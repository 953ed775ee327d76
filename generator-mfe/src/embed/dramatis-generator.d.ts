/**
 * Types of `<dramatis-generator>`, for the sites that embed it: published beside its script. Keep a copy in
 * your project, and `addEventListener`, `querySelector` and `createElement` know the element and its events.
 */

export type DramatisStyle =
  | 'realistic'
  | 'ghibli'
  | 'fortnite'
  | 'lego'
  | 'southpark'
  | 'animal crossing'
  | 'minecraft'
  | 'pixar'
  | 'nintendo'
  | 'dispo'

export type DramatisAspect = 'portrait' | 'landscape' | 'square'

/** The element's attributes; what each means stands in the generator's README. */
export interface DramatisGeneratorAttributes {
  functions: string
  checkout: string
  flow?: 'simple' | 'full'
  styles?: string
  aspect?: DramatisAspect
  theme?: 'light' | 'dark' | 'auto'
  accent?: string
  lang?: string
}

/** A picture that a visitor has just got. */
export interface DramatisGenerated {
  /** What the visitor typed, without spaces around it. */
  readonly character: string
  readonly style: DramatisStyle
  readonly aspect: DramatisAspect
  /** Which take it is, from 0 to 2^31 - 1; absent for a description's first picture. */
  readonly seed?: number
  /** A `data:` address, or an address of the web. */
  readonly image: string
  /** What drew it: the built-in procedural engine, or an AI image model; absent when the server did not say. */
  readonly engine?: { readonly name: string; readonly kind: 'procedural' | 'model' }
}

/** Something that went wrong, as the visitor reads it. */
export interface DramatisError {
  readonly message: string
  /** The HTTP status of the functions' answer, if there was one; 429 when no free picture is left. */
  readonly status?: number
}

/** A visitor who asks for premium. */
export interface DramatisUpgrade {
  /** The style that they chose, if it is what they ask for. */
  readonly style?: DramatisStyle
}

/** The events of the element; all bubble, and all leave the shadow trees that they are in. */
export interface DramatisEventMap {
  'dramatis:generated': CustomEvent<DramatisGenerated>
  'dramatis:error': CustomEvent<DramatisError>
  /** Cancelable: `preventDefault()` leaves the checkout to the page. */
  'dramatis:upgrade': CustomEvent<DramatisUpgrade>
}

declare global {
  interface HTMLElementTagNameMap {
    'dramatis-generator': HTMLElement
  }
  interface GlobalEventHandlersEventMap {
    'dramatis:generated': DramatisEventMap['dramatis:generated']
    'dramatis:error': DramatisEventMap['dramatis:error']
    'dramatis:upgrade': DramatisEventMap['dramatis:upgrade']
  }
}
