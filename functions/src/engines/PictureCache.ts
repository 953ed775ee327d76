import type { EncodedPicture } from './Painter.ts'

/** Finished pictures, for further requests for the same one. Within its bound, any may be missing at any time. */
export interface PictureCache {
  get(key: string): Promise<EncodedPicture | undefined>
  set(key: string, picture: EncodedPicture): Promise<void>
}
