import fc from 'fast-check'
import { run } from '../src/codec/Run.ts'
import { createBillingClient as createClientOfMarch } from '../src/2025-03/index.ts'
import { getCustomer as getCustomerOfMarch } from '../src/2025-03/customers.ts'
import { createBillingCore as coreOfApril } from '../src/2026-04/index.ts'
import { ValidatedLicenseKey as KeyOfApril } from '../src/2026-04/licenseKeys.ts'
import { ValidatedLicenseKey as KeyOfOctober } from '../src/2026-10/licenseKeys.ts'
import { createBillingCore as coreOfJanuary } from '../src/2027-01/index.ts'
import { getLicenseKey, ValidatedLicenseKey as KeyOfJanuary } from '../src/2027-01/licenseKeys.ts'
import type { Customer } from '../src/shared/customers.ts'
import { CustomerIndividual, getCustomer } from '../src/shared/customers.ts'
import { Subscription } from '../src/shared/subscriptions.ts'
import type { ContractDrift } from '../src/2026-10/index.ts'
import { createBillingClient, createBillingCore } from '../src/2026-10/index.ts'
import { valueOf } from './arbitraries.ts'
import type { Platform } from './platform.ts'
import { json, startPlatform } from './platform.ts'
import { keepsTheRest } from './properties/missingProperties.ts'
import { checkSample } from './properties/Property.ts'
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

test('a shared function sends the version of its core, and one that differs sends its own', async () => {
  platform.received.length = 0
  for (const createCore of [createBillingCore, coreOfApril, coreOfJanuary]) {
    const core = createCore({ accessToken: 'token', serverURL: platform.serverURL })
    await getCustomer(core)({ id: '1' })()
    await getLicenseKey(core)({ id: '1' })()
  }
  expect(platform.received.map(({ headers }) => headers['polar-version'])).toEqual([
    ...['2026-10', '2027-01'],
    ...['2026-04', '2027-01'],
    ...['2027-01', '2027-01'],
  ])
})

test('a version reads what only it has', () => {
  const subscription = {
    id: 's',
    status: 'active',
    current_period_start: '2027-01-01T00:00:00Z',
    current_period_end: '2027-02-01T00:00:00Z',
    cancel_at_period_end: false,
    ends_at: null,
  }
  const [key] = fc.sample(valueOf(KeyOfJanuary), 1)
  const sent = { ...(wireOf(KeyOfJanuary, key) as object), member_id: 'm', subscription }
  expect(KeyOfJanuary.read(sent, run(true))).toMatchObject({
    memberId: 'm',
    subscription: { id: 's', cancelAtPeriodEnd: false },
  })
  expect(KeyOfOctober.read(sent, run(true))).not.toHaveProperty('subscription')
  expect(KeyOfApril.read(sent, run(true))).not.toHaveProperty('memberId')
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

test('an entity keeps the rest when one property is missing or null', () =>
  checkSample(keepsTheRest, 200))
