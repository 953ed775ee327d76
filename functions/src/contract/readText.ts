import * as t from 'io-ts'

/**
 * A codec of the texts that `read` understands. What it gives, trimmed or without spaces, is the value, and
 * reads as itself.
 *
 * @param name says in an error what was expected
 * @param read gives undefined for what it does not understand
 */
export const readText = (
  name: string,
  read: (text: string) => string | undefined,
): t.Type<string, string, unknown> =>
  new t.Type(
    name,
    (input): input is string => typeof input === 'string' && read(input) === input,
    (input, context) => {
      const value = typeof input === 'string' ? read(input) : undefined
      return value === undefined ? t.failure(input, context) : t.success(value)
    },
    t.identity,
  )
