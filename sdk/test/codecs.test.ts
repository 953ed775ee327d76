import fc from 'fast-check'
import * as t from 'io-ts'
import { createBillingCore, isUnknown } from '../src/2025-03/index.ts'
import { date, day } from '../src/codec/primitives.ts'
import { run } from '../src/codec/Run.ts'
import { Customer } from '../src/2025-03/customers.ts'
import { Filter } from '../src/2025-03/meters.ts'
import { Benefit } from '../src/2025-03/benefits.ts'
import { Subscription } from '../src/2025-03/subscriptions.ts'
import { valueOf } from './arbitraries.ts'
import { decodesWhatItEncodes, locatesErrors, neverThrows } from './properties/codecs.ts'
import { checkSample } from './properties/Property.ts'
import { argumentsOf, table } from './table.ts'

test('a codec decodes what it encodes, and ignores unknown properties', () =>
  checkSample(decodesWhatItEncodes, 200))

test('a codec never throws', () => checkSample(neverThrows, 500))

test('a corrupted response is rejected with the location of the error', () =>
  checkSample(locatesErrors, 100))

test('[validation-7] never throws, whatever the request', async () => {
  const core = createBillingCore({
    accessToken: 'token',
    fetch: () => Promise.reject(new TypeError('there is no network here')),
  })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...table), fc.anything(), async (call, anything) => {
      const result = await call(core)(...argumentsOf(call.operation, anything))()
      expect(result._tag).toBe('Left')
      if (result._tag === 'Left') {
        expect(['InputValidationError', 'ConnectionError']).toContain(result.left._tag)
      }
    }),
    { numRuns: 500 },
  )
})

describe('forward compatibility', () => {
  const wire = {
    id: '1',
    created_at: '2025-03-01T12:00:00Z',
    modified_at: null,
    type: 'moon_dust',
    grams: 3,
  }

  test('reads a new branch as Unknown with its raw value, and writes it back unchanged', () => {
    const result = Benefit.decode(wire)
    expect(result).toEqual({
      _tag: 'Right',
      right: { type: 'UNKNOWN', isUnknown: true, raw: wire },
    })
    if (result._tag === 'Right') {
      expect(isUnknown(result.right)).toBe(true)
      expect(Benefit.encode(result.right)).toBe(wire)
    }
  })

  test('strict rejects it, with the known branches', () => {
    const attempt = run(true)
    Benefit.read(wire, attempt)
    expect(attempt.issues).toEqual([
      {
        path: [],
        expected:
          'an object whose type is one of "custom", "discord", "github_repository", "downloadables", "license_keys"',
        got: '"moon_dust"',
      },
    ])
  })

  test('a missing tag is a failure, not Unknown', () => {
    expect(Benefit.decode({ ...wire, type: undefined })._tag).toBe('Left')
    expect(Benefit.decode({ ...wire, type: 5 })._tag).toBe('Left')
  })
})

describe('dates', () => {
  test.each([
    ['2025-03-01T12:00:00Z', '2025-03-01T12:00:00.000Z'],
    ['2025-03-01T12:00:00+02:30', '2025-03-01T09:30:00.000Z'],
    ['2025-03-01T12:00:00.123456Z', '2025-03-01T12:00:00.123Z'],
  ])('%s is %s', (wire, iso) => {
    expect(date.decode(wire)).toEqual({ _tag: 'Right', right: new Date(iso) })
  })

  test.each(['2025-03-01T12:00:00', '2025-03-01', '2025-13-01T12:00:00Z', 'yesterday', 5, null])(
    '%j is not a date and time',
    (wire) => {
      expect(date.decode(wire)._tag).toBe('Left')
    },
  )

  test('[validation-16] calendar days are in UTC', () => {
    expect(day.encode(new Date('2025-03-01T23:59:59Z'))).toBe('2025-03-01')
    expect(day.decode('2025-03-01')).toEqual({ _tag: 'Right', right: new Date('2025-03-01') })
    expect(day.decode('2025-03-01T00:00:00Z')._tag).toBe('Left')
  })
})

test('passes metadata through by reference, whatever its keys', () => {
  const [value] = fc.sample(valueOf(Customer), 1)
  const metadata: unknown = JSON.parse('{"__proto__":"x","camelCase":1,"snake_case":true}')
  const wire = { ...(Customer.encode(value as Customer) as object), metadata }
  const result = Customer.decode(wire)
  expect(result._tag === 'Right' && result.right.metadata).toBe(metadata)
})

test('rejects a filter with endless nesting', () => {
  let filter: unknown = { property: 'a', operator: 'eq', value: 1 }
  for (let level = 0; level < 50_000; level++) filter = { conjunction: 'and', clauses: [filter] }
  expect(Filter.decode(filter)._tag).toBe('Left')
})

test('codecs work inside io-ts codecs', () => {
  const Envelope = t.type({ subscription: Subscription, other: t.string })
  fc.assert(
    fc.property(valueOf(Subscription), (value) => {
      const subscription = value as Subscription
      const wire = Envelope.encode({ subscription, other: 'x' })
      expect(Envelope.decode(wire)).toEqual({ _tag: 'Right', right: { subscription, other: 'x' } })
      expect(Envelope.is({ subscription, other: 'x' })).toBe(true)
    }),
    { numRuns: 5 },
  )
  const wrong = Envelope.decode({ subscription: { id: 1 }, other: 'x' })
  const messages = wrong._tag === 'Left' ? wrong.left.map(({ message }) => message) : []
  expect(messages).toContain('expected text, got 1')
})

test('codecs can be piped into io-ts codecs', () => {
  const Email = new t.Type<string, Customer>(
    'Email',
    t.string.is,
    (customer, context) =>
      typeof customer === 'object' && customer !== null && 'email' in customer
        ? t.string.validate(customer.email, context)
        : t.failure(customer, context),
    () => {
      throw new Error('one way only')
    },
  )
  const [value] = fc.sample(valueOf(Customer), 1)
  const customer = value as Customer
  expect(Customer.pipe(Email).decode(Customer.encode(customer))).toEqual({
    _tag: 'Right',
    right: customer.email,
  })
  expect(Customer.pipe(Email).decode({})._tag).toBe('Left')
})
