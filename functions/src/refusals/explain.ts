import * as t from 'io-ts'
import { isVisible } from '../contract/characterName.ts'

/**
 * Returns a sentence for each wrong field, with what was expected and what was received:
 * `"style" must be one of "realistic", "ghibli"; it was "oil".`
 */
export const explain = (errors: t.Errors): string => {
  const required = errors.filter((error) => !isOptional(error))
  return [...new Set((required.length > 0 ? required : errors).map(sentence))].join(' ')
}

/** The first field that is wrong, such as `email`; empty for the body itself. */
export const fieldOf = (errors: t.Errors): string =>
  errors.filter((error) => !isOptional(error)).map(pathOf)[0] ?? ''

/** A body that is not an object fails twice, for required and for optional fields. The second error adds nothing. */
const isOptional = ({ context }: t.ValidationError): boolean =>
  context.at(-1)?.type instanceof t.PartialType

const sentence = (error: t.ValidationError): string => {
  const field = pathOf(error)
  const subject = field === '' ? 'The body' : `"${field}"`
  return `${subject} must be ${describeType(error.context.at(-1)?.type)}; it was ${describeValue(error.value)}.`
}

const pathOf = ({ context }: t.ValidationError): string =>
  context
    .filter((_, at) => !(context[at - 1]?.type instanceof t.IntersectionType))
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.')

const describeType = (type: t.Decoder<unknown, unknown> | undefined): string => {
  if (isKeyof(type)) {
    return `one of ${Object.keys(type.keys)
      .map((key) => JSON.stringify(key))
      .join(', ')}`
  }
  if (isObject(type)) {
    return `a JSON object with the fields ${Object.keys(type.props).join(', ')}`
  }
  return type?.name ?? 'something else'
}

const isKeyof = (type: unknown): type is t.KeyofType<Record<string, unknown>> =>
  type instanceof t.KeyofType

const isObject = (type: unknown): type is { readonly props: t.Props } =>
  type instanceof t.InterfaceType || type instanceof t.PartialType

const MAX_ECHO_LENGTH = 40

const describeValue = (value: unknown): string => {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  if (typeof value !== 'string') return JSON.stringify(value)
  if (!isVisible(value)) return 'blank'
  return value.length > MAX_ECHO_LENGTH
    ? `${value.trim().length} characters long`
    : JSON.stringify(value)
}
