/** A finished picture and what it was asked for. */
export interface Portrait {
  /** An inline data image or a URL. */
  readonly image: string
  readonly character: string
  readonly style: string
  readonly aspect: 'portrait' | 'landscape' | 'square'
  /** The description that it was drawn from: in English, unless it is `rewritten`. */
  readonly description: string
  /** Whether the visitor wrote the description, in whatever language. */
  readonly rewritten?: boolean
  /** One sentence that says what is to be seen; absent when the server did not say. */
  readonly alt?: string
  /** Which take it is, from 0 to 2^31 - 1; absent for a description's first picture. */
  readonly seed?: number
  /** Whether it was drawn for a subscriber. */
  readonly premium: boolean
  /** What drew it, for the caption; absent when the server did not say. */
  readonly engine?: { readonly name: string; readonly kind: 'procedural' | 'model' }
}

/** One portrait drawn in one style after another. */
export interface Series {
  /** The style that is being drawn. */
  readonly style: string
  /** Which one it is, from 1 to `count`. */
  readonly index: number
  readonly count: number
  /** The picture that was finished last; it stays in view. */
  readonly shown: Portrait
}

/** A portrait on its way. */
export interface Drawing {
  readonly phase: 'describing' | 'creating'
  readonly character: string
  /** Absent: as the form says. */
  readonly aspect?: Portrait['aspect']
  /** A small and rough version of the picture to come, as an inline data image. */
  readonly preview?: string
  readonly series?: Series
}

/** Where the current portrait stands (spec, section 4). A failure keeps the last picture. */
export type Generation =
  | { readonly phase: 'idle' }
  | Drawing
  | {
      readonly phase: 'succeeded'
      readonly portrait: Portrait
      /** What stood in its place until now: {@link Drawing.preview}. */
      readonly preview?: string
      /** Whether it succeeded before, and is only shown again because what came after it was cancelled. */
      readonly restored?: true
    }
  | {
      readonly phase: 'failed'
      /** What went wrong, in words of the time when it did. */
      readonly message: string
      /** The key of the message in the catalogues of who wrote it; absent for the server's own words. */
      readonly key?: string
      /** The message's language as a BCP 47 tag, where it is not the page's. */
      readonly language?: string
      readonly previous?: Portrait
    }

export const idle: Generation = { phase: 'idle' }

export const isBusy = (generation: Generation): generation is Drawing =>
  generation.phase === 'describing' || generation.phase === 'creating'
