import fc from 'fast-check'
import { createBillingCore } from '../../src/2025-03/index.ts'
import type { AnyCodec } from '../../src/codec/Codec.ts'
import type { OperationValue } from '../../src/OperationValue.ts'
import { requestOf, valueOf } from '../arbitraries.ts'
import type { Platform, Received } from '../platform.ts'
import { json, text } from '../platform.ts'
import type { AnyOperation } from '../table.ts'
import { argumentsOf, tables } from '../table.ts'
import { wireOf } from '../wire.ts'
import type { Property } from './Property.ts'

/** An operation and one of the responses with which it succeeds. */
interface Exchange {
  readonly call: AnyOperation
  readonly status: number
  readonly codec: AnyCodec
}

const everyCall = Object.entries(tables).flatMap(([version, calls]) =>
  calls.map((call) => [`${version} ${call.operation.name}`, call] as const),
)

/** An operation sends exactly what its request says, and returns what the platform responds. */
export const sendsAndDecodes = (
  platform: () => Platform,
): Property<Exchange, [request: object, value: unknown]> => ({
  subjects: new Map(
    everyCall.flatMap(([name, call]) =>
      Object.entries(call.operation.success).map(([status, codec]) => [
        `${name} ${status}`,
        { call, status: Number(status), codec },
      ]),
    ),
  ),
  valuesFor: ({ call, codec }) => fc.tuple(requestOf(call.operation), valueOf(codec)),
  expectFor: async ({ call, status, codec }, [request, value]) => {
    const { received, serverURL } = platform()
    const { operation } = call
    received.length = 0
    platform().respond =
      codec.shape.kind === 'nothing' || value === undefined
        ? text(status, '')
        : status === 302
          ? text(status, '', { location: '/elsewhere' })
          : json(status, wireOf(codec, value))
    const core = createBillingCore({ accessToken: 'polar_oat_token', serverURL })
    const result = await call(core)(...argumentsOf(operation, request))()
    expect(received).toHaveLength(1)
    expectRequest(received[0], operation, request)
    if (result._tag === 'Left') throw result.left
    const body = operation.paged ? (result.right as { result: unknown }).result : result.right
    expect(body).toEqual(status === 302 ? { location: '/elsewhere' } : value)
  },
})

/** What would change the path of a request is refused before it is sent. */
export const rejectsSegments = (platform: () => Platform): Property<AnyOperation, object> => ({
  subjects: new Map(everyCall.filter(([, { operation }]) => operation.params)),
  valuesFor: ({ operation }) => requestOf(operation),
  expectFor: async (call, request) => {
    const { operation } = call
    const { received, serverURL } = platform()
    received.length = 0
    const names = operation.params?.shape.kind === 'entity' ? operation.params.shape.fields : {}
    const core = createBillingCore({ accessToken: 'token', serverURL })
    for (const name of Object.keys(names)) {
      for (const segment of ['', '.', '..', null]) {
        const broken = { ...request, [name]: segment }
        expect(await call(core)(...argumentsOf(operation, broken))()).toMatchObject({
          _tag: 'Left',
          left: { _tag: 'InputValidationError', issues: [{ path: [name] }] },
        })
      }
    }
    expect(received).toEqual([])
  },
})

/** Path and query as they must be sent. */
const targetOf = ({ path, params, query }: OperationValue, request: object): string => {
  const inPath = params ? (wireOf(params, request) as Record<string, string>) : {}
  const target = path
    .split('/')
    .map((part) =>
      part.startsWith('{') ? encodeURIComponent(inPath[part.slice(1, -1)] ?? '') : part,
    )
    .join('/')
  const inQuery = query ? Object.entries(wireOf(query, request) as object).flatMap(pairs) : []
  const search = inQuery
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  return search ? `${target}?${search}` : target
}

const pairs = ([name, value]: [string, unknown]): [string, string][] => {
  if (value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => pairs([name, item]))
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, entry]) => pairs([`${name}[${key}]`, entry]))
  }
  const scalar = value as string | number | boolean
  return [[name, String(scalar)]]
}

const bodyOf = ({ body }: OperationValue, request: object): string => {
  if (!body) return ''
  const content = wireOf(body.codec, body.key ? request[body.key as keyof object] : request)
  return body.encoding === 'json'
    ? JSON.stringify(content)
    : Object.entries(content as object)
        .flatMap(pairs)
        .map((pair) => pair.map(encodeURIComponent).join('='))
        .join('&')
}

const authorizations = {
  accessToken: 'Bearer polar_oat_token',
  customerSession: 'Bearer polar_cst_session',
  clientCredentials: undefined,
  none: undefined,
} as const

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const

const expectRequest = (
  received: Received | undefined,
  operation: OperationValue,
  request: object,
) => {
  const [path, search] = received?.target.split('?') ?? []
  const [meantPath, meantSearch] = targetOf(operation, request).split('?')
  expect(received?.method).toBe(operation.method)
  expect(path).toBe(meantPath)
  expect(new URL(`http://platform${path}`).pathname).toBe(
    new URL(`http://platform${meantPath}`).pathname,
  )
  expect(new URLSearchParams(search)).toEqual(new URLSearchParams(meantSearch))
  expect(received?.headers.accept).toBe('application/json')
  expect(received?.headers['polar-version']).toBe(
    operation.contract.isSent ? (operation.contract.version ?? '2026-10') : undefined,
  )
  expect(received?.headers.authorization).toBe(authorizations[operation.auth])
  expect(received?.headers['content-type']).toBe(
    operation.body && contentTypes[operation.body.encoding],
  )
  if (operation.body?.encoding === 'json') {
    expect(JSON.parse(received?.body ?? '')).toEqual(JSON.parse(bodyOf(operation, request)))
  } else {
    expect(received?.body).toBe(bodyOf(operation, request))
  }
}
