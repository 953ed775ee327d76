import * as t from 'io-ts'

/**
 * Every refusal, with a 4xx or 5xx status: `error` is a sentence in English that says what went wrong. `reason`
 * says so to programs, by a name that stays, and `values` has what the sentence mentions. There may be further
 * reasons one day.
 */
export const ErrorResponse = t.intersection(
  [t.type({ error: t.string }), t.partial({ reason: t.string, values: t.UnknownRecord })],
  'ErrorResponse',
)
export type ErrorResponse = t.TypeOf<typeof ErrorResponse>
