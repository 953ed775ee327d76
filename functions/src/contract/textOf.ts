import * as t from 'io-ts'
import { either } from 'fp-ts/lib/Either.js'

/** A string that has between `least` and `most` characters once its outer white space is trimmed. */
export const textOf = (least: number, most: number): t.Type<string, string, unknown> =>
  new t.Type(
    `text of ${least} to ${most} characters`,
    t.string.is,
    (input, context) =>
      either.chain(t.string.validate(input, context), (text) => {
        const trimmed = text.trim()
        return trimmed.length >= least && trimmed.length <= most
          ? t.success(trimmed)
          : t.failure(input, context)
      }),
    t.identity,
  )
