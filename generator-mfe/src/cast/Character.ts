import {
  AspectRatio,
  CharacterName,
  Description,
  Language,
  Seed,
  Style,
} from '@dramatis/functions/contract'
import { MAX_CHANGE_LENGTH } from '@dramatis/catalogue'
import { chain } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'

/** More characters are refused. */
export const MAX_CHARACTERS = 100

/** More looks of one character are not added. */
export const MAX_LOOKS = 100

/** More ways to ask for one look are not remembered. */
export const MAX_WORDS = 20

/** The values of a codec for which a rule holds. */
const refined = <A, O>(codec: t.Type<A, O>, holds: (value: A) => boolean): t.Type<A, O> =>
  new t.Type(
    codec.name,
    (input): input is A => codec.is(input) && holds(input),
    (input, context) =>
      pipe(
        codec.validate(input, context),
        chain((value) => (holds(value) ? t.success(value) : t.failure(input, context))),
      ),
    (value) => codec.encode(value),
  )

const atMost = <C extends t.Mixed>(item: C, max: number) =>
  refined(t.readonlyArray(item), ({ length }) => length <= max)

/** What was asked for. */
const Words = refined(t.string, ({ length }) => length > 0 && length <= MAX_CHANGE_LENGTH)

/** One picture of a character, drawn or not: what draws it, besides what all looks share. */
const LookFields = t.intersection([
  t.type({
    description: Description,
    style: Style,
    aspect: AspectRatio,
    /** The changes in words that lead to it, as the engine was told; none if it is as it was kept, or in another style. */
    words: atMost(Words, MAX_WORDS),
  }),
  t.partial({ descriptionLanguage: Language }),
])
const Look = t.exact(LookFields)
export type Look = t.TypeOf<typeof Look>

const CharacterFields = t.intersection([
  t.type({
    /** The same wherever it travels. */
    key: refined(t.string, (key) => /^[\da-f]{32}$/.test(key)),
    /** What the visitor calls it. */
    name: CharacterName,
    /** What was typed for it. */
    character: CharacterName,
    /** When it was kept, in milliseconds since the epoch. */
    at: refined(t.number, (at) => Number.isFinite(at) && at >= 0),
    /** The first is the one that it was kept as. No two are the same. */
    looks: refined(atMost(Look, MAX_LOOKS), ({ length }) => length > 0),
    /** The index of the look that stands for it. */
    cover: refined(t.number, (cover) => Number.isInteger(cover) && cover >= 0),
  }),
  t.partial({ seed: Seed, rewritten: t.boolean, readByBrowser: t.boolean }),
])

/** A character that a visitor keeps. Its identity is data, so that every look has the same face and seed. */
export const Character = t.exact(CharacterFields, 'Character')
export type Character = t.TypeOf<typeof Character>
