import * as t from 'io-ts'

/**
 * Sentences that say which field is wrong, what was expected and what came:
 * `"style" must be one of "realistic", "ghibli"; it was "oil".`
 */
export const explain = (errors: t.Errors): string => [...new Set(errors.map(sentence))].join(' ')

const sentence = (error: t.ValidationError): string => {
  const field = error.context.map(({ key }) => key).filter((key) => key !== '')
  const subject = field.length === 0 ? 'The body' : `"${field.join('.')}"`
  return `${subject} must be ${expected(error.context.at(-1)?.type)}; it was ${came(error.value)}.`
}

const expected = (type: t.Decoder<unknown, unknown> | undefined): string => {
  if (type instanceof t.KeyofType) {
    return `one of ${Object.keys(type.keys)
      .map((key) => JSON.stringify(key))
      .join(', ')}`
  }
  if (type instanceof t.InterfaceType || type instanceof t.PartialType) {
    return `a JSON object with the fields ${Object.keys(type.props).join(', ')}`
  }
  return type?.name ?? 'something else'
}

const LONGEST_ECHO = 40

const came = (value: unknown): string => {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  if (typeof value !== 'string') return String(value)
  if (value.trim() === '') return 'blank'
  return value.length > LONGEST_ECHO
    ? `${value.trim().length} characters long`
    : JSON.stringify(value)
}
