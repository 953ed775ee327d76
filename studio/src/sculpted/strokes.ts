import type { StrokeLayer } from '../kernel/brush.ts'
import type { SculptedStyle } from './styles/SculptedStyle.ts'
import { BRUSH_BACKDROP, BRUSH_BROW, BRUSH_FUR, BRUSH_FUZZ, BRUSH_HAIR } from '../kernel/layout.ts'

/** Hair by hair, coarse to fine. */
const HAIRS: readonly StrokeLayer[] = [
  {
    ...{ kinds: [BRUSH_BROW], width: 0.008, length: 0.1, spacing: 1.0, opacity: 0.6 },
    ...{ carry: 0.7, jitter: 0.22, over: 2, spared: 130 },
  },
  {
    ...{ kinds: [BRUSH_FUZZ], width: 0.0085, length: 0.09, spacing: 1.2, opacity: 0.7 },
    ...{ carry: 0.7, jitter: 0.4, over: 3, spared: 130 },
  },
  {
    ...{ kinds: [BRUSH_HAIR], width: 0.04, length: 0.2, spacing: 1.3, opacity: 0.6 },
    ...{ carry: 0.7, jitter: 0.12, spared: 90 },
  },
  {
    ...{ kinds: [BRUSH_HAIR], width: 0.018, length: 0.24, spacing: 1.7, opacity: 0.6 },
    ...{ carry: 0.6, jitter: 0.24, over: 1, spared: 110 },
  },
  {
    ...{ kinds: [BRUSH_HAIR], width: 0.0085, length: 0.26, spacing: 2.1 },
    ...{ opacity: 0.75, carry: 0.5, jitter: 0.36, over: 2, stray: 0.12, spared: 130 },
  },
  {
    ...{ kinds: [BRUSH_HAIR], width: 0.007, length: 0.16, spacing: 1, opacity: 0.55 },
    ...{ carry: 0.5, jitter: 0.4, over: 1, spared: 130, roots: 0.08 },
  },
  {
    ...{ kinds: [BRUSH_FUR], width: 0.02, length: 0.2, spacing: 2.1, opacity: 0.75 },
    ...{ carry: 0.6, jitter: 0.2, over: 1, spared: 110 },
  },
  {
    ...{ kinds: [BRUSH_FUR], width: 0.0085, length: 0.24, spacing: 2.9, opacity: 0.85 },
    ...{ carry: 0.5, jitter: 0.3, over: 2, stray: 0.12, spared: 130 },
  },
]

/** Broad, calm strokes for open skies, then narrower ones. */
const DABS: readonly StrokeLayer[] = [
  {
    ...{ kinds: [BRUSH_BACKDROP], width: 0.11, length: 0.4, spacing: 0.95, opacity: 0.7 },
    ...{ carry: 1, jitter: 0.065, spared: 30, calm: 36 },
  },
  {
    ...{ kinds: [BRUSH_BACKDROP], width: 0.05, length: 0.2, spacing: 1.1, opacity: 0.6 },
    ...{ carry: 1, jitter: 0.05, spared: 30, calm: 40 },
  },
]

/** The strokes that a finish lays over the picture. */
export const STROKES: Readonly<Record<SculptedStyle['finish'], readonly StrokeLayer[]>> = {
  oil: [...DABS, ...HAIRS],
  combed: HAIRS,
  film: [],
  plain: [],
}
