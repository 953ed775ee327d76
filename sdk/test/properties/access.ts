import { isRecord } from '../../src/codec/entity.ts'
import { buildRequest } from '../../src/http/buildRequest.ts'
import type { OperationValue } from '../../src/OperationValue.ts'
import { scopeOf } from '../../src/sandbox/access.ts'
import { allScopes } from '../../src/sandbox/scopes.ts'
import { requestOf } from '../arbitraries.ts'
import type { Shop } from '../sandbox/shop.ts'
import type { Stock } from '../sandbox/stock.ts'
import { table } from '../table.ts'
import type { Property } from './Property.ts'

const operations = table.map(({ operation }) => operation)
const merchants = operations.filter(({ auth }) => auth === 'accessToken')
const buyers = operations.filter(({ auth }) => auth === 'customerSession')
const subjectsOf = (of: readonly OperationValue[]) =>
  new Map(of.map((operation) => [operation.name, operation]))

/** What only some callers may do in a stocked shop: every request is valid, and about an object that exists. */
export const accessProperties = (stocked: () => { readonly shop: Shop; readonly known: Stock }) => {
  const send = (operation: OperationValue, request: object, token: string | undefined) => {
    const { shop, known } = stocked()
    return sendTo(shop, operation, { ...request, ...pathOf(operation, known) }, token)
  }

  return {
    /** Refuses a missing, an unknown and a malformed token, and one of the other kind. */
    refusesTokens: {
      subjects: subjectsOf([...merchants, ...buyers]),
      valuesFor: requestOf,
      expectFor: async (operation, request) => {
        const { shop, known } = stocked()
        const { accessToken } = shop.sandbox
        const other = operation.auth === 'accessToken' ? known.sessionTokens : accessToken
        for (const token of [undefined, 'sandbox_oat_unknown', 'a b', other]) {
          expect([token, (await send(operation, request, token)).status]).toEqual([token, 401])
        }
      },
    },
    /** Refuses a token without the scope. */
    refusesNarrowTokens: {
      subjects: subjectsOf(merchants.filter((operation) => scopeOf(operation) !== undefined)),
      valuesFor: requestOf,
      expectFor: async (operation, request) => {
        const scope = scopeOf(operation) ?? ''
        const wide = [scope, scope.replace(':read', ':write')]
        const scopes = allScopes.filter((other) => !wide.includes(other))
        const token = stocked().shop.sandbox.createAccessToken({ scopes })
        const response = await send(operation, request, token)
        expect(response.status).toBe(403)
        expect(json(response.text)).toMatchObject({ error: 'insufficient_scope' })
      },
    },
    /** Hides the objects of another organization. */
    hidesFromOrganizations: {
      subjects: subjectsOf(merchants),
      valuesFor: requestOf,
      expectFor: async (operation, request) => {
        const { shop, known } = stocked()
        const response = await send(operation, request, await tokenOfAnother(shop))
        if (operation.params) expect([404, 422]).toContain(response.status)
        for (const id of Object.values(known)) {
          if (id !== '' && id !== 'ada' && id !== 'sandbox') expect(response.text).not.toContain(id)
        }
      },
    },
    /** Hides the objects of another customer. */
    hidesFromCustomers: {
      subjects: subjectsOf(buyers),
      valuesFor: requestOf,
      expectFor: async (operation, request) => {
        const { shop, known } = stocked()
        const response = await send(operation, request, await sessionOfAnother(shop))
        if (operation.params) expect([404, 422]).toContain(response.status)
        for (const key of OWNED) expect(response.text).not.toContain(known[key])
      },
    },
  } satisfies Readonly<Record<string, Property<OperationValue, object>>>
}

/** What belongs to a customer. */
const OWNED = [
  'orders',
  'subscriptions',
  'customers',
  'paymentMethods',
  'licenseKeys',
  'benefitGrants',
  'files',
]

/** The id of an existing object for the path of an operation. */
const pathOf = ({ name, params }: OperationValue, known: Stock): Record<string, string> => {
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

const sendTo = async (
  { sandbox }: Shop,
  operation: OperationValue,
  request: object,
  token: string | undefined,
) => {
  const paging = operation.paged ? { page: 1, limit: 10 } : {}
  const { target, contentType, body } = buildRequest(operation, { ...request, ...paging })
  const response = await fetch(sandbox.url + target, {
    method: operation.method,
    redirect: 'manual',
    headers: {
      ...(contentType && { 'content-type': contentType }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
  })
  return { status: response.status, text: await response.text() }
}

const json = (text: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(text)
  return isRecord(value) ? value : {}
}

/** A token of another organization, with every scope. */
const tokenOfAnother = async ({ client, sandbox }: Shop): Promise<string> => {
  const slug = `other-${Math.random().toString(36).slice(2)}`
  const { id } = await client.organizations.create({ name: 'Other', slug })
  return sandbox.createAccessToken({ organizationIds: [id] })
}

const sessionOfAnother = async ({ client }: Shop): Promise<string> => {
  const email = `${Math.random().toString(36).slice(2)}@example.com`
  const { id: customerId } = await client.customers.create({ email })
  return (await client.customerSessions.create({ customerId })).token
}
