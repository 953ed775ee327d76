import type { Values } from './fields.ts'

/** The most that a form may hold, in bytes. */
const MAXIMUM_FORM = 100_000

/** A posted form's fields, each by its last value; undefined when it is no form, or too large. */
export const readForm = async (request: Request): Promise<Values | undefined> => {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return undefined
  const body = await request.text()
  return body.length > MAXIMUM_FORM ? undefined : Object.fromEntries(new URLSearchParams(body))
}
