import type { EncodedPicture } from './Painter.ts'

/** A picture as a data URL. */
export const dataUrl = ({ bytes }: Pick<EncodedPicture, 'bytes'>): string =>
  `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
