/** What the built-in engine took the visitor's text to mean. */
export interface Understanding {
  /** A character that it knows, looks without a name, or a name that it does not know. */
  readonly kind: 'known' | 'described' | 'invented'
  readonly name: string
  /** A known character's, or as typed; may be empty. */
  readonly source: string
  /** Whether it is a living person, of whom the picture claims no likeness. */
  readonly living?: boolean
  /** What else the text could mean, the likeliest first. */
  readonly others: readonly Meaning[]
}

/** Something that the visitor's text could mean. */
export interface Meaning {
  readonly name: string
  /** May be empty. */
  readonly source: string
  /** What to type for it. */
  readonly text: string
  /** Whether it corrects a spelling. */
  readonly guess?: boolean
}

/** A finished picture and the request for it. */
export interface Portrait {
  /** An inline data image or a URL. */
  readonly image: string
  readonly character: string
  /** The names that `character` begins with, if they contain commas. Absent if not, or if the server did not say. */
  readonly names?: string
  readonly style: string
  readonly aspect: 'portrait' | 'landscape' | 'square'
  readonly description: string
  /** The description's language as a BCP 47 tag; English if absent, unknown if it is `rewritten`. */
  readonly descriptionLanguage?: string
  /** Whether the visitor wrote the description, in any language. */
  readonly rewritten?: boolean
  /** A text alternative of one sentence; absent if the server sent none. */
  readonly alt?: string
  /** The language of `alt` as a BCP 47 tag; English if absent. */
  readonly altLanguage?: string
  /** The visitor's words for what the picture does not show; absent if none, or if the server did not say. */
  readonly unread?: readonly string[]
  /** What the text was taken to mean; absent if another engine drew it, or if the server did not say. */
  readonly understood?: Understanding
  /** Whether the visitor's browser read the text with its own model, and the description is what it read. */
  readonly readByBrowser?: boolean
  /** Distinguishes the takes of one description, 0 to 2^31 - 1; absent for the first picture. */
  readonly seed?: number
  /** Whether it was drawn for a subscriber. */
  readonly premium: boolean
  /** The engine that drew it, for the caption; absent if the server did not say. */
  readonly engine?: { readonly name: string; readonly kind: 'procedural' | 'model' }
}

/** A portrait drawn in several styles, one after another. */
export interface Series {
  /** The style being drawn. */
  readonly style: string
  /** The style's position in the series, from 1 to `count`. */
  readonly index: number
  readonly count: number
  /** The latest finished picture, which stays visible. */
  readonly shown: Portrait
}

/** A portrait in progress. */
export interface Drawing {
  readonly phase: 'describing' | 'creating'
  readonly character: string
  /** Default: the form's. */
  readonly aspect?: Portrait['aspect']
  /** A small, rough version of the coming picture, as an inline data image. */
  readonly preview?: string
  readonly series?: Series
}

/** The state of the current portrait. A failure keeps the previous picture. */
export type Generation =
  | { readonly phase: 'idle' }
  | Drawing
  | {
      readonly phase: 'succeeded'
      readonly portrait: Portrait
      /** The {@link Drawing.preview} that was shown until now. */
      readonly preview?: string
      /** Whether this is an earlier success, shown again because the request after it was canceled. */
      readonly restored?: true
    }
  | {
      readonly phase: 'failed'
      /** The error message, in the language that the page had then. */
      readonly message: string
      /** The message's key in its owner's catalogues; absent for a message from the server. */
      readonly key?: string
      /** The message's language as a BCP 47 tag, if it is not the page's. */
      readonly language?: string
      readonly previous?: Portrait
    }

export const idle: Generation = { phase: 'idle' }

export const isBusy = (generation: Generation): generation is Drawing =>
  generation.phase === 'describing' || generation.phase === 'creating'
