import fc from 'fast-check'
import { createBillingClient } from '../../src/2026-10/index.ts'
import type { Filter, FilterClause } from '../../src/2025-03/meters.ts'
import { intervalsBetween } from '../../src/sandbox/rules/intervals.ts'
import { isLike } from '../../src/sandbox/rules/isLike.ts'
import { aggregate, fitsFilter } from '../../src/sandbox/rules/meters.ts'
import { failureOf, openShop } from './shop.ts'

const scalar = fc.oneof(
  fc.constantFrom('a', 'ab', 'b%'),
  fc.integer({ min: -3, max: 3 }),
  fc.boolean(),
)

const event = fc
  .record({
    name: fc.constantFrom('click', 'view'),
    seconds: fc.integer({ min: 0, max: 500_000 }),
    metadata: fc.dictionary(fc.constantFrom('size', 'kind'), scalar),
  })
  .map(({ name, seconds, metadata }) => ({
    name,
    metadata,
    source: 'user' as const,
    timestamp: new Date(Date.UTC(2026, 0, 1) + 1000 * seconds),
  }))

const clause: fc.Arbitrary<FilterClause> = fc.record({
  property: fc.constantFrom('size', 'kind', 'name'),
  operator: fc.constantFrom('eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'like', 'not_like'),
  value: scalar,
})

const group: fc.Arbitrary<Filter> = fc.letrec<{ group: Filter; part: Filter | FilterClause }>(
  (tie) => ({
    part: fc.oneof({ maxDepth: 3 }, clause, tie('group')),
    group: fc.record({
      conjunction: fc.constantFrom('and', 'or'),
      clauses: fc.array(tie('part'), { maxLength: 3 }),
    }),
  }),
).group

const has = (...clauses: Filter['clauses']): Filter => ({ conjunction: 'and', clauses })

test('an operator and its opposite partition the events that have the property', () => {
  const opposites = { eq: 'ne', gt: 'lte', lt: 'gte', like: 'not_like' } as const
  fc.assert(
    fc.property(event, clause, (given, { property, value }) => {
      const own = property === 'name' ? given.name : given.metadata[property]
      for (const [operator, opposite] of Object.entries(opposites)) {
        const fits = [operator, opposite].filter((one) =>
          fitsFilter(has({ property, operator: one as 'eq', value }), given),
        )
        const compares = operator === 'like' ? own !== undefined : typeof own === typeof value
        expect(fits.length).toBe(compares ? 1 : 0)
      }
    }),
  )
})

test('a group matches all of its clauses, or at least one', () => {
  fc.assert(
    fc.property(event, fc.array(group, { minLength: 1, maxLength: 3 }), (given, groups) => {
      const each = groups.map((one) => fitsFilter(one, given))
      expect(fitsFilter({ conjunction: 'and', clauses: groups }, given)).toBe(!each.includes(false))
      expect(fitsFilter({ conjunction: 'or', clauses: groups }, given)).toBe(each.includes(true))
    }),
  )
})

test('only % and _ are special in `like`', () => {
  const like = (name: string, value: string) =>
    fitsFilter(has({ property: 'name', operator: 'like', value }), {
      name,
      metadata: {},
      source: 'user',
      timestamp: new Date(0),
    })
  expect(like('page.view', 'page.%')).toBe(true)
  expect(like('pageXview', 'page.%')).toBe(false)
  expect(like('cat', 'c_t')).toBe(true)
  expect(like('cart', 'c_t')).toBe(false)
})

test('`like` accepts what a regular expression does', () => {
  const text = (letters: readonly string[]) =>
    fc.array(fc.constantFrom(...letters), { maxLength: 12 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text(['a', 'b', '😀']), text(['a', 'b', '😀', '%', '_']), (own, pattern) => {
      const source = pattern.replaceAll('%', '.*').replaceAll('_', '.')
      expect(isLike(own, pattern)).toBe(new RegExp(`^${source}$`, 'su').test(own))
    }),
    { numRuns: 1000 },
  )
})

test('`like` does not try every division of a text', () => {
  // A regular expression would not end.
  expect(isLike('a'.repeat(5000), `${'%a'.repeat(50)}%b`)).toBe(false)
  expect(isLike(`${'a'.repeat(5000)}b`, `${'%a'.repeat(50)}%b`)).toBe(true)
})

test('sum, minimum, maximum and average are consistent', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      const of = (func: 'sum' | 'min' | 'max' | 'avg') =>
        aggregate({ func, property: 'size' }, events)
      const sizes = events.filter(({ metadata }) => typeof metadata.size === 'number')
      expect(aggregate({ func: 'count' }, events)).toBe(events.length)
      expect(of('avg') * sizes.length).toBeCloseTo(of('sum'))
      expect(of('min')).toBeLessThanOrEqual(of('avg'))
      expect(of('avg')).toBeLessThanOrEqual(of('max'))
      for (const { metadata } of sizes) expect(metadata.size).toBeLessThanOrEqual(of('max'))
    }),
  )
})

test.each(['hour', 'day', 'week', 'month', 'year'] as const)(
  'intervals of a %s follow each other without a gap and cover the whole range',
  (interval) => {
    const moment = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2020-12-31T23:59:59Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one]
        const spans = intervalsBetween(from, to, interval)
        const starts = spans.map(({ start }) => start)
        expect(spans.map(({ end }) => end).slice(0, -1)).toEqual(starts.slice(1))
        expect(starts[0]?.getTime()).toBeLessThanOrEqual(from.getTime())
        expect(spans[0]?.end.getTime()).toBeGreaterThan(from.getTime())
        expect(spans.at(-1)?.end.getTime()).toBeGreaterThan(to.getTime())
        expect(starts.at(-1)?.getTime()).toBeLessThanOrEqual(to.getTime())
      }),
      { numRuns: 20 },
    )
  },
)

test('a meter counts the ingested events by customer and by interval', async () => {
  await using shop = await openShop({ now: '2026-01-31T12:00:00Z' })
  const { client } = shop
  const ann = await client.customers.create({ email: 'ann@example.com', externalId: 'ann' })
  const bob = await client.customers.create({ email: 'bob@example.com' })
  const meter = await client.meters.create({
    name: 'Pictures drawn',
    filter: has({ property: 'name', operator: 'eq', value: 'draw' }),
    aggregation: { func: 'sum', property: 'pictures' },
  })
  const draw = (day: number, pictures: number) => ({
    name: 'draw',
    timestamp: new Date(Date.UTC(2026, 0, day, 10)),
    metadata: { pictures },
  })
  const { inserted } = await client.events.ingest({
    events: [
      { ...draw(1, 2), customerId: ann.id },
      { ...draw(1, 3), externalCustomerId: 'ann' },
      { ...draw(3, 5), customerId: bob.id },
      { ...draw(3, 7), externalCustomerId: 'nobody yet' },
      { name: 'look', customerId: ann.id },
    ],
  })
  expect(inserted).toBe(5)

  const quantities = async (more: object = {}) =>
    (
      await client.meters.quantities({
        id: meter.id,
        startTimestamp: new Date('2026-01-01T00:00:00Z'),
        endTimestamp: new Date('2026-01-03T23:00:00Z'),
        interval: 'day',
        ...more,
      })
    ).quantities.map(({ quantity }) => quantity)
  expect(await quantities()).toEqual([5, 0, 12])
  expect(await quantities({ customerId: ann.id })).toEqual([5, 0, 0])
  expect(await quantities({ externalCustomerId: ['ann', 'nobody yet'] })).toEqual([5, 0, 7])
  expect(await quantities({ interval: 'month' })).toEqual([17])
  // The month starts before the requested range, and only events in the range count.
  expect(
    await quantities({ interval: 'month', startTimestamp: new Date('2026-01-02T00:00:00Z') }),
  ).toEqual([12])

  const counted = await client.meters.events({ id: meter.id, limit: 3 })
  expect(counted.result.pagination).toEqual({ totalCount: 4, maxPage: 2 })
  expect(counted.result.items[2]).toMatchObject({ customerId: ann.id, customer: { id: ann.id } })

  const changed = await client.meters.update({
    id: meter.id,
    meterUpdate: { aggregation: { func: 'count' }, name: 'Draws' },
  })
  expect(changed).toMatchObject({ name: 'Draws', filter: meter.filter })
  expect(await client.meters.get({ id: meter.id })).toEqual(changed)
  expect(await quantities()).toEqual([2, 0, 2])
  expect((await client.meters.list({ query: 'draws' })).result.items).toEqual([changed])
})

test('filters events by their content', async () => {
  await using shop = await openShop({ now: '2026-01-31T12:00:00Z' })
  const { client } = shop
  const { id } = await client.customers.create({ email: 'ann@example.com', externalId: 'ann' })
  await client.events.ingest({
    events: [
      { name: 'one', customerId: id, metadata: { tier: 1, beta: true } },
      { name: 'two', externalCustomerId: 'ann', timestamp: new Date('2026-01-02T00:00:00Z') },
    ],
  })
  const names = async (request: Parameters<typeof client.events.list>[0]) =>
    (await client.events.list(request)).result.items.map(({ name }) => name)
  expect(await names({})).toEqual(['one', 'two'])
  expect(await names({ sorting: ['timestamp'] })).toEqual(['two', 'one'])
  expect(await names({ metadata: { tier: 1, beta: true } })).toEqual(['one'])
  expect(await names({ customerId: id })).toEqual(['one', 'two'])
  expect(await names({ externalCustomerId: 'ann' })).toEqual(['one', 'two'])
  expect(await names({ endTimestamp: new Date('2026-01-03T00:00:00Z') })).toEqual(['two'])
  expect(await names({ source: 'system' })).toEqual([])
  const [first] = (await client.events.list()).result.items
  expect(await client.events.get({ id: first?.id ?? '' })).toEqual(first)
})

test('rejects all events if one is invalid, and names it', async () => {
  await using shop = await openShop({ now: '2026-01-31T12:00:00Z' })
  const { client } = shop
  const send = (event: object) =>
    failureOf(
      client.events.ingest({
        events: [
          { name: 'good', externalCustomerId: 'ann' },
          { name: 'bad', externalCustomerId: 'ann', ...event },
        ],
      }),
    )
  const loc = (property: string) => ({ detail: [{ loc: ['body', 'events', 1, property] }] })
  expect(await send({ timestamp: new Date('2026-02-01T00:00:00Z') })).toMatchObject(
    loc('timestamp'),
  )
  expect(await send({ name: '' })).toMatchObject(loc('name'))
  expect(await send({ organizationId: 'another' })).toMatchObject(loc('organization_id'))
  expect(await send({ externalCustomerId: undefined, customerId: 'nobody' })).toMatchObject(
    loc('customer_id'),
  )
  expect((await client.events.list()).result.pagination.totalCount).toBe(0)
})

test('rejects quantities for a reversed time range or too many intervals', async () => {
  await using shop = await openShop()
  const { client } = shop
  const { id } = await client.meters.create({
    name: 'All',
    filter: has(),
    aggregation: { func: 'count' },
  })
  const ask = (start: string, end: string) =>
    failureOf(
      client.meters.quantities({
        id,
        startTimestamp: new Date(start),
        endTimestamp: new Date(end),
        interval: 'hour',
      }),
    )
  expect(await ask('2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z')).toMatchObject({
    detail: [{ loc: ['query', 'end_timestamp'] }],
  })
  expect(await ask('1026-01-02T00:00:00Z', '2026-01-01T00:00:00Z')).toMatchObject({
    detail: [{ loc: ['query', 'interval'] }],
  })
})

test('a meter can count the different values of a property; 2025-03 shows it as one that counts events', async () => {
  await using shop = await openShop({ now: '2026-01-31T12:00:00Z' })
  const { client, sandbox } = shop
  const today = createBillingClient({
    serverURL: sandbox.url,
    accessToken: sandbox.accessToken,
    strict: true,
  })
  const { id: customerId } = await client.customers.create({ email: 'ann@example.com' })
  const meter = await today.meters.create({
    name: 'Active users',
    unit: 'custom',
    customLabel: 'users',
    filter: has({ property: 'name', operator: 'eq', value: 'visit' }),
    aggregation: { func: 'unique', property: 'user' },
  })
  expect(meter).toMatchObject({ unit: 'custom', customLabel: 'users', archivedAt: null })
  const visit = (day: number, user: string | number) => ({
    name: 'visit',
    timestamp: new Date(Date.UTC(2026, 0, day, 10)),
    metadata: { user },
    customerId,
  })
  await client.events.ingest({
    events: [
      visit(1, 'a'),
      visit(1, 'b'),
      visit(2, 'a'),
      visit(2, 5),
      { name: 'visit', customerId },
    ],
  })
  const { quantities, total } = await today.meters.quantities({
    id: meter.id,
    startTimestamp: new Date('2026-01-01T00:00:00Z'),
    endTimestamp: new Date('2026-01-02T23:00:00Z'),
    interval: 'day',
  })
  expect(quantities.map(({ quantity }) => quantity)).toEqual([2, 2])
  expect(total).toBe(3)
  expect(await client.meters.get({ id: meter.id })).toMatchObject({
    aggregation: { func: 'count' },
  })

  await today.meters.update({ id: meter.id, meterUpdate: { isArchived: true, customLabel: null } })
  const archived = await today.meters.list({ isArchived: true })
  expect(archived.result.items).toMatchObject([{ id: meter.id, customLabel: null }])
  expect((await today.meters.list({ isArchived: false })).result.items).toEqual([])
})
