import { readBody } from '../../http/readBody.ts'
import type { Values } from './fields.ts'

const MAX_FORM_BYTES = 100_000

/** The fields of a posted form, each with its last value; undefined if it is not a form or too long. */
export const readForm = async (request: Request): Promise<Values | undefined> => {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return undefined
  const body = await readBody(request, MAX_FORM_BYTES)
  return body && Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)))
}
