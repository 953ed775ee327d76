import { MAX_NAME_LENGTH } from '@dramatis/catalogue'
import * as t from 'io-ts'
import { AspectRatio, Style } from './choices.ts'
import { Description } from './description.ts'
import { route } from './route.ts'
import { Signature } from './signature.ts'
import { textOf } from './textOf.ts'

/** `POST charPrompt`: `prompt` is what the visitor typed. */
export const CharPromptRequest = t.type(
  { prompt: textOf(1, MAX_NAME_LENGTH), aspect_ratio: AspectRatio, style: Style },
  'CharPromptRequest',
)
export type CharPromptRequest = t.TypeOf<typeof CharPromptRequest>

/**
 * `response` is a description of the character in plain English. `signature` goes to `characterSD`
 * together with it, as long as nobody edits it.
 */
export const CharPromptResponse = t.intersection(
  [t.type({ response: Description }), t.partial({ signature: Signature })],
  'CharPromptResponse',
)
export type CharPromptResponse = t.TypeOf<typeof CharPromptResponse>

export const charPrompt = route('charPrompt', CharPromptRequest, CharPromptResponse)
