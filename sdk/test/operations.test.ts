import fc from 'fast-check'
import { createBillingClient, createBillingCore } from '../src/2025-03/index.ts'
import { createBillingClient as createClientOfToday } from '../src/2026-10/index.ts'
import type { OperationValue } from '../src/OperationValue.ts'
import { requestOf, valueOf } from './arbitraries.ts'
import type { Platform, Received } from './platform.ts'
import { json, startPlatform, text } from './platform.ts'
import { argumentsOf, tables } from './table.ts'
import { wireOf } from './wire.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

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
  expect(received?.method).toBe(operation.method)
  expect(new URL(received?.target ?? '', platform.serverURL).pathname).toBe(
    new URL(targetOf(operation, request), platform.serverURL).pathname,
  )
  expect(received?.target.split('?')[0]).toBe(targetOf(operation, request).split('?')[0])
  expect(new URLSearchParams(received?.target.split('?')[1])).toEqual(
    new URLSearchParams(targetOf(operation, request).split('?')[1]),
  )
  expect(received?.headers.accept).toBe('application/json')
  expect(received?.headers['polar-version']).toBe(
    operation.contract.version === '2025-03' ? undefined : operation.contract.version,
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

const everyCall = Object.entries(tables).flatMap(([version, calls]) =>
  calls.map((call) => [version, call.operation.name, call] as const),
)

describe.each(everyCall)('%s: %s', (version, _, call) => {
  const { operation } = call
  const statuses = Object.keys(operation.success).map(Number)

  test.each(statuses)(
    '[validation-9] sends the exact request and decodes the %d response',
    async (status) => {
      const codec = operation.success[status]
      if (!codec) throw new Error('no codec')
      const core = createBillingCore({
        accessToken: 'polar_oat_token',
        serverURL: platform.serverURL,
      })
      await fc.assert(
        fc.asyncProperty(requestOf(operation), valueOf(codec), async (request, value) => {
          platform.received.length = 0
          platform.respond =
            codec.shape.kind === 'nothing' || value === undefined
              ? text(status, '')
              : status === 302
                ? text(status, '', { location: '/elsewhere' })
                : json(status, wireOf(codec, value))
          const result = await call(core)(...argumentsOf(operation, request))()
          expect(platform.received).toHaveLength(1)
          expectRequest(platform.received[0], operation, request)
          if (result._tag === 'Left') throw result.left
          const body = operation.paged ? (result.right as { result: unknown }).result : result.right
          expect(body).toEqual(status === 302 ? { location: '/elsewhere' } : value)
        }),
        { numRuns: 2 },
      )
    },
  )

  if (operation.params) {
    test.each(['', '.', '..', null])('rejects %j as a path segment', async (part) => {
      platform.received.length = 0
      const names = operation.params?.shape.kind === 'entity' ? operation.params.shape.fields : {}
      const [request] = fc.sample(requestOf(operation), 1)
      const core = createBillingCore({ accessToken: 'token', serverURL: platform.serverURL })
      for (const name of Object.keys(names)) {
        const result = await call(core)(...argumentsOf(operation, { ...request, [name]: part }))()
        expect(result).toMatchObject({
          _tag: 'Left',
          left: { _tag: 'InputValidationError', issues: [{ path: [name] }] },
        })
      }
      expect(platform.received).toEqual([])
    })
  }
})

test.each([
  ['2025-03', createBillingClient(), 115],
  ['2026-10', createClientOfToday({ version: '2026-10' }), 186],
] as const)(
  'the client of %s has every operation under its name, and no others',
  (version, client, count) => {
    const names = tables[version].map(({ operation: { name } }) => name)
    for (const name of names) {
      const method = name
        .split('.')
        .reduce<unknown>((part, key) => Reflect.get(part as object, key), client)
      expect([name, typeof method]).toEqual([name, 'function'])
    }
    expect(new Set(names).size).toBe(count)
  },
)
