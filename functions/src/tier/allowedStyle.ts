import { isFree, type Tier } from '@dramatis/catalogue'
import * as E from 'fp-ts/lib/Either.js'
import type { Style } from '../contract/index.ts'
import type { Painter } from '../engines/Painter.ts'
import { premiumOnly, styleNotDrawn, type Refusal } from '../refusals/Refusal.ts'

/** The style; a 403 if this tier may not have it, or a 501 if this painter does not draw it. */
export const allowedStyle = (
  style: Style,
  tier: Tier,
  painter: Painter,
): E.Either<Refusal, Style> => {
  if (!isFree(style) && tier === 'free') return E.left(premiumOnly(style))
  return painter.styles.includes(style)
    ? E.right(style)
    : E.left(styleNotDrawn(style, painter.styles))
}
