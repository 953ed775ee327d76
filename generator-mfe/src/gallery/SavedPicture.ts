import type { Portrait } from '@dramatis/store'

/** A picture to be stored. */
export interface NewPicture extends Omit<Portrait, 'image'> {
  readonly file: Blob
  /** When it was finished, in milliseconds since the epoch. */
  readonly at: number
  /** Whether the visitor marked it. Favorites make no room for newer pictures. */
  readonly favorite?: boolean
  /** The list of pictures shows this once it has been made, and the file until then. */
  readonly thumbnail?: Blob
}

/** A picture that this browser has stored. */
export interface SavedPicture extends NewPicture {
  /** Unique in this browser. */
  readonly id: number
}

/** The order of the gallery: by time, as an imported picture may be older than those that were here before. */
export const newestFirst = (a: SavedPicture, b: SavedPicture): number => b.at - a.at || b.id - a.id
