import fc from 'fast-check'
import type { AnyCodec } from '../src/codec/Codec.ts'
import { codecOf, wireName } from '../src/codec/entity.ts'
import { issuesOf, run } from '../src/codec/Run.ts'
import { createBillingClient as createClientOfMarch } from '../src/2025-03/index.ts'
import { getCustomer as getCustomerOfMarch } from '../src/2025-03/customers.ts'
import type { Customer } from '../src/2026-10/customers.ts'
import { CustomerIndividual, getCustomer } from '../src/2026-10/customers.ts'
import { Subscription } from '../src/2026-10/subscriptions.ts'
import type { ContractDrift } from '../src/2026-10/index.ts'
import { createBillingClient, createBillingCore } from '../src/2026-10/index.ts'
import { valueOf } from './arbitraries.ts'
import type { Platform } from './platform.ts'
import { json, startPlatform } from './platform.ts'
import { tables } from './table.ts'
import { wireOf } from './wire.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

// A team need not have an email address.
const [sample] = fc.sample(valueOf(CustomerIndividual), 1)
const wire = wireOf(CustomerIndividual, sample) as Readonly<Record<string, unknown>>

test('one core serves the functions of both versions, each with its own header', async () => {
  const core = createBillingCore({ accessToken: 'token', serverURL: platform.serverURL })
  platform.received.length = 0
  await getCustomer(core)({ id: '1' })()
  await getCustomerOfMarch(core)({ id: '1' })()
  expect(platform.received.map(({ headers }) => headers['polar-version'])).toEqual([
    '2026-10',
    undefined,
  ])
})

test('an entry point refuses to speak another version', () => {
  // @ts-expect-error -- the compiler refuses it too
  expect(() => createBillingClient({ version: '2025-03' })).toThrow(
    'speaks the contract of 2026-10',
  )
  // @ts-expect-error -- the compiler refuses it too
  expect(() => createClientOfMarch({ version: '2026-10' })).toThrow(
    'speaks the contract of 2025-03',
  )
})

describe('a response that lacks what the contract promises', () => {
  const heard: ContractDrift[] = []
  const options = () => ({
    accessToken: 'token',
    serverURL: platform.serverURL,
    hooks: { onContractDrift: (drift: ContractDrift) => void heard.push(drift) },
  })
  beforeEach(() => {
    heard.length = 0
    platform.respond = json(200, { ...wire, email: null, email_verified: undefined })
  })

  test('is read without it, and a hook is called', async () => {
    const customer = await createBillingClient(options()).customers.get({ id: '1' })
    expect(customer).toEqual({
      ...(sample as Customer),
      email: undefined,
      emailVerified: undefined,
    })
    const [drift] = heard
    expect(drift?.operation).toBe('customers.get')
    expect(drift?.issues.map(({ path }) => path.join('.')).sort()).toEqual([
      'email',
      'email_verified',
    ])
    expect(heard).toHaveLength(1)
  })

  test('fails a strict client, and the client of 2025-03', async () => {
    const failed = { _tag: 'ResponseValidationError' }
    const strict = createBillingClient({ ...options(), strict: true })
    await expect(strict.customers.get({ id: '1' })).rejects.toMatchObject(failed)
    const march = createClientOfMarch(options())
    await expect(march.customers.get({ id: '1' })).rejects.toMatchObject(failed)
    expect(heard).toEqual([])
  })

  test('fails if a list has no items', async () => {
    platform.respond = json(200, { pagination: { total_count: 0, max_page: 0 } })
    await expect(createBillingClient(options()).customers.list()).rejects.toMatchObject({
      _tag: 'ResponseValidationError',
      issues: [{ path: ['items'] }],
    })
  })
})

test('a response may have fields that the document hides; they are not read, not even by a strict client', () => {
  fc.assert(
    fc.property(valueOf(Subscription), (value) => {
      const wire = wireOf(Subscription, value) as Readonly<Record<string, unknown>>
      const hidden = { user: { id: 'u' }, user_id: 'u', price: null, price_id: 'p' }
      const attempt = run(true)
      expect(Subscription.read({ ...wire, ...hidden }, attempt)).toEqual(value)
      expect(attempt.issues).toEqual([])
    }),
    { numRuns: 10 },
  )
})

/** Every entity in the responses of 2026-10, except those that are useless without one of their properties. */
const entities = new Map<string, AnyCodec>()
const collect = (codec: AnyCodec): void => {
  const { shape } = codec
  if (entities.get(codec.name) === codec) return
  if (shape.kind === 'entity') {
    if (!/^(ListResource_|Pagination$)/.test(codec.name)) entities.set(codec.name, codec)
    Object.values(shape.fields).map(codecOf).forEach(collect)
  } else if (shape.kind === 'union') Object.values(shape.branches).forEach(collect)
  else if ('of' in shape && typeof shape.of === 'object' && 'shape' in shape.of) collect(shape.of)
}
for (const { operation } of tables['2026-10']) Object.values(operation.success).forEach(collect)

test.each([...entities])('%s keeps the rest when one property is missing or null', (_, codec) => {
  const fields = codec.shape.kind === 'entity' ? codec.shape.fields : {}
  const names = Object.keys(fields)
  if (names.length === 0) return
  const cases = fc.tuple(
    valueOf(codec),
    fc.constantFrom(...names),
    fc.constantFrom(null, undefined),
  )
  fc.assert(
    fc.property(cases, ([value, name, absent]) => {
      const attempt = run(false, true)
      const written = wireOf(codec, value) as object
      const read = new Map(
        Object.entries(codec.read({ ...written, [wireName(name)]: absent }, attempt) as object),
      )
      const whole = new Map(Object.entries(codec.read(written, run(false)) as object))
      const gone: unknown = read.get(name)
      read.delete(name)
      whole.delete(name)
      expect(issuesOf(attempt)).toEqual([])
      expect(issuesOf(attempt, true).every(({ path }) => path[0] === wireName(name))).toBe(true)
      expect(read).toEqual(whole)
      const field = fields[name]
      const fallback = field && 'presence' in field ? field.fallback : undefined
      expect(gone ?? undefined).toEqual(fallback)
    }),
    { numRuns: 5 },
  )
})
