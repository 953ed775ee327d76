import { codecOf } from '../../../sdk/dist/codec/entity.js'

/**
 * The smallest request that an operation accepts, as the client's arguments: the required properties, with values
 * that a shop might use.
 */
const sampleArguments = (operation) => {
  const { auth, params, query, body } = operation
  const request = {
    ...(params && sampleOf(params)),
    ...(query && sampleOf(query)),
    ...(body && (body.key ? { [body.key]: sampleOf(body.codec) } : sampleOf(body.codec))),
  }
  const isEmpty = Object.keys(request).length === 0
  return [
    ...(auth === 'customerSession' ? [{ customerSession: new Variable('customerSession') }] : []),
    ...(isEmpty && !body ? [] : [request]),
  ]
}

/** A variable that a sample has in place of a value. */
class Variable {
  constructor(text) {
    this.text = text
  }
}

/** The depth at which a meter's nested filters end. */
const MAX_DEPTH = 4

export const sampleOf = (codec, key = '', depth = 0) => {
  const { shape } = codec
  const inner = (of, name = key) => sampleOf(of, name, depth + 1)
  switch (shape.kind) {
    case 'literal':
      return shape.value
    case 'enum':
      return key === 'country' ? 'US' : shape.values[0]
    case 'nullable':
    case 'orNothing':
      return inner(shape.of)
    case 'list':
      return depth > MAX_DEPTH ? [] : [inner(shape.of)]
    case 'many':
      return inner(shape.of)
    case 'map':
      return {}
    case 'pair':
      return shape.of.map((one) => inner(one))
    case 'recursive':
      return inner(shape.of())
    case 'union': {
      const samples = Object.values(shape.branches).map((branch) => inner(branch))
      const fuller = Object.values(shape.branches).flatMap((branch) => withOneMore(branch, inner))
      return [...samples, ...fuller].find((sample) => codec.is(sample)) ?? samples[0]
    }
    case 'entity':
      return Object.fromEntries(
        Object.entries(shape.fields)
          .filter(([, field]) => field.presence !== 'optional')
          .map(([name, field]) => [name, inner(codecOf(field), name)]),
      )
    case 'integer':
    case 'queryInteger':
    case 'number':
      return /amount/i.test(key) ? 900 : 1
    case 'boolean':
    case 'queryBoolean':
      return true
    case 'date':
    case 'day':
      return new Date('2026-11-02T00:00:00Z')
    case 'metadata':
    case 'metadataQuery':
    case 'customFieldData':
    case 'unknown':
      return {}
    case 'nothing':
      return undefined
    default:
      return text(key)
  }
}

/** Samples with one optional property each, because some variants are recognized by one. */
const withOneMore = (codec, inner) =>
  Object.entries(codec.shape.fields ?? {})
    .filter(([, field]) => field.presence === 'optional')
    .map(([name, field]) => ({ ...inner(codec), [name]: inner(codecOf(field), name) }))

const text = (key) => TEXTS.find(([pattern]) => pattern.test(key))?.[1] ?? 'text'

const TEXTS = [
  [/externalId$/i, 'user_123'],
  [/clientSecret$/, 'the client secret'],
  [/clientId$/, 'the client id'],
  [/Ids?$|^id$/, '0d1a1b1e-0000-4000-8000-000000000002'],
  [/^products?$/, '0d1a1b1e-0000-4000-8000-000000000002'],
  [/email/i, 'ada@shop.example'],
  [/ur[il]s?$/i, 'https://shop.example/thanks'],
  [/currency/i, 'usd'],
  [/slug/i, 'shop'],
  [/name/i, 'Ada'],
  [/timezone/i, 'Europe/Vienna'],
  [/^key$/, 'the license key'],
  [/mimeType/, 'application/pdf'],
]

/** The call as it appears in a program. */
export const callOf = (operation) => {
  const written = sampleArguments(operation).map((one) => literal(one, ''))
  const call = `await client.${operation.name}(${written.join(', ')})`
  return operation.success[204] || isNothing(operation)
    ? call
    : `const ${resultOf(operation)} = ${call}`
}

const isNothing = ({ success }) =>
  Object.values(success).every(({ shape }) => shape.kind === 'nothing')

const resultOf = ({ paged }) => (paged ? 'page' : 'result')

const literal = (value, indent) => {
  if (value instanceof Variable) return value.text
  if (value instanceof Date) return `new Date('${value.toISOString().slice(0, 10)}')`
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, indent)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const lines = Object.entries(value).map(([key, one]) =>
    one instanceof Variable && one.text === key ? key : `${key}: ${literal(one, inner)}`,
  )
  if (lines.length === 0) return '{}'
  const short = `{ ${lines.join(', ')} }`
  if (short.length + indent.length < 60 && !short.includes('\n')) return short
  return `{\n${lines.map((line) => `${inner}${line},`).join('\n')}\n${indent}}`
}
