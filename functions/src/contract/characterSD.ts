import { MAX_EMAIL_LENGTH, MAX_PHOTO_BYTES } from '@dramatis/catalogue'
import * as t from 'io-ts'
import { CharacterName } from './characterName.ts'
import { AspectRatio, Style } from './choices.ts'
import { Description } from './description.ts'
import { Change, Photo } from './edit.ts'
import { Engine } from './engine.ts'
import { Exchange, ExchangeToken } from './exchange.ts'
import { Language } from './language.ts'
import { MAX_BODY_BYTES, route } from './route.ts'
import { OptionalSeed, Seed } from './seed.ts'
import { Signature } from './signature.ts'
import { textOf } from './textOf.ts'
import { Understanding } from './understanding.ts'

/**
 * `POST characterSD`: `prompt` is the description from `charPrompt`, `character` the visitor's input, `email` the
 * saved address or an empty string. `premium` is what the client believes; the function decides for itself. A
 * description has one picture for each `seed`, and one without a seed. `signature` came with the description from
 * `charPrompt`, and is left out once the description is edited. Where `features` says `edits`, `photo` is a picture
 * to start from, a photograph or an earlier portrait, and `change` says in words what to change in it. `language`
 * is the page's. With an `exchange` that came with a counted picture and has not been used for its kind yet, the
 * picture does not count; with any other, it counts as usual.
 */
export const CharacterSDRequest = t.intersection(
  [
    t.type({
      prompt: Description,
      premium: t.boolean,
      aspect_ratio: AspectRatio,
      style: Style,
      character: CharacterName,
      email: textOf(0, MAX_EMAIL_LENGTH),
      seed: OptionalSeed,
    }),
    t.partial({
      signature: Signature,
      photo: Photo,
      change: Change,
      language: Language,
      exchange: Exchange,
    }),
  ],
  'CharacterSDRequest',
)
export type CharacterSDRequest = t.TypeOf<typeof CharacterSDRequest>

/**
 * `result` is a data URL or a URL, or a list whose first entry counts. `alt` says in one sentence what the picture
 * shows, if the engine knows; `language` is that sentence's. `names` are the names that `character` begins with, if
 * they contain commas: "Athos, Porthos and Aramis". `unread` lists the nouns and adjectives of the text that the
 * picture does not show, if the engine knows of any. `seed` is the request's. `premium` is the function's decision.
 * `counted` is whether the portrait counted towards the free quota. It does not with premium, if the same portrait
 * was counted in the last ten minutes, or in exchange for another one. Where the studio draws for free, a counted
 * portrait comes with an `exchange`, for one free picture of each kind. `understood` is what the studio took
 * `character` to mean, if it drew the picture.
 */
export const CharacterSDResponse = t.intersection(
  [
    t.type({ result: t.union([t.string, t.array(t.string)]) }),
    t.partial({
      engine: Engine,
      alt: t.string,
      language: Language,
      names: t.string,
      unread: t.array(t.string),
      seed: Seed,
      premium: t.boolean,
      counted: t.boolean,
      exchange: ExchangeToken,
      understood: Understanding,
    }),
  ],
  'CharacterSDResponse',
)
export type CharacterSDResponse = t.TypeOf<typeof CharacterSDResponse>

/** A photograph in base64 is a third longer than its file. */
const MAX_BYTES = MAX_BODY_BYTES + Math.ceil(MAX_PHOTO_BYTES / 3) * 4

export const characterSD = route('characterSD', CharacterSDRequest, CharacterSDResponse, {
  maxBodyBytes: MAX_BYTES,
})
