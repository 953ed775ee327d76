import fc from 'fast-check'
import { isRecord } from '../../src/codec/entity.ts'
import { buildRequest } from '../../src/http/buildRequest.ts'
import type { OperationValue } from '../../src/OperationValue.ts'
import { scopeOf } from '../../src/sandbox/access.ts'
import { allScopes } from '../../src/sandbox/scopes.ts'
import { requestOf } from '../arbitraries.ts'
import { table } from '../table.ts'
import type { Shop } from './shop.ts'
import { clientOf, openShop } from './shop.ts'
import type { Stock } from './stock.ts'
import { stock } from './stock.ts'

const operations = table.map(({ operation }) => operation)
const merchants = operations.filter(({ auth }) => auth === 'accessToken')
const buyers = operations.filter(({ auth }) => auth === 'customerSession')
const named = (values: readonly OperationValue[]) =>
  values.map((value) => [value.name, value] as const)

let shop: Shop
let known: Stock
beforeAll(async () => {
  shop = await openShop()
  known = await stock(shop)
})
afterAll(() => shop.sandbox.close())

/** The id of an existing object for the path of an operation. */
const pathOf = ({ name, params }: OperationValue): Record<string, string> => {
  const namespace = name.split('.').at(-2) ?? ''
  const own = name.includes('PaymentMethod') ? 'paymentMethods' : namespace
  const fields = params?.shape.kind === 'entity' ? Object.keys(params.shape.fields) : []
  return Object.fromEntries(
    fields.map((field) => [
      field,
      field === 'slug'
        ? 'sandbox'
        : (known[field === 'externalId' ? 'externalCustomers' : own] ?? 'none'),
    ]),
  )
}

/** Sends a valid request about an existing object. */
const send = async (operation: OperationValue, token: string | undefined) => {
  const [generated = {}] = fc.sample(requestOf(operation), { numRuns: 1, seed: 7 })
  const paging = operation.paged ? { page: 1, limit: 10 } : {}
  const request = { ...generated, ...pathOf(operation), ...paging }
  const { target, contentType, body } = buildRequest(operation, request)
  const response = await fetch(shop.sandbox.url + target, {
    method: operation.method,
    redirect: 'manual',
    headers: {
      ...(contentType && { 'content-type': contentType }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  return { status: response.status, text }
}

const json = (text: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(text)
  return isRecord(value) ? value : {}
}

describe.each(named([...merchants, ...buyers]))('%s refuses', (_, operation) => {
  test.each([
    ['no token', undefined],
    ['an unknown token', 'sandbox_oat_unknown'],
    ['a malformed token', 'a b'],
  ])('%s', async (_, token) => {
    expect((await send(operation, token)).status).toBe(401)
  })

  test('rejects a token of the other kind', async () => {
    const { accessToken } = shop.sandbox
    const other = operation.auth === 'accessToken' ? known.sessionTokens : accessToken
    expect((await send(operation, other)).status).toBe(401)
  })
})

describe.each(named(merchants))('%s', (_, operation) => {
  const scope = scopeOf(operation)

  test('[call-4] rejects a token without the scope', async () => {
    if (scope === undefined) return
    const wide = [scope, scope.replace(':read', ':write')]
    const scopes = allScopes.filter((other) => !wide.includes(other))
    const response = await send(operation, shop.sandbox.createAccessToken({ scopes }))
    expect(response.status).toBe(403)
    expect(json(response.text)).toMatchObject({ error: 'insufficient_scope' })
  })

  test('hides the objects of another organization', async () => {
    const others = await other()
    const response = await send(operation, others)
    if (operation.params) expect([404, 422]).toContain(response.status)
    for (const id of Object.values(known)) {
      if (id !== '' && id !== 'ada' && id !== 'sandbox') expect(response.text).not.toContain(id)
    }
  })
})

/** A token of another organization, with every scope. */
const other = async (): Promise<string> => {
  const { client, sandbox } = shop
  const slug = `other-${Math.random().toString(36).slice(2)}`
  const { id } = await client.organizations.create({ name: 'Other', slug })
  return sandbox.createAccessToken({ organizationIds: [id] })
}

describe.each(named(buyers))('%s', (_, operation) => {
  test('hides the objects of another customer', async () => {
    const { client } = shop
    const email = `${Math.random().toString(36).slice(2)}@example.com`
    const { id: customerId } = await client.customers.create({ email })
    const { token } = await client.customerSessions.create({ customerId })
    const response = await send(operation, token)
    if (operation.params) expect([404, 422]).toContain(response.status)
    for (const key of [
      'orders',
      'subscriptions',
      'customers',
      'paymentMethods',
      'licenseKeys',
      'benefitGrants',
      'files',
    ]) {
      expect(response.text).not.toContain(known[key])
    }
  })
})

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
