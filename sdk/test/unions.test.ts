import fc from 'fast-check'
import type { AnyCodec, Fields } from '../src/codec/Codec.ts'
import { codecOf, isRecord, wireName } from '../src/codec/entity.ts'
import { run } from '../src/codec/Run.ts'
import { CustomerCreate } from '../src/shared/customers.ts'
import { createBillingClient } from '../src/2026-10/index.ts'
import { ProductCreate } from '../src/shared/products.ts'
import { SubscriptionUpdate } from '../src/shared/subscriptions.ts'
import { valueOf } from './arbitraries.ts'
import { startPlatform } from './platform.ts'

const fieldsOf = ({ shape }: AnyCodec): Fields => (shape.kind === 'entity' ? shape.fields : {})

/** What a request sends, and what is wrong with it. */
const sent = (codec: AnyCodec, value: object) => {
  const pass = { ...run(true), isClosed: true }
  return { wire: codec.write(value, pass), issues: pass.issues }
}

const nulls = (names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, null]))

const cases = [CustomerCreate, ProductCreate, SubscriptionUpdate].flatMap((union: AnyCodec) =>
  union.shape.kind === 'union'
    ? Object.entries(union.shape.branches).map(([name, branch]) => [name, union, branch] as const)
    : [],
)

test.each(cases)(
  'null picks %s as absence does, where the document allows null',
  (_, union, branch) => {
    const nullable = Object.entries(fieldsOf(branch))
      .filter(([, field]) => 'presence' in field && codecOf(field).is(null))
      .map(([name]) => name)
    fc.assert(
      fc.property(valueOf(branch).filter(isRecord), fc.subarray(nullable), (given, names) => {
        const plain = sent(union, given)
        fc.pre(plain.issues.length === 0)
        const absent = names.filter((name) => given[name] === undefined)
        expect(sent(union, { ...given, ...nulls(absent) })).toEqual({
          wire: { ...(plain.wire as object), ...nulls(absent.map(wireName)) },
          issues: [],
        })
      }),
      { numRuns: 50 },
    )
  },
)

test("sends the document's own form of a one-time product", async () => {
  await using platform = await startPlatform()
  const client = createBillingClient({ accessToken: 'token', serverURL: platform.serverURL })
  const product = {
    name: 'A mask',
    recurringInterval: null,
    prices: [{ amountType: 'fixed', priceAmount: 500 } as const],
  }
  await client.products.create(product).catch(() => undefined)
  expect(JSON.parse(platform.received[0]?.body ?? 'null')).toMatchObject({
    recurring_interval: null,
  })
})
