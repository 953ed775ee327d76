import * as t from 'io-ts'

/** Every refusal: one sentence that says what went wrong, with a 4xx or 5xx status. */
export const ErrorResponse = t.type({ error: t.string }, 'ErrorResponse')
export type ErrorResponse = t.TypeOf<typeof ErrorResponse>
