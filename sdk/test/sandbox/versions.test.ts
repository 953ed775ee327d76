import fc from 'fast-check'
import { createBillingCore } from '../../src/2026-10/index.ts'
import { tables } from '../table.ts'
import { groundedRequest } from './groundedRequest.ts'
import { openShop } from './shop.ts'
import { stock } from './stock.ts'

test('an unknown version is refused with a 404, and a call that names none gets 2025-03', async () => {
  await using shop = await openShop()
  const { url, accessToken } = shop.sandbox
  const statusOf = async (version?: string) => {
    const response = await fetch(`${url}/v1/repositories/`, {
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(version !== undefined && { 'polar-version': version }),
      },
    })
    return [response.status, await response.text()]
  }
  expect(await statusOf()).toEqual([200, expect.stringContaining('items')])
  expect(await statusOf('2027-01')).toEqual([404, expect.stringContaining('version \\"2027-01\\"')])
  expect(await statusOf('2025-03')).toEqual([404, expect.stringContaining('no version')])
  // The operation is in 2025-03 only.
  expect(await statusOf('2026-10')).toEqual([404, expect.stringContaining('nothing at this')])
})

test('2026-10 never responds with a 5xx to a request that the codecs allow', async () => {
  await using shop = await openShop()
  const known = await stock(shop)
  const { url: serverURL, accessToken } = shop.sandbox
  const core = createBillingCore({ serverURL, accessToken, strict: true, retry: false })
  const succeeded = new Set<string>()
  // Operations that delete come last: all operations share one shop.
  const calls = tables['2026-10'].toSorted(
    (one, other) => rankOf(one.operation.method) - rankOf(other.operation.method),
  )
  for (const call of calls) {
    const { operation } = call
    await fc.assert(
      fc.asyncProperty(groundedRequest(operation, known), async (request) => {
        const result = await call(core)(
          ...(operation.auth === 'customerSession'
            ? [{ customerSession: known.sessionTokens }]
            : []),
          ...(operation.params || operation.query || operation.body ? [request] : []),
        )()
        if (result._tag === 'Right') succeeded.add(operation.name)
        else if (result.left._tag !== 'InputValidationError') {
          const { statusCode, body } = result.left as { statusCode?: number; body?: string }
          const isRefusal = statusCode !== undefined && statusCode < 500
          expect([operation.name, statusCode, body, isRefusal, result.left.message]).toEqual([
            operation.name,
            statusCode,
            body,
            true,
            result.left.message,
          ])
        }
      }),
      { numRuns: 5 },
    )
  }
  // Which ones succeed depends on the random requests: 100 to 108 of 186, with five requests each.
  expect(succeeded.size).toBeGreaterThan(calls.length / 3)
})

const rankOf = (method: string): number => ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].indexOf(method)
