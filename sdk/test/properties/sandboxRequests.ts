import fc from 'fast-check'
import { createBillingCore } from '../../src/2025-03/index.ts'
import { groundedRequest } from '../sandbox/groundedRequest.ts'
import type { Shop } from '../sandbox/shop.ts'
import type { Stock } from '../sandbox/stock.ts'
import type { AnyOperation } from '../table.ts'
import type { Property } from './Property.ts'

/** A shop, what it has in stock, and the operations that succeeded in it. */
export interface StockedShop {
  readonly shop: Shop
  readonly known: Stock
  readonly succeeded: Set<string>
}

/** The statuses with which any request may be refused. Others than these and those of an operation are bugs. */
const REFUSALS = [400, 401, 403, 404, 410, 422]

const subjectsOf = (calls: readonly AnyOperation[]): ReadonlyMap<string, AnyOperation> =>
  new Map(
    calls.map((call) => [
      `${call.operation.contract.version ?? 'named'} ${call.operation.name}`,
      call,
    ]),
  )

/** The sandbox responds to a request that the codecs allow, or refuses it; it never fails. */
export const respondsToValidRequests = (
  calls: readonly AnyOperation[],
  stocked: () => StockedShop,
): Property<AnyOperation, fc.GeneratorValue> => ({
  subjects: subjectsOf(calls),
  // The stock exists only once the test runs, so the request is generated then.
  valuesFor: () => fc.gen(),
  expectFor: async (call, generate) => {
    const { shop, known, succeeded } = stocked()
    const { operation } = call
    const { url: serverURL, accessToken } = shop.sandbox
    const core = createBillingCore({ serverURL, accessToken, strict: true })
    const request = generate(groundedRequest, operation, known)
    const result = await call(core)(
      ...(operation.auth === 'customerSession' ? [{ customerSession: known.sessionTokens }] : []),
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
    const refusals = [...REFUSALS, ...operation.errors.map(({ status }) => status)]
    expect({ statusCode, body, known: refusals.includes(statusCode) }).toEqual({
      statusCode,
      body,
      known: true,
    })
  },
})

/** The sandbox refuses any other JSON and any other query; it never fails. */
export const refusesOtherRequests = (
  calls: readonly AnyOperation[],
  stocked: () => StockedShop,
): Property<
  AnyOperation,
  [body: fc.JsonValue, query: [name: string, value: string][], contentType: string]
> => ({
  subjects: subjectsOf(calls),
  valuesFor: () =>
    fc.tuple(
      fc.jsonValue(),
      fc.array(
        fc.tuple(fc.constantFrom('page', 'limit', 'sorting', 'metadata[a]', 'x'), fc.string()),
      ),
      fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain'),
    ),
  expectFor: async ({ operation }, [body, query, contentType]) => {
    const { shop, known } = stocked()
    const { url, accessToken } = shop.sandbox
    const token = operation.auth === 'customerSession' ? known.sessionTokens : accessToken
    const path = operation.path.replaceAll(/\{\w+\}/g, known.products ?? '')
    const { isSent, version = '2026-10' } = operation.contract
    const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
      method: operation.method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': contentType,
        ...(isSent && { 'polar-version': version }),
      },
      redirect: 'manual',
      ...(operation.method !== 'GET' && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isFault = response.status >= 500
    expect([isFault, response.status, text]).toEqual([false, response.status, text])
  },
})
