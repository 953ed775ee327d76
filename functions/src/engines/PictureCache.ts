import type { EncodedPicture } from './Painter.ts'

/** Finished pictures, for repeated requests. Any of them may be missing at any time. */
export interface PictureCache {
  get(key: string): Promise<EncodedPicture | undefined>
  set(key: string, picture: EncodedPicture): Promise<void>
}
