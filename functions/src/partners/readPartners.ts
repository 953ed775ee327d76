import { readFileSync } from 'node:fs'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { explain } from '../refusals/explain.ts'
import { Partner } from './Partner.ts'

const EXAMPLE = '[{"name": "acme", "key": "pk_…", "origins": ["https://*.acme.example"]}]'

/** The variable PARTNERS is wrong. The message is for the operator. */
export class PartnersError extends Error {
  override readonly name = 'PartnersError'
}

/**
 * Reads the partners from JSON, or from a file with JSON.
 *
 * @throws {PartnersError}
 */
export const readPartners = (text: string): readonly Partner[] => {
  const partners = t.readonlyArray(Partner).decode(parse(/^\s*[[{]/.test(text) ? text : read(text)))
  if (isLeft(partners)) throw new PartnersError(`PARTNERS is wrong. ${explain(partners.left)}`)
  for (const field of ['name', 'key'] as const) {
    const values = partners.right.map((partner) => partner[field])
    if (new Set(values).size < values.length) {
      throw new PartnersError(`PARTNERS has two partners with the same ${field}.`)
    }
  }
  return partners.right
}

const read = (path: string): string => {
  try {
    return readFileSync(path.trim(), 'utf8')
  } catch (cause) {
    throw new PartnersError(
      `PARTNERS must be a list such as ${EXAMPLE}, or the path of a file that has one.`,
      { cause },
    )
  }
}

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new PartnersError(`PARTNERS is not valid JSON: it must be a list such as ${EXAMPLE}.`, {
      cause,
    })
  }
}
