import { changes, toWrite } from '../tools/contract/changes.mjs'
import { readDocument } from '../tools/contract/readDocument.mjs'

type Json = Record<string, unknown>

const json = (schema: Json) => ({ content: { 'application/json': { schema } } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** A platform with orders, as its document would describe it. */
const operations = () => ({
  list: {
    operationId: 'orders:list',
    security: [{ oat: ['orders:read'] }],
    parameters: [
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', default: 10 } },
    ],
    responses: { 200: json(ref('Order')) },
  } as Json,
  update: {
    operationId: 'orders:update',
    security: [{ oat: ['orders:write'] }],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    requestBody: json(ref('OrderUpdate')),
    responses: { 200: json(ref('Order')), 404: json(ref('ResourceNotFound')) },
  } as Json,
})

const schemas = () => ({
  Order: {
    type: 'object',
    required: ['id', 'amount', 'status'],
    properties: {
      id: { type: 'string' },
      amount: { type: 'integer' },
      status: { type: 'string', enum: ['paid', 'refunded'] },
      note: { type: 'string' },
    } as Record<string, Json>,
  },
  OrderUpdate: {
    type: 'object',
    properties: { note: { type: 'string', maxLength: 100 } as Json },
  },
  Locked: { type: 'object', properties: { error: { type: 'string' } } },
  ResourceNotFound: { type: 'object', properties: { error: { type: 'string' } } },
  WebhookOrderPaidPayload: {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: 'order.paid' },
      timestamp: { type: 'string', format: 'date-time' },
      data: ref('Order'),
    } as Record<string, Json>,
  },
})

const documentOf = (
  { list, update }: Record<string, Json>,
  all = schemas(),
  path = '/v1/orders',
) => ({
  info: { version: '2027-04' },
  paths: {
    [`${path}/`]: { ...(list && { get: list }) },
    [`${path}/{id}`]: { ...(update && { patch: update }) },
  },
  webhooks: { 'order.paid': { post: { requestBody: json(ref('WebhookOrderPaidPayload')) } } },
  components: { schemas: all },
})

const before = readDocument(documentOf(operations()))

const altered = (change: (all: ReturnType<typeof schemas>) => void) => {
  const all = schemas()
  change(all)
  return documentOf(operations(), all)
}

const { list, update } = operations()

test.each([
  [
    'a scope',
    documentOf({ list: { ...list, security: [{ oat: ['orders:all'] }] }, update }),
    '~ scopes: orders:read → orders:all',
  ],
  [
    'a default',
    documentOf({
      list: {
        ...list,
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', default: 20 } }],
      },
      update,
    }),
    'default 10 → default 20',
  ],
  [
    'a deprecated operation',
    documentOf({ list: { ...list, deprecated: true }, update }),
    '+ deprecated: true',
  ],
  [
    'a deprecated property',
    altered(({ Order }) => Object.assign(Order.properties.note ?? {}, { deprecated: true })),
    '+ Order.note',
  ],
  [
    'a limit',
    altered(({ OrderUpdate }) => Object.assign(OrderUpdate.properties.note, { maxLength: 50 })),
    'maxLength 100 → maxLength 50',
  ],
  [
    'an integer that becomes a number',
    altered(({ Order }) => Object.assign(Order.properties.amount ?? {}, { type: 'number' })),
    '~ amount: integer → number',
  ],
  [
    "a webhook's envelope",
    altered(({ WebhookOrderPaidPayload: { properties, required } }) => {
      properties.api_version = { type: 'string' }
      required.push('api_version')
    }),
    '+ api_version: string',
  ],
  [
    'a new operation',
    documentOf({ list, update: { ...update } }, schemas(), '/v2/orders'),
    '+ GET /v2/orders/',
  ],
  ['a removed operation', documentOf({ update }), '- GET /v1/orders/'],
  [
    'a renamed operation',
    documentOf({ list: { ...list, operationId: 'orders:all' }, update }),
    'id: orders:list → orders:all',
  ],
  [
    'a new field',
    altered(({ Order }) => Object.assign(Order.properties, { tax: { type: 'integer' } })),
    '+ tax?: integer',
  ],
  [
    'a new value of an enumeration',
    altered(({ Order }) =>
      Object.assign(Order.properties.status ?? {}, { enum: ['paid', 'void'] }),
    ),
    '~ status.values: paid refunded → paid void',
  ],
  [
    'a status',
    documentOf({ list: { ...list, responses: { 201: json(ref('Order')) } }, update }),
    '+ success.201: #Order',
  ],
  [
    'a named error',
    documentOf({
      list,
      update: { ...update, responses: { 200: json(ref('Order')), 409: json(ref('Locked')) } },
    }),
    '+ errors.409: Locked',
  ],
])('%s is reported', (_, document, expected) => {
  expect(changes(before, readDocument(document)).join('\n')).toContain(expected)
})

test('a document that has not changed is not reported', () => {
  expect(changes(before, readDocument(documentOf(operations())))).toEqual([])
})

test('what is left to write by hand is listed', () => {
  const facts = {
    shared: { operations: { 'GET /v2/orders/': {} } },
    versions: {},
    overrides: { operations: { 'GET /v1/orders/': {} } },
  }
  const newer = readDocument(documentOf({ list, update }, schemas(), '/v2/orders'))
  expect(toWrite(before, newer, facts).join('\n')).toMatch(
    /a name and a summary for GET \/v2\/orders\/[^]*remove it from contract\/overrides.json[^]*remove it from contract\/versions.json[^]*sandbox's handler/,
  )
})
