import { accessProperties } from '../properties/access.ts'
import { checkSample } from '../properties/Property.ts'
import type { Shop } from './shop.ts'
import { clientOf, openShop } from './shop.ts'
import type { Stock } from './stock.ts'
import { stock } from './stock.ts'

let shop: Shop
let known: Stock
beforeAll(async () => {
  shop = await openShop()
  known = await stock(shop)
})
afterAll(() => shop.sandbox.close())

const { refusesTokens, refusesNarrowTokens, hidesFromOrganizations, hidesFromCustomers } =
  accessProperties(() => ({ shop, known }))

test('refuses a missing, an unknown and a malformed token, and one of the other kind', () =>
  checkSample(refusesTokens, 20))

test('[call-4] refuses a token without the scope', () => checkSample(refusesNarrowTokens, 20))

test('hides the objects of another organization', () => checkSample(hidesFromOrganizations, 20))

test('hides the objects of another customer', () => checkSample(hidesFromCustomers, 20))

test('a session expires after an hour', async () => {
  await using fresh = await openShop()
  const { sessionTokens: customerSession = '' } = await stock(fresh)
  const portal = fresh.client.customerPortal.customers
  expect(await portal.get({ customerSession })).toMatchObject({ email: 'ada@example.com' })
  fresh.sandbox.advance({ minutes: 59 })
  await portal.get({ customerSession })
  fresh.sandbox.advance({ minutes: 1 })
  await expect(portal.get({ customerSession })).rejects.toMatchObject({ statusCode: 401 })
})

test('only the token that created an organization can access it', async () => {
  await using fresh = await openShop()
  const stranger = clientOf(fresh.sandbox, fresh.sandbox.createAccessToken())
  const { id } = await fresh.client.organizations.create({ name: 'Second', slug: 'second' })
  expect(await fresh.client.organizations.get({ id })).toMatchObject({ slug: 'second' })
  await expect(stranger.organizations.get({ id })).rejects.toMatchObject({
    _tag: 'ResourceNotFound',
  })
  const product = {
    name: 'Hidden',
    recurringInterval: null,
    organizationId: id,
    prices: [{ amountType: 'free' as const }],
  }
  await fresh.client.products.create(product)
  await expect(stranger.products.create(product)).rejects.toMatchObject({
    _tag: 'HTTPValidationError',
    detail: [{ loc: ['body', 'organization_id'] }],
  })
  expect((await stranger.products.list()).result.items).toEqual([])
})

test('accepts calls with a token from pages of any origin', async () => {
  const response = await fetch(`${shop.sandbox.url}/v1/customer-portal/customers/me`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://shop.example',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,content-type',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-methods')).toContain('PATCH')
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization')
})

test('responds with 404 to unknown paths and 405 to unknown methods', async () => {
  const { url } = shop.sandbox
  expect((await fetch(`${url}/v1/nothing`)).status).toBe(404)
  expect((await fetch(`${url}/elsewhere`)).status).toBe(404)
  const wrong = await fetch(`${url}/v1/products`, { method: 'PUT' })
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST'])
})

test('refuses a body of more than a million bytes, however few characters they are', async () => {
  const { url, accessToken } = shop.sandbox
  const create = (name: string) =>
    fetch(`${url}/v1/products`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
  expect((await create('x'.repeat(900_000))).status).toBe(422)
  const refused = await create('é'.repeat(500_001))
  expect([refused.status, await refused.json()]).toEqual([
    413,
    { error: 'PayloadTooLarge', detail: 'The body must not exceed 1000000 bytes.' },
  ])
})
