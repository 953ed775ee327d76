import { MAX_EMAIL_LENGTH } from '@dramatis/catalogue'
import * as t from 'io-ts'
import { CharacterName } from './characterName.ts'
import { AspectRatio, Style } from './choices.ts'
import { Description } from './description.ts'
import { Language } from './language.ts'
import { wholeNumber } from './wholeNumber.ts'
import { route } from './route.ts'
import { MAX_SEED, OptionalSeed, Seed } from './seed.ts'
import { Signature } from './signature.ts'
import { textOf } from './textOf.ts'

/** How many takes one request may ask for. */
export const MAX_TAKES = 4

/**
 * `POST characterTakes`: small pictures of `count` takes of a character, from the take with the number `from` on. Take 0
 * is the picture that `prompt` and `seed` give. The other fields are those of `characterSD`.
 */
export const CharacterTakesRequest = t.intersection(
  [
    t.type({
      prompt: Description,
      character: CharacterName,
      aspect_ratio: AspectRatio,
      style: Style,
      email: textOf(0, MAX_EMAIL_LENGTH),
      seed: OptionalSeed,
      from: wholeNumber(0, MAX_SEED),
      count: wholeNumber(1, MAX_TAKES),
    }),
    t.partial({ language: Language }),
  ],
  'CharacterTakesRequest',
)
export type CharacterTakesRequest = t.TypeOf<typeof CharacterTakesRequest>

/**
 * A take: `prompt`, `signature` and `seed` are what to send to `characterSD` for it. Take 0 has no `signature`, since its
 * `prompt` is the request's. `result` is a JPEG as a data URL,
 * whose shorter side is at most 256 pixels; `label` says in a few words what is different in it (nothing in take 0), and `alt` what it shows. Both
 * are in the request's language, or in English.
 */
export const Take = t.intersection(
  [
    t.type({ prompt: Description, result: t.string, label: t.string, alt: t.string }),
    t.partial({ signature: Signature, seed: Seed }),
  ],
  'Take',
)
export type Take = t.TypeOf<typeof Take>

/** The takes in the order of their numbers. The same request always gets the same takes. */
export const CharacterTakesResponse = t.intersection(
  [t.type({ takes: t.array(Take) }), t.partial({ language: Language })],
  'CharacterTakesResponse',
)
export type CharacterTakesResponse = t.TypeOf<typeof CharacterTakesResponse>

export const characterTakes = route('characterTakes', CharacterTakesRequest, CharacterTakesResponse)
