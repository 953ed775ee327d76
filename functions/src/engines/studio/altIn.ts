import { altText, describe } from '@dramatis/studio'
import type { EncodedPicture, PaintingRequest } from '../Painter.ts'

/** The alternative text of a studio picture, in any of the studio's languages. */
export const altIn = (
  language: string,
  { description, seed }: Pick<PaintingRequest, 'description' | 'seed'>,
  { alt }: Pick<EncodedPicture, 'alt'>,
): string | undefined =>
  alt === undefined || language === 'en'
    ? alt
    : altText(describe(description, seed === undefined ? {} : { seed }), language)
