import type { Picture } from './Picture.ts'

/** A part of a picture as it is at another moment. */
export interface EyeTile {
  readonly left: number
  readonly top: number
  readonly picture: Picture
}

/** How long a tile is shown; the still itself where `tile` is absent. */
export interface Frame {
  /** The number of the tile in `tiles`. */
  readonly tile?: number
  readonly milliseconds: number
}

/**
 * A picture whose eyes can move: laid over it, the tiles show the eyes of other moments, and outside a tile nothing
 * changes. The first and the last frame are the picture itself. Without tiles, it remains a still.
 */
export interface LivingPicture {
  readonly still: Picture
  readonly tiles: readonly EyeTile[]
  readonly frames: readonly Frame[]
}
