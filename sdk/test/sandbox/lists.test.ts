import fc from 'fast-check'
import { hasMetadata, is, listing, listPage } from '../../src/sandbox/lists.ts'
import { stoppedClock } from '../../src/sandbox/Clock.ts'
import { World } from '../../src/sandbox/World.ts'
import { openShop } from './shop.ts'

interface Row {
  readonly id: number
  readonly name: string
  readonly amount: number | null
}

const rows = fc
  .array(fc.tuple(fc.string({ maxLength: 2 }), fc.option(fc.integer({ min: 0, max: 3 }))))
  .map((pairs) => pairs.map(([name, amount], id): Row => ({ id, name, amount })))
const sorting = fc.uniqueArray(fc.constantFrom('name', '-name', 'amount', '-amount'), {
  selector: (key) => key.replace('-', ''),
})
const world = new World({
  clock: stoppedClock(0),
  timers: {},
  present: () => ({}),
  today: () => new Date(0),
  url: () => '',
})
const amounts = listing<Row>()({ filters: { amount: is('amount') } })

test('the pages of a list have every row once, in order', () => {
  fc.assert(
    fc.property(rows, sorting, fc.integer({ min: 1, max: 7 }), (all, order, limit) => {
      const page = (number: number) =>
        listPage(world, { page: number, limit, sorting: order }, all, amounts)
      const { totalCount, maxPage } = page(1).pagination
      expect(totalCount).toBe(all.length)
      const pages = Array.from({ length: maxPage }, (_, index) => page(index + 1).items)
      expect(pages.slice(0, -1).every((items) => items.length === limit)).toBe(true)
      expect(pages.at(-1)).not.toEqual([])
      expect(page(maxPage + 1).items).toEqual([])
      const items = pages.flat()
      expect(items.toSorted((one, other) => one.id - other.id)).toEqual(all)
      expect(
        items.every((row, index) => index === 0 || isSorted(items[index - 1], row, order)),
      ).toBe(true)
    }),
  )
})

/** Whether a row may precede another: nulls are greatest, and equal rows keep their order. */
const isSorted = (before: Row | undefined, after: Row, order: readonly string[]): boolean => {
  if (!before) return true
  for (const key of order) {
    const isDescending = key.startsWith('-')
    const property = key.replace('-', '') === 'name' ? 'name' : 'amount'
    const [first, second] = isDescending
      ? [after[property], before[property]]
      : [before[property], after[property]]
    if (first === second) continue
    if (first === null) return false
    return second === null || first < second
  }
  return order[0]?.startsWith('-') ? before.id > after.id : before.id < after.id
}

test('a filter keeps matching rows, and every row when it is not set', () => {
  fc.assert(
    fc.property(rows, fc.option(fc.array(fc.integer({ min: 0, max: 3 }))), (all, wanted) => {
      const { items } = listPage(world, { limit: 100, amount: wanted }, all, amounts)
      const kept =
        wanted === null
          ? all
          : all.filter(({ amount }) => amount !== null && wanted.includes(amount))
      expect(items).toEqual(kept)
    }),
  )
})

test('a metadata filter compares text, and matches any of several values', () => {
  const row = { metadata: { tier: 1, beta: true, team: 'blue' } }
  expect(hasMetadata({ tier: '1', team: ['red', 'blue'] }, world)(row)).toBe(true)
  expect(hasMetadata({ tier: '2' }, world)(row)).toBe(false)
  expect(hasMetadata({ toString: 'x' }, world)(row)).toBe(false)
})

test('limits a page to a hundred items, and rejects a page or limit below one', async () => {
  await using shop = await openShop()
  const { client } = shop
  const { organizationId } = await client.products.create({
    recurringInterval: null,
    name: 'Premium',
    prices: [{ amountType: 'free' }],
  })
  for (let number = 0; number < 101; number++) {
    await client.customers.create({ email: `${number}@example.com`, organizationId })
  }
  const { items, pagination } = (await client.customers.list({ limit: 1000 })).result
  expect([items.length, pagination]).toEqual([100, { totalCount: 101, maxPage: 2 }])
  const emails: string[] = []
  const pages = await client.customers.list({ limit: 40, sorting: ['-email'] })
  for await (const { email } of pages.items()) emails.push(email)
  expect(emails).toHaveLength(101)
  expect(emails).toEqual(emails.toSorted().reverse())
  for (const request of [{ page: 0 }, { limit: 0 }, { limit: -1 }]) {
    await expect(client.customers.list(request)).rejects.toMatchObject({
      _tag: 'HTTPValidationError',
      detail: [{ loc: ['query', Object.keys(request)[0]] }],
    })
  }
})

test('finds customers by email, text and metadata', async () => {
  await using shop = await openShop()
  const { client } = shop
  await client.customers.create({ email: 'Ada@example.com', name: 'Ada L', metadata: { tier: 1 } })
  await client.customers.create({ email: 'bob@example.com', metadata: { tier: 2 } })
  const find = async (request: Parameters<typeof client.customers.list>[0]) =>
    (await client.customers.list(request)).result.items.map(({ email }) => email)
  expect(await find({ email: 'ada@EXAMPLE.com' })).toEqual(['Ada@example.com'])
  expect(await find({ query: 'l' })).toEqual(['bob@example.com', 'Ada@example.com'])
  expect(await find({ query: 'ada l' })).toEqual(['Ada@example.com'])
  expect(await find({ metadata: { tier: 2 } })).toEqual(['bob@example.com'])
  expect(await find({ metadata: { tier: [1, 2] }, sorting: ['name'] })).toEqual([
    'Ada@example.com',
    'bob@example.com',
  ])
})
