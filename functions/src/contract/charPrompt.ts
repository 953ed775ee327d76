import * as t from 'io-ts'
import { AspectRatio, Style } from './choices.ts'
import { Description } from './description.ts'
import { textOf } from './textOf.ts'

/** `POST charPrompt`: `prompt` is what the visitor typed, 1 to 300 characters. */
export const CharPromptRequest = t.type(
  { prompt: textOf(1, 300), aspect_ratio: AspectRatio, style: Style },
  'CharPromptRequest',
)
export type CharPromptRequest = t.TypeOf<typeof CharPromptRequest>

/** `response` is a description of the character in plain English. */
export const CharPromptResponse = t.type({ response: Description }, 'CharPromptResponse')
export type CharPromptResponse = t.TypeOf<typeof CharPromptResponse>
