import type { Values } from './fields.ts'

/** The maximum length of a form. */
const MAX_FORM_BYTES = 100_000

/** The fields of a posted form, each with its last value; undefined if it is not a form or too long. */
export const readForm = async (request: Request): Promise<Values | undefined> => {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return undefined
  const body = await request.text()
  return body.length > MAX_FORM_BYTES ? undefined : Object.fromEntries(new URLSearchParams(body))
}
