import * as t from 'io-ts'

/**
 * A codec for the strings that `read` accepts. The value is the result of `read`, such as the trimmed text; `read` must
 * return its own results unchanged.
 *
 * @param name what was expected, for errors
 * @param read returns undefined for an invalid string
 */
export const readText = (
  name: string,
  read: (text: string) => string | undefined,
): t.Type<string> =>
  new t.Type(
    name,
    (input): input is string => typeof input === 'string' && read(input) === input,
    (input, context) => {
      const value = typeof input === 'string' ? read(input) : undefined
      return value === undefined ? t.failure(input, context) : t.success(value)
    },
    t.identity,
  )
