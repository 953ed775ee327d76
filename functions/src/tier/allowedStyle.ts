import { isFree } from '@dramatis/catalogue'
import * as E from 'fp-ts/lib/Either.js'
import type { Style } from '../contract/index.ts'
import type { Painter } from '../engines/Painter.ts'
import { premiumOnly, styleNotDrawn, type Refusal } from '../http/Refusal.ts'
import type { Tier } from './Tier.ts'

/** The style, if this tier may have it and this painter draws it; else 403 or 501. */
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
