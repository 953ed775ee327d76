/** A finished picture and what it was asked for. */
export interface Portrait {
  /** An inline data image or a URL. */
  readonly image: string
  readonly character: string
  readonly style: string
  readonly aspect: 'portrait' | 'landscape' | 'square'
  /** The English description that it was drawn from; its alternative text. */
  readonly description: string
  /** Whether it was drawn for a subscriber. */
  readonly premium: boolean
  /** What drew it, for the caption; absent when the server did not say. */
  readonly engine?: { readonly name: string; readonly kind: 'procedural' | 'model' }
}

/** Where the current portrait stands (spec, section 4). A failure keeps the last picture. */
export type Generation =
  | { readonly phase: 'idle' }
  | { readonly phase: 'describing' | 'creating'; readonly character: string }
  | { readonly phase: 'succeeded'; readonly portrait: Portrait }
  | { readonly phase: 'failed'; readonly message: string; readonly previous?: Portrait }

export const idle: Generation = { phase: 'idle' }

export const isBusy = (generation: Generation): boolean =>
  generation.phase === 'describing' || generation.phase === 'creating'

/** What the page says while the portrait is on its way, and after (spec, section 4). */
export const statusMessage = (generation: Generation): string => {
  switch (generation.phase) {
    case 'idle':
      return ''
    case 'describing':
      return 'Generating character description...'
    case 'creating':
      return 'Creating character image...'
    case 'succeeded':
      return 'Character generated successfully!'
    case 'failed':
      return generation.message
  }
}
