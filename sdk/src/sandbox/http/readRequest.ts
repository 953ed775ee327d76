import type { AnyCodec } from '../../codec/Codec.ts'
import { codecOf, isRecord, wireName } from '../../codec/entity.ts'
import type { Issue } from '../../codec/Run.ts'
import { run } from '../../codec/Run.ts'
import { contentTypes } from '../../http/buildRequest.ts'
import type { Body, OperationValue } from '../../OperationValue.ts'
import { requestFaults } from '../limits/requestFaults.ts'
import type { Fault } from '../Problem.ts'
import { invalidRequest } from '../Problem.ts'

/** A matched request, before it is decoded. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly contentType: string
  readonly body: string
}

/** Decodes a request into the object that the client's caller passed. Throws a 422 that lists every error. */
export const readRequest = (
  operation: OperationValue,
  raw: RawRequest,
): Readonly<Record<string, unknown>> => {
  const { params, query, body } = operation
  const inPath = read(params, raw.params, 'path')
  const inQuery = read(query, query && queryOf(query, raw.query), 'query')
  const content = body && readBody(body, raw)
  const faults = [inPath, inQuery, content].flatMap((part) => part?.faults ?? [])
  if (faults.length > 0) throw invalidRequest(...faults)
  const sent = { path: raw.params, query: record(inQuery.wire), body: content?.wire }
  const overLimits = requestFaults(operation, sent)
  if (overLimits.length > 0) throw invalidRequest(...overLimits)
  return {
    ...record(inPath.value),
    ...record(inQuery.value),
    ...(content && (body.key ? { [body.key]: content.value } : record(content.value))),
  }
}

interface Part {
  readonly wire: unknown
  readonly value: unknown
  readonly faults: readonly Fault[]
}

const record = (value: unknown) => (isRecord(value) ? value : {})

const read = (codec: AnyCodec | undefined, wire: unknown, place: string): Part => {
  // Strict: responses may contain values from a newer platform, but requests may not.
  const pass = run(true)
  const value = codec?.read(wire, pass)
  return { wire, value, faults: pass.issues.map((issue) => faultOf(issue, place)) }
}

const readBody = ({ codec, encoding }: Body, { contentType, body }: RawRequest): Part => {
  const wanted = contentTypes[encoding]
  const given = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (given !== wanted) {
    return rejectedBody(`Send the body as ${wanted}.`, 'content_type')
  }
  if (encoding === 'form') return read(codec, Object.fromEntries(new URLSearchParams(body)), 'body')
  try {
    return read(codec, JSON.parse(body), 'body')
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return rejectedBody('The body is not valid JSON.', 'json_invalid')
  }
}

const rejectedBody = (msg: string, type: string): Part => ({
  wire: undefined,
  value: undefined,
  faults: [{ loc: ['body'], msg, type }],
})

/** The query in the form that its codec reads: repeated names as lists, names with brackets as objects. */
const queryOf = ({ shape }: AnyCodec, query: URLSearchParams): Record<string, unknown> => {
  if (shape.kind !== 'entity') return {}
  const values = Object.entries(shape.fields).map(([key, field]) => {
    const name = wireName(key)
    return [name, valueOf(codecOf(field), name, query)] as const
  })
  return Object.fromEntries<unknown>(values.filter(([, value]) => value !== undefined))
}

const valueOf = ({ shape }: AnyCodec, name: string, query: URLSearchParams): unknown => {
  const all = query.getAll(name)
  switch (shape.kind) {
    case 'nullable':
      return valueOf(shape.of, name, query)
    case 'list':
      return all.length > 0 ? all : undefined
    case 'many':
      return all.length > 1 ? all : all[0]
    case 'metadataQuery':
      return inBrackets(name, query)
    default:
      return all.at(-1)
  }
}

const inBrackets = (name: string, query: URLSearchParams): object | undefined => {
  const entries = [...new Set(query.keys())]
    .filter((key) => key.startsWith(`${name}[`) && key.endsWith(']'))
    .map((key): [string, unknown] => {
      const all = query.getAll(key)
      return [key.slice(name.length + 1, -1), all.length > 1 ? all : all[0]]
    })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

const faultOf = ({ path, expected, got }: Issue, place: string): Fault => {
  const loc = [place, ...path]
  if (got === 'nothing') return { loc, msg: 'Field required', type: 'missing' }
  return {
    loc,
    msg: `Input should be ${expected}, got ${got}`,
    type: types[expected] ?? 'value_error',
  }
}

/** The platform's error types, by what the codec expected. */
const types: Readonly<Record<string, string>> = {
  text: 'string_type',
  'true or false': 'bool_type',
  'a whole number': 'int_type',
  'a number': 'float_type',
  'a list': 'list_type',
  'an object': 'dict_type',
  'an ISO 8601 date-time with an offset': 'datetime_parsing',
  'a day as YYYY-MM-DD': 'date_parsing',
}
