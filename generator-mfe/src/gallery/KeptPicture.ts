import type { Portrait } from '@dramatis/store'

/** A picture as it is about to be kept. */
export interface NewPicture extends Omit<Portrait, 'image'> {
  readonly file: Blob
  /** When it was finished, in milliseconds since the epoch. */
  readonly at: number
}

/** A picture that this browser keeps. */
export interface KeptPicture extends NewPicture {
  /** Grows with every picture that is kept. */
  readonly id: number
}
