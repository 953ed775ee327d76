import type { Portrait } from '@dramatis/store'

/** A picture to be stored. */
export interface NewPicture extends Omit<Portrait, 'image'> {
  readonly file: Blob
  /** When it was finished, in milliseconds since the epoch. */
  readonly at: number
}

/** A picture that this browser has stored. */
export interface SavedPicture extends NewPicture {
  /** Larger than that of any older picture. */
  readonly id: number
}
