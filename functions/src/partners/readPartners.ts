import { readFileSync } from 'node:fs'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { explain } from '../refusals/explain.ts'
import { Partner } from './Partner.ts'

const EXAMPLE = '[{"name": "acme", "key": "pk_…", "origins": ["https://*.acme.example"]}]'

/**
 * Reads the partners from JSON, or from a file with JSON.
 *
 * @throws an error whose message completes a sentence that begins with the source, such as "PARTNERS"
 */
export const readPartners = (text: string): readonly Partner[] => {
  const partners = t.readonlyArray(Partner).decode(parse(/^\s*[[{]/.test(text) ? text : read(text)))
  if (isLeft(partners)) throw new Error(`is wrong. ${explain(partners.left)}`)
  for (const field of ['name', 'key'] as const) {
    const values = partners.right.map((partner) => partner[field])
    if (new Set(values).size < values.length) {
      throw new Error(`has two partners with the same ${field}`)
    }
  }
  return partners.right
}

const read = (path: string): string => {
  try {
    return readFileSync(path.trim(), 'utf8')
  } catch (cause) {
    throw new Error(`must be a list such as ${EXAMPLE}, or the path of a file that has one`, {
      cause,
    })
  }
}

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new Error(`is not valid JSON: it must be a list such as ${EXAMPLE}`, { cause })
  }
}
