import { MAX_EMAIL_LENGTH } from '@dramatis/catalogue'
import * as t from 'io-ts'
import { AspectRatio, Style } from './choices.ts'
import { Description } from './description.ts'
import { route } from './route.ts'
import { OptionalSeed } from './seed.ts'
import { textOf } from './textOf.ts'

/**
 * `POST characterPreview`: the fields of `characterSD`, for a small and rough version of the same picture.
 * It does not count as a portrait. As in `characterSD`, `email` decides whether the style is allowed.
 */
export const CharacterPreviewRequest = t.type(
  {
    prompt: Description,
    aspect_ratio: AspectRatio,
    style: Style,
    email: textOf(0, MAX_EMAIL_LENGTH),
    seed: OptionalSeed,
  },
  'CharacterPreviewRequest',
)
export type CharacterPreviewRequest = t.TypeOf<typeof CharacterPreviewRequest>

/** `result` is a JPEG as a data URL; its shorter side is at most 256 pixels. */
export const CharacterPreviewResponse = t.type({ result: t.string }, 'CharacterPreviewResponse')
export type CharacterPreviewResponse = t.TypeOf<typeof CharacterPreviewResponse>

export const characterPreview = route(
  'characterPreview',
  CharacterPreviewRequest,
  CharacterPreviewResponse,
)
