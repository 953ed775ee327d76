import fc from 'fast-check'
import { appliesTo, isRedeemable, worthOf } from '../../src/sandbox/rules/discountTerms.ts'
import type { Shop } from './shop.ts'
import { clientOf, failureOf, known, openShop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const half = {
  type: 'percentage',
  basisPoints: 5000,
  duration: 'once',
  name: 'Half',
} as const

describe('the amount of a discount', () => {
  const charge = fc.integer({ min: 0, max: 99_999_999 })

  test('is between 0 and the charge', () => {
    const terms = fc.oneof(
      fc.record({
        type: fc.constant('fixed' as const),
        amount: fc.integer({ min: 0, max: 2 ** 31 }),
        basisPoints: fc.constant(null),
      }),
      fc.record({
        type: fc.constant('percentage' as const),
        amount: fc.constant(null),
        basisPoints: fc.integer({ min: 1, max: 10_000 }),
      }),
    )
    fc.assert(
      fc.property(terms, charge, (discount, amount) => {
        const off = worthOf(discount, amount)
        expect(Number.isInteger(off)).toBe(true)
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(amount)
      }),
    )
  })

  test('is a percentage in basis points, rounded to the nearest unit', () => {
    const off = (basisPoints: number, amount: number) =>
      worthOf({ type: 'percentage', amount: null, basisPoints }, amount)
    expect(off(2550, 1000)).toBe(255)
    expect(off(10_000, 499)).toBe(499)
    expect(off(5000, 499)).toBe(250)
    expect(worthOf({ type: 'fixed', amount: 600, basisPoints: null }, 499)).toBe(499)
  })
})

test('applies to one charge, to some months or forever', () => {
  const holds = (duration: string, durationInMonths: number | null, cycle: number) =>
    appliesTo({ duration, durationInMonths }, { cycle, months: cycle - 1 })
  expect([1, 2].map((cycle) => holds('once', null, cycle))).toEqual([true, false])
  expect([1, 3, 4].map((cycle) => holds('repeating', 3, cycle))).toEqual([true, true, false])
  expect([1, 500].map((cycle) => holds('forever', null, cycle))).toEqual([true, true])
})

test('[billing-5] can be redeemed from its start until its end or its limit', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const discount = {
    startsAt: at(2),
    endsAt: at(4),
    maxRedemptions: 2,
    redemptionsCount: 1,
    deletedAt: null,
  }
  expect([1, 2, 3, 4].map((day) => isRedeemable(discount, at(day)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isRedeemable({ ...discount, redemptionsCount: 2 }, at(3))).toBe(false)
  expect(isRedeemable({ ...discount, deletedAt: at(1) }, at(3))).toBe(false)
})

describe('over HTTP', () => {
  test('creates, reads and lists each kind', async () => {
    const { discounts, products } = shop.client
    const product = await products.create({
      recurringInterval: null,
      name: 'A book',
      prices: [{ amountType: 'fixed', priceAmount: 1000 }],
    })
    const created = [
      await discounts.create({ ...half, code: 'HALF', products: [product.id] }),
      await discounts.create({
        type: 'percentage',
        basisPoints: 1000,
        duration: 'repeating',
        durationInMonths: 3,
        name: 'Quarter',
      }),
      await discounts.create({ type: 'fixed', amount: 100, duration: 'forever', name: 'Dollar' }),
      await discounts.create({
        type: 'fixed',
        amount: 200,
        duration: 'repeating',
        durationInMonths: 2,
        name: 'Double',
        maxRedemptions: 5,
        metadata: { campaign: 'winter' },
      }),
    ]
    expect(created[0]).toMatchObject({
      code: 'HALF',
      redemptionsCount: 0,
      products: [{ id: product.id }],
    })
    for (const discount of created.map(known)) {
      expect(await discounts.get({ id: discount.id })).toEqual(discount)
    }
    const page = await discounts.list({ sorting: ['name'] })
    expect(page.result.items.map((item) => known(item).name)).toEqual([
      'Dollar',
      'Double',
      'Half',
      'Quarter',
    ])
    const found = await discounts.list({ query: 'half' })
    expect(found.result.items).toEqual([created[0]])
  })

  test('updates and deletes a discount', async () => {
    const { discounts } = shop.client
    const { id } = known(await discounts.create({ ...half, code: 'CHANGE' }))
    const changed = await discounts.update({
      id,
      discountUpdate: { name: 'Third', basisPoints: 3333, code: 'THIRD', maxRedemptions: 7 },
    })
    expect(changed).toMatchObject({ name: 'Third', basisPoints: 3333, maxRedemptions: 7 })
    // The old code is available again, and the new one is in use.
    const other = known(await discounts.create({ ...half, code: 'CHANGE' }))
    expect(
      await failureOf(discounts.update({ id: other.id, discountUpdate: { code: 'third' } })),
    ).toMatchObject({ statusCode: 422 })
    await discounts.delete({ id })
    expect(await failureOf(discounts.get({ id }))).toMatchObject({ statusCode: 404 })
    expect(await failureOf(discounts.delete({ id }))).toMatchObject({ statusCode: 404 })
    await discounts.update({ id: other.id, discountUpdate: { code: 'third' } })
  })

  test.each([
    [{ ...half, basisPoints: 0 }, 'basis_points'],
    [{ ...half, basisPoints: 10_001 }, 'basis_points'],
    [{ ...half, code: 'no spaces' }, 'code'],
    [{ ...half, name: '' }, 'name'],
    [{ ...half, maxRedemptions: 0 }, 'max_redemptions'],
    [{ ...half, startsAt: new Date(2000), endsAt: new Date(1000) }, 'ends_at'],
    [{ ...half, products: ['nothing'] }, 'products'],
    [{ type: 'fixed', amount: -1, duration: 'once', name: 'Less' } as const, 'amount'],
    [
      { type: 'fixed', amount: 1, currency: 'eur', duration: 'once', name: 'Euro' } as const,
      'currency',
    ],
  ])('%j is refused, and the error says where it is wrong', async (request, field) => {
    expect(await failureOf(shop.client.discounts.create(request))).toMatchObject({
      statusCode: 422,
      detail: [{ loc: expect.arrayContaining(['body', field]) as unknown }],
    })
  })

  test('hides a discount from other organizations, which can use the same code', async () => {
    const { id } = known(await shop.client.discounts.create({ ...half, code: 'SHARED' }))
    const organization = await shop.client.organizations.create({ name: 'Other', slug: 'other' })
    const other = clientOf(
      shop.sandbox,
      shop.sandbox.createAccessToken({ organizationIds: [organization.id] }),
    )
    expect(await failureOf(other.discounts.get({ id }))).toMatchObject({ statusCode: 404 })
    expect((await other.discounts.list()).result.items).toEqual([])
    await other.discounts.create({ ...half, code: 'SHARED' })
  })
})
