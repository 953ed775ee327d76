import fc from 'fast-check'
import { isRecord } from '../../src/codec/entity.ts'
import type { OperationValue } from '../../src/OperationValue.ts'
import { testCards } from '../../src/sandbox/rules/cards.ts'
import { requestOf } from '../arbitraries.ts'
import type { Stock } from './stock.ts'

/** A request that the codecs accept, with mostly realistic values. */
export const groundedRequest = (operation: OperationValue, known: Stock): fc.Arbitrary<object> =>
  fc.gen().map((generate) => {
    const around = { generate, known: { ...known, own: ownId(operation, known) } }
    return ground(generate(requestOf, operation), '', around) as object
  })

interface Ground {
  readonly generate: fc.GeneratorValue
  readonly known: Stock
}

const ground = (value: unknown, key: string, around: Ground): unknown => {
  if (Array.isArray(value)) return value.map((entry) => ground(entry, key, around))
  if (isRecord(value) && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, ground(entry, name, around)]),
    )
  }
  const usual = usualOf(value, key, around.known)
  return usual && around.generate(fc.nat, { max: 4 }) > 0
    ? around.generate(fc.constantFrom<unknown[]>, ...usual)
    : value
}

/** Realistic values for a key, if there are any. */
const usualOf = (value: unknown, key: string, known: Stock): readonly unknown[] | undefined => {
  if (typeof value === 'number') {
    if (/page|limit/.test(key)) return [1, 2, 10, 100]
    return key === 'basisPoints' ? [1000] : [1, 50, 499, 600]
  }
  if (value instanceof Date) return [-40, -1, 0, 1, 40].map((days) => new Date(NOW + days * DAY))
  if (typeof value !== 'string') return undefined
  if (/email/i.test(key)) return ['ada@example.com', 'new@example.com']
  const usual = USUAL[key] ?? known[key === 'id' ? 'own' : (ABOUT[key] ?? key)]
  return usual === undefined ? undefined : [usual].flat()
}

const USUAL: Readonly<Record<string, readonly string[]>> = {
  confirmationTokenId: Object.keys(testCards),
  discountCode: ['TEN'],
  priceCurrency: ['usd'],
  currency: ['usd'],
  name: ['A name'],
}

/** The key in the stock that has values for a property. */
const ABOUT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'product customer subscription order checkout discount customField meter organization benefit file licenseKey activation'
      .split(' ')
      .map((name) => [`${name}Id`, `${name}s`]),
  ),
  productPriceId: 'prices',
  externalId: 'externalCustomers',
  customerExternalId: 'externalCustomers',
  clientSecret: 'clientSecrets',
  slug: 'slugs',
  key: 'licenseTexts',
  token: 'downloadTokens',
}

/** The id of the object that an operation is about; '' if the stock has none. */
const ownId = ({ name, path }: OperationValue, known: Stock): string => {
  const namespace = name.split('.').at(-2) ?? ''
  return known[path.includes('payment-methods') ? 'paymentMethods' : namespace] ?? ''
}

const NOW = Date.parse('2026-01-31T12:00:00Z')
const DAY = 86_400_000
