import { MAX_EMAIL_LENGTH } from '@dramatis/catalogue'
import * as t from 'io-ts'
import { CharacterName } from './characterName.ts'
import { AspectRatio, Style } from './choices.ts'
import { Description } from './description.ts'
import { Change } from './edit.ts'
import { Language } from './language.ts'
import { route } from './route.ts'
import { OptionalSeed } from './seed.ts'
import { Signature } from './signature.ts'
import { textOf } from './textOf.ts'

/**
 * `POST charPrompt`: `prompt` is what the visitor typed, `email` the address of a subscriber, for whom
 * descriptions are unlimited, `language` the page's. Where `features` says `changes`, `change` says in words what to
 * change in `description`, which is drawn with `seed`. Where it says `specs`, `spec` is a character by the studio's
 * `SPEC_SCHEMA`, to be described in words.
 */
export const CharPromptRequest = t.intersection(
  [
    t.type({ prompt: CharacterName, aspect_ratio: AspectRatio, style: Style }),
    t.partial({
      email: textOf(0, MAX_EMAIL_LENGTH),
      language: Language,
      description: Description,
      change: Change,
      seed: OptionalSeed,
      spec: t.UnknownRecord,
    }),
  ],
  'CharPromptRequest',
)
export type CharPromptRequest = t.TypeOf<typeof CharPromptRequest>

/**
 * `response` is a description of the character, in `language` or in English. Send `signature` to `characterSD` with
 * the description, unless somebody has edited it: it is valid for ten minutes, for this visitor and `prompt`. `unread` lists the words of `change` that change nothing. If none
 * changes anything, `response` is the `description` of the request, without a `signature`.
 */
export const CharPromptResponse = t.intersection(
  [
    t.type({ response: Description }),
    t.partial({ signature: Signature, language: Language, unread: t.array(t.string) }),
  ],
  'CharPromptResponse',
)
export type CharPromptResponse = t.TypeOf<typeof CharPromptResponse>

export const charPrompt = route('charPrompt', CharPromptRequest, CharPromptResponse)
