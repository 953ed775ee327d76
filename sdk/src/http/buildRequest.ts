import { InputValidationError } from '../BillingError.ts'
import type { AnyCodec } from '../codec/Codec.ts'
import { isObject, isRecord } from '../codec/entity.ts'
import type { Run } from '../codec/Run.ts'
import { refuseUnknown } from '../codec/refuseUnknown.ts'
import { fail, run, prefixPaths } from '../codec/Run.ts'
import type { Body, OperationValue } from '../OperationValue.ts'
import { secretsOf } from './redact.ts'

/** A validated request, ready for any server. */
export interface PreparedRequest {
  /** Path and query. */
  readonly target: string
  readonly contentType?: string
  readonly body?: string
  /** Strings that must not appear in an error or a log; whoever sends it adds the token. */
  readonly secrets: string[]
}

/** Validates and encodes the request of an operation; throws an `InputValidationError`. */
export const buildRequest = (
  { params, query, body, path, formerNames = {} }: OperationValue,
  request: unknown = {},
): PreparedRequest => {
  const pass = run(true)
  const writing = { ...pass, isWriting: true }
  const given = isObject(request, writing)
    ? renamed(request, formerNames)
    : fail(pass, 'an object', request)
  refuse(pass)
  // If the body is the whole request, its codec refuses unknown names itself.
  if (!body || body.key) {
    refuseUnknown(given, [...namesIn(params), ...namesIn(query), body?.key ?? ''], pass)
  }
  const inPath = write(params, given, pass)
  const inQuery = write(query, given, pass)
  const content = body && writeBody(body, given, { ...pass, isClosed: true })
  const search = pairs(inQuery, pass)
  const text =
    body?.encoding === 'form' && isRecord(content) ? pairs(content, pass) : JSON.stringify(content)
  refuse(pass)
  const target = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(inPath[name])),
  )
  return {
    target: search ? `${target}?${search}` : target,
    ...(body && { contentType: contentTypes[body.encoding], body: text }),
    secrets: secretsOf({ ...inPath, ...(isRecord(content) && content) }),
  }
}

const renamed = (request: Values, formerNames: Readonly<Record<string, string>>): Values =>
  Object.fromEntries(
    Object.entries(request).map(([name, value]) => [formerNames[name] ?? name, value]),
  )

const namesIn = (codec: AnyCodec | undefined): readonly string[] =>
  codec?.shape.kind === 'entity' ? Object.keys(codec.shape.fields) : []

const refuse = (attempt: Run): void => {
  if (attempt.issues.length) throw new InputValidationError(attempt.issues)
}

type Values = Readonly<Record<string, unknown>>

const write = (codec: AnyCodec | undefined, request: Values, attempt: Run): Values => {
  const written = codec?.write(request, attempt)
  return isRecord(written) ? written : {}
}

const writeBody = ({ codec, key }: Body, request: Values, attempt: Run): unknown => {
  const since = attempt.issues.length
  const written = codec.write(key === undefined ? request : request[key], attempt)
  if (key !== undefined) prefixPaths(attempt, since, key)
  return written
}

/** `name=value&…`, percent-encoded, as a query or as a form. */
const pairs = (values: Values, attempt: Run): string =>
  Object.entries(values)
    .flatMap(([name, value]) => parameters(name, value))
    .map(([name, value]) => {
      try {
        return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
      } catch {
        const since = attempt.issues.length
        fail(attempt, 'text without lone surrogates', value)
        prefixPaths(attempt, since, name)
        return ''
      }
    })
    .join('&')

/** A list repeats its name, an object adds its keys in brackets, and null is left out. */
const parameters = (name: string, value: unknown): (readonly [string, string])[] => {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((entry) => parameters(name, entry))
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, entry]) => parameters(`${name}[${key}]`, entry))
  }
  const scalar = value as string | number | boolean
  return [[name, String(scalar)]]
}

export const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const
