import * as t from 'io-ts'

/** A whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number): t.Type<number> => {
  const is = (input: unknown): input is number =>
    typeof input === 'number' && Number.isInteger(input) && input >= min && input <= max
  return new t.Type(
    `a whole number from ${min} to ${max}`,
    is,
    (input, context) => (is(input) ? t.success(input) : t.failure(input, context)),
    t.identity,
  )
}
