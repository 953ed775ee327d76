import type { Aspect, Style } from '@dramatis/catalogue'

/** A visitor's request for a portrait. */
export interface DramatisRequest {
  /** What the visitor typed, trimmed. */
  readonly character: string
  readonly style: DramatisStyle
  readonly aspect: DramatisAspect
}

export type DramatisStyle = Style

export type DramatisAspect = Aspect

/** A step in the making of a picture. */
export interface DramatisProgress {
  readonly phase: 'describing' | 'creating'
  /** A small, rough version of the coming picture as a `data:` URL, once there is one. */
  readonly preview?: string
}

/** A picture that has just been finished. */
export interface DramatisGenerated extends DramatisRequest {
  /** Which take it is, from 0 to 2^31 - 1; absent for a description's first picture. */
  readonly seed?: number
  /** A `data:` or https URL. */
  readonly image: string
  /** The picture's file, to upload or save; absent if `image` is an https URL. */
  readonly blob?: Blob
  /** A text alternative of one sentence. */
  readonly alt: string
  /** The built-in procedural engine or an AI image model; absent if the server does not say. */
  readonly engine?: { readonly name: string; readonly kind: 'procedural' | 'model' }
}

/** A failure, as shown to the visitor. */
export interface DramatisFailure {
  readonly message: string
  /** The HTTP status of the functions' response, if there was one. */
  readonly status?: number
}

/** The visitor has no free picture left. */
export interface DramatisLimit {
  readonly message: string
  /** When the next one is possible, in milliseconds since the epoch; absent if the server does not say. */
  readonly until?: number
}

/** A visitor's request for premium. */
export interface DramatisUpgrade {
  /** The locked style that the visitor chose, if any. */
  readonly style?: DramatisStyle
}

/** The `detail` of each event. */
export interface DramatisEventDetails {
  /** The generator can be used. */
  readonly ready: { readonly version: string }
  readonly started: DramatisRequest
  readonly progress: DramatisProgress
  readonly generated: DramatisGenerated
  readonly failed: DramatisFailure
  readonly limited: DramatisLimit
  /** Cancelable: `preventDefault()` leaves the checkout to the page. */
  readonly upgrade: DramatisUpgrade
}

/**
 * The events by their names. All of them bubble, even out of a shadow tree. Each is sent twice, for example as
 * `dramatis:ready` and `dramatis-ready`, because some frameworks' templates cannot name an event with a colon.
 */
export type DramatisEventMap = {
  [Name in keyof DramatisEventDetails as `dramatis${':' | '-'}${Name}`]: CustomEvent<
    DramatisEventDetails[Name]
  >
}

declare global {
  interface GlobalEventHandlersEventMap extends DramatisEventMap {}
}
