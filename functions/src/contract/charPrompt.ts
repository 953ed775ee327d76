import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '@dramatis/catalogue'
import * as t from 'io-ts'
import { AspectRatio, Style } from './choices.ts'
import { Description } from './description.ts'
import { Language } from './language.ts'
import { route } from './route.ts'
import { Signature } from './signature.ts'
import { textOf } from './textOf.ts'

/**
 * `POST charPrompt`: `prompt` is what the visitor typed, `email` the address of a subscriber, for whom
 * descriptions are unlimited, `language` the page's.
 */
export const CharPromptRequest = t.intersection(
  [
    t.type({ prompt: textOf(1, MAX_NAME_LENGTH), aspect_ratio: AspectRatio, style: Style }),
    t.partial({ email: textOf(0, MAX_EMAIL_LENGTH), language: Language }),
  ],
  'CharPromptRequest',
)
export type CharPromptRequest = t.TypeOf<typeof CharPromptRequest>

/**
 * `response` is a description of the character, in `language` or in English. Send `signature` to `characterSD` with
 * the description, unless somebody has edited it.
 */
export const CharPromptResponse = t.intersection(
  [t.type({ response: Description }), t.partial({ signature: Signature, language: Language })],
  'CharPromptResponse',
)
export type CharPromptResponse = t.TypeOf<typeof CharPromptResponse>

export const charPrompt = route('charPrompt', CharPromptRequest, CharPromptResponse)
