import { altText, describe } from '@dramatis/studio'
import type { EncodedPicture, PaintingRequest } from '../Painter.ts'

/** What a picture of the studio shows, in any of its languages. */
export const altIn = (
  language: string,
  { description, seed }: Pick<PaintingRequest, 'description' | 'seed'>,
  { alt }: Pick<EncodedPicture, 'alt'>,
): string | undefined =>
  alt === undefined || language === 'en'
    ? alt
    : altText(describe(description, seed === undefined ? {} : { seed }), language)
