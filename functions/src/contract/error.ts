import * as t from 'io-ts'

/**
 * Every refusal, with a 4xx or 5xx status: `error` is a sentence in English that says what went wrong. `reason` is
 * a stable name for programs, and `values` has the values in the sentence. More reasons may be added.
 */
export const ErrorResponse = t.intersection(
  [t.type({ error: t.string }), t.partial({ reason: t.string, values: t.UnknownRecord })],
  'ErrorResponse',
)
export type ErrorResponse = t.TypeOf<typeof ErrorResponse>

/** In the values of a 429: whom the limit counts besides the visitor. Absent if it is the visitor's own. */
export const SharedLimit = t.keyof({ address: null, everyone: null }, 'SharedLimit')
export type SharedLimit = t.TypeOf<typeof SharedLimit>
