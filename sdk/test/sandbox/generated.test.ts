import fc from 'fast-check'
import { createBillingCore } from '../../src/2025-03/index.ts'
import type { OperationValue } from '../../src/OperationValue.ts'
import { table } from '../table.ts'
import { groundedRequest } from './groundedRequest.ts'
import type { Shop } from './shop.ts'
import { openShop } from './shop.ts'
import type { Stock } from './stock.ts'
import { stock } from './stock.ts'

/** The statuses of rejected requests. Any other one is a bug. */
const REFUSALS = [400, 401, 403, 404, 410, 422]

const succeeded = new Set<string>()

// Operations share a shop, because starting and filling one takes longer than an operation's requests. Each operation
// that deletes has a shop of its own, because nothing is left afterwards.
const groupOf = ({ method, name }: OperationValue) => (method === 'DELETE' ? name : method)
const groups = new Set(table.map(({ operation }) => groupOf(operation)))

describe.each([...groups])('%s', (group) => {
  let shop: Shop
  let known: Stock
  beforeAll(async () => {
    shop = await openShop()
    known = await stock(shop)
  })
  afterAll(() => shop.sandbox.close())

  const calls = table.filter(({ operation }) => groupOf(operation) === group)
  describe.each(calls.map((call) => [call.operation.name, call] as const))('%s', (_, call) => {
    const { operation } = call

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
        { numRuns: 10 },
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
            const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
              method: operation.method,
              headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
              redirect: 'manual',
              ...(operation.method !== 'GET' && { body: JSON.stringify(body) }),
            })
            const text = await response.text()
            const isFault = response.status >= 500
            expect([isFault, response.status, text]).toEqual([false, response.status, text])
          },
        ),
        { numRuns: 5 },
      )
    })
  })
})

// Which operations never succeed depends on the random requests: 21 to 26 of 115, with ten requests each.
test('most operations succeed with some of their requests', () => {
  expect(succeeded.size).toBeGreaterThan(table.length / 2)
})
