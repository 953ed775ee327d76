import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { requestFaults } from '../../src/sandbox/limits/requestFaults.ts'
import { tables } from '../table.ts'
import { openShop } from './shop.ts'

type Version = keyof typeof tables

const operationOf = (version: Version, name: string) => {
  const found = tables[version].find(({ operation }) => operation.name === name)
  if (!found) throw new Error(`${version} has no ${name}`)
  return found.operation
}

/** The types of the faults in a body. */
const faultTypes = (version: Version, name: string, body: object): string[] =>
  requestFaults(operationOf(version, name), { path: {}, query: {}, body }).map(({ type }) => type)

const email = 'ada@example.com'
const metadata = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key ${index}`, 'a']))

describe.each(['2025-03', '2026-10'] as const)('in %s', (version) => {
  test.each<[what: string, type: string | undefined, body: object]>([
    ['50 keys of metadata', undefined, { metadata: metadata(50) }],
    ['51 keys of metadata', 'too_long', { metadata: metadata(51) }],
    ['a key of 40 characters', undefined, { metadata: { ['k'.repeat(40)]: true } }],
    ['a key of 41 characters', 'string_too_long', { metadata: { ['k'.repeat(41)]: true } }],
    ['an empty key', 'string_too_short', { metadata: { '': 1 } }],
    ['500 characters beyond the basic plane', undefined, { metadata: { key: '𝄞'.repeat(500) } }],
    ['501 characters', 'string_too_long', { metadata: { key: 'a'.repeat(501) } }],
    ['an empty text', 'string_too_short', { metadata: { key: '' } }],
    ['a country', undefined, { billing_address: { country: 'DE' } }],
    ['a country that does not exist', 'enum', { billing_address: { country: 'ZZ' } }],
    ['an id that is not a UUID', 'uuid_parsing', { organization_id: 'ours' }],
    ['null for an id', undefined, { organization_id: null }],
  ])('a customer may have %s: %s', (_, type, body) => {
    expect(faultTypes(version, 'customers.create', { email, ...body })).toEqual(type ? [type] : [])
  })

  test('an id in a path must be a UUID', () => {
    // In the older version, a card has the payment processor's id.
    const withId = tables[version].filter(
      ({ operation: { name, path } }) =>
        path.endsWith('/{id}') && !path.includes('payment-methods') && name !== 'products.delete', // the document with the limits predates it
    )
    expect(withId.length).toBeGreaterThan(20)
    fc.assert(
      fc.property(
        fc.constantFrom(...withId),
        fc.uuid({ version: 4 }),
        fc.string(),
        (each, id, no) => {
          const faults = (given: string) =>
            requestFaults(each.operation, { path: { id: given }, query: {}, body: undefined })
          expect(faults(id)).toEqual([])
          expect(faults(no)).toMatchObject([{ loc: ['path', 'id'], type: 'uuid_parsing' }])
        },
      ),
    )
  })

  test('a list of ids, a name, a page and a number have limits of their own', () => {
    const list = operationOf(version, 'orders.list')
    const query = { product_id: [randomUUID(), 'it'], page: '0' }
    expect(requestFaults(list, { path: {}, query, body: undefined })).toMatchObject([
      { loc: ['query', 'product_id', 1], type: 'uuid_parsing' },
      { loc: ['query', 'page'], type: 'greater_than' },
    ])
    const product = { name: 'It', prices: [], recurring_interval: 'month' }
    expect(faultTypes(version, 'products.create', product)).toEqual([
      'string_too_short',
      'too_short',
    ])
  })
})

test('an alternative is recognized by its tag, and only its own limits apply', () => {
  const types = (price: object) =>
    faultTypes('2025-03', 'products.create', {
      name: 'Magazine',
      recurring_interval: null,
      prices: [price],
    })
  expect(types({ amount_type: 'fixed', price_amount: 49 })).toEqual(['greater_than_equal'])
  expect(types({ amount_type: 'custom', maximum_amount: 100_000_000 })).toEqual(['less_than_equal'])
  expect(types({ amount_type: 'free', price_amount: 49 })).toEqual([])
})

test('the sandbox refuses a request that exceeds limits with a 422 that lists every place', async () => {
  await using shop = await openShop()
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${shop.sandbox.url}${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${shop.sandbox.accessToken}`,
        'content-type': 'application/json',
      },
    })
  expect((await get('/v1/customers/ada')).status).toBe(422)
  expect((await get(`/v1/customers/${randomUUID()}`)).status).toBe(404)
  const body = JSON.stringify({
    email,
    metadata: metadata(51),
    billing_address: { country: 'ZZ' },
  })
  const response = await get('/v1/customers/', { method: 'POST', body })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    detail: [{ loc: ['body', 'metadata'] }, { loc: ['body', 'billing_address', 'country'] }],
  })
})
