import * as t from 'io-ts'
import { AspectRatio, Style } from './choices.ts'
import { Description } from './description.ts'
import { OptionalSeed } from './seed.ts'
import { textOf } from './textOf.ts'

/**
 * `POST characterPreview`: the same fields as `characterSD` has, for a small and rough version of the
 * same picture. It costs no portrait. `email` decides about the style, as it does there.
 */
export const CharacterPreviewRequest = t.type(
  {
    prompt: Description,
    aspect_ratio: AspectRatio,
    style: Style,
    email: textOf(0, 254),
    seed: OptionalSeed,
  },
  'CharacterPreviewRequest',
)
export type CharacterPreviewRequest = t.TypeOf<typeof CharacterPreviewRequest>

/** `result` is an inline JPEG whose shorter side has 256 pixels. */
export const CharacterPreviewResponse = t.type({ result: t.string }, 'CharacterPreviewResponse')
export type CharacterPreviewResponse = t.TypeOf<typeof CharacterPreviewResponse>
