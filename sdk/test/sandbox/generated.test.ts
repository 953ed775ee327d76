import fc from 'fast-check'
import { isRecord } from '../../src/codec/entity.ts'
import { createBillingCore } from '../../src/index.ts'
import { testCards } from '../../src/sandbox/rules/cards.ts'
import type { OperationValue } from '../../src/OperationValue.ts'
import { requestOf } from '../arbitraries.ts'
import { table } from '../table.ts'
import type { Shop } from './shop.ts'
import { openShop } from './shop.ts'
import type { Stock } from './stock.ts'
import { stock } from './stock.ts'

/** The statuses of rejected requests. Any other one is a bug. */
const REFUSALS = [400, 401, 403, 404, 410, 422]

/** A request that the codecs accept, with mostly realistic values. */
const groundedRequest = (operation: OperationValue, known: Stock): fc.Arbitrary<object> =>
  fc.gen().map((generate) => {
    const around = { generate, known: { ...known, own: ownId(operation, known) } }
    return ground(generate(requestOf, operation), '', around) as object
  })

interface Ground {
  readonly generate: fc.GeneratorValue
  readonly known: Stock
}

const ground = (value: unknown, key: string, around: Ground): unknown => {
  if (Array.isArray(value)) return value.map((entry) => ground(entry, key, around))
  if (isRecord(value) && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, ground(entry, name, around)]),
    )
  }
  const usual = usualOf(value, key, around.known)
  return usual && around.generate(fc.nat, { max: 4 }) > 0
    ? around.generate(fc.constantFrom<unknown[]>, ...usual)
    : value
}

/** Realistic values for a key, if there are any. */
const usualOf = (value: unknown, key: string, known: Stock): readonly unknown[] | undefined => {
  if (typeof value === 'number') {
    if (/page|limit/.test(key)) return [1, 2, 10, 100]
    return key === 'basisPoints' ? [1000] : [1, 50, 499, 600]
  }
  if (value instanceof Date) return [-40, -1, 0, 1, 40].map((days) => new Date(NOW + days * DAY))
  if (typeof value !== 'string') return undefined
  if (/email/i.test(key)) return ['ada@example.com', 'new@example.com']
  const usual = USUAL[key] ?? known[key === 'id' ? 'own' : (ABOUT[key] ?? key)]
  return usual === undefined ? undefined : [usual].flat()
}

const USUAL: Readonly<Record<string, readonly string[]>> = {
  confirmationTokenId: Object.keys(testCards),
  discountCode: ['TEN'],
  priceCurrency: ['usd'],
  currency: ['usd'],
  name: ['A name'],
}

/** The key in the stock for a property with an id. */
const ABOUT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'product customer subscription order checkout discount customField meter organization benefit file licenseKey activation'
      .split(' ')
      .map((name) => [`${name}Id`, `${name}s`]),
  ),
  productPriceId: 'prices',
  externalId: 'externalCustomers',
  customerExternalId: 'externalCustomers',
  clientSecret: 'clientSecrets',
  slug: 'slugs',
  key: 'licenseTexts',
  token: 'downloadTokens',
}

/** The id of the object of an operation. */
const ownId = ({ name, path }: OperationValue, known: Stock): string => {
  const namespace = name.split('.').at(-2) ?? ''
  return known[path.includes('payment-methods') ? 'paymentMethods' : namespace] ?? ''
}

const NOW = Date.parse('2026-01-31T12:00:00Z')
const DAY = 86_400_000

const succeeded = new Set<string>()

let shop: Shop
let known: Stock

describe.each(table.map((call) => [call.operation.name, call] as const))('%s', (_, call) => {
  const { operation } = call
  beforeAll(async () => {
    shop = await openShop()
    known = await stock(shop)
  })
  afterAll(() => shop.sandbox.close())

  test('never responds with a 5xx to a request that the codecs allow', async () => {
    const { url: serverURL, accessToken } = shop.sandbox
    const core = createBillingCore({ serverURL, accessToken, strict: true })
    await fc.assert(
      fc.asyncProperty(groundedRequest(operation, known), async (request) => {
        const result = await call(core)(
          ...(operation.auth === 'customerSession'
            ? [{ customerSession: known.sessionTokens }]
            : []),
          ...(operation.params || operation.query || operation.body ? [request] : []),
        )()
        if (result._tag === 'Right') {
          succeeded.add(operation.name)
          return
        }
        // `..` and the like cannot be sent.
        if (result.left._tag === 'InputValidationError') return
        expect(result.left).toMatchObject({ statusCode: expect.any(Number) as number })
        const { statusCode, body } = result.left as { statusCode: number; body: string }
        expect({ statusCode, body, known: REFUSALS.includes(statusCode) }).toEqual({
          statusCode,
          body,
          known: true,
        })
      }),
      { numRuns: 20 },
    )
  })

  test('rejects any other JSON and any other query', async () => {
    const { url, accessToken } = shop.sandbox
    const token = operation.auth === 'customerSession' ? known.sessionTokens : accessToken
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.array(
          fc.tuple(fc.constantFrom('page', 'limit', 'sorting', 'metadata[a]', 'x'), fc.string()),
        ),
        fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain'),
        async (body, query, contentType) => {
          const path = operation.path.replaceAll(/\{\w+\}/g, known.products ?? '')
          const answer = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
            method: operation.method,
            headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
            redirect: 'manual',
            ...(operation.method !== 'GET' && { body: JSON.stringify(body) }),
          })
          const text = await answer.text()
          const isFault = answer.status >= 500
          expect([isFault, answer.status, text]).toEqual([false, answer.status, text])
        },
      ),
      { numRuns: 10 },
    )
  })
})

test('some requests of every operation succeed', () => {
  const refused = table
    .map(({ operation: { name } }) => name)
    .filter((name) => !succeeded.has(name))
  expect(refused.length).toBeLessThan(table.length / 5)
})
