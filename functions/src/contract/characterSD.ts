import * as t from 'io-ts'
import { AspectRatio, Style } from './choices.ts'
import { Description } from './description.ts'
import { OptionalSeed, Seed } from './seed.ts'
import { textOf } from './textOf.ts'

/**
 * `POST characterSD`: `prompt` is the description that `charPrompt` answered, `character` what the
 * visitor typed, `email` the saved address or an empty string. `premium` is the client's wish; the
 * function decides for itself. Without a `seed` the description has one picture, with it many.
 */
export const CharacterSDRequest = t.type(
  {
    prompt: Description,
    premium: t.boolean,
    aspect_ratio: AspectRatio,
    style: Style,
    character: textOf(1, 300),
    email: textOf(0, 254),
    seed: OptionalSeed,
  },
  'CharacterSDRequest',
)
export type CharacterSDRequest = t.TypeOf<typeof CharacterSDRequest>

/** What drew a picture, for its caption: `procedural` is the built-in engine, `model` an AI image model. */
export const Engine = t.type(
  { name: t.string, kind: t.keyof({ procedural: null, model: null }) },
  'Engine',
)
export type Engine = t.TypeOf<typeof Engine>

/**
 * `result` is an inline data image or a URL, or a list of them of which the first counts. `alt` says in
 * one sentence what the picture shows, where the engine knows it. `seed` is the one that was asked for.
 * `premium` is what the function decided: only a portrait without it counts into the free ones.
 */
export const CharacterSDResponse = t.intersection(
  [
    t.type({ result: t.union([t.string, t.array(t.string)]) }),
    t.partial({ engine: Engine, alt: t.string, seed: Seed, premium: t.boolean }),
  ],
  'CharacterSDResponse',
)
export type CharacterSDResponse = t.TypeOf<typeof CharacterSDResponse>
