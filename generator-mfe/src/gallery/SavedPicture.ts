import type { Portrait } from '@dramatis/store'

/** A picture to be stored. */
export interface NewPicture extends Omit<Portrait, 'image'> {
  readonly file: Blob
  /** When it was finished, in milliseconds since the epoch. */
  readonly at: number
  /** Whether the visitor marked it as a favorite. Newer pictures never replace favorites. */
  readonly favorite?: boolean
  /** The thumbnail. Until it has been made, the list shows the file. */
  readonly thumbnail?: Blob
}

/** A picture that this browser has stored. */
export interface SavedPicture extends NewPicture {
  /** Unique in this browser. */
  readonly id: number
}

/** The gallery's order: by time, since an imported picture may be older than the existing ones. */
export const newestFirst = (a: SavedPicture, b: SavedPicture): number => b.at - a.at || b.id - a.id
