import type { LogFields } from '../requests/Handler.ts'
import type { Refusal } from '../refusals/Refusal.ts'
import { failureOf } from '../errors/failureOf.ts'

/** A refusal as a response; its cause goes to the log. */
export const refuse =
  (note: (fields: LogFields) => void) =>
  ({ status, error, reason, values, headers, cause }: Refusal): Response => {
    if (cause !== undefined) note({ failure: failureOf(cause) })
    return Response.json({ error, reason, values }, { status, headers: headers ?? {} })
  }
