import * as t from 'io-ts'

/** The properties of an object, or none of anything else. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  t.UnknownRecord.is(value) ? value : {}

/** The value of a JSON text, or undefined. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined
