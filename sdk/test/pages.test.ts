import fc from 'fast-check'
import * as october from '../src/2026-10/index.ts'
import * as march from '../src/2025-03/index.ts'
import { createBillingClient, createBillingCore } from '../src/2025-03/index.ts'
import type { PaymentMethod } from '../src/2025-03/customerPortal/customers.ts'
import { listPaymentMethods } from '../src/2025-03/customerPortal/customers.ts'
import type { Platform } from './platform.ts'
import { json, startPlatform, text } from './platform.ts'

let platform: Platform
beforeEach(async () => {
  platform = await startPlatform()
})
afterEach(() => platform[Symbol.asyncDispose]())

const session = { customerSession: 'polar_cst_session' }

/** A platform with `total` payment methods that reports `maxPage` pages. */
const platformWith =
  (total: number, maxPage?: number): Platform['respond'] =>
  (request, response) => {
    const query = new URL(request.target, platform.serverURL).searchParams
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    const from = (page - 1) * limit
    const ids = Array.from({ length: total }, (_, index) => `${index + 1}`)
    json(200, {
      items: ids.slice(from, from + limit).map((id) => ({
        id,
        type: 'link',
        created_at: '2025-03-01T12:00:00+01:00',
        default: false,
      })),
      pagination: { total_count: total, max_page: maxPage ?? Math.ceil(total / limit) },
    })(request, response)
  }

const paymentMethods = () =>
  createBillingClient({ serverURL: platform.serverURL }).customerPortal.customers

test('[constant-14] requests the first page with ten items by default', async () => {
  platform.respond = platformWith(25)
  const page = await paymentMethods().getPaymentMethods(session)
  expect(platform.received[0]?.target).toMatch(/\?page=1&limit=10$/)
  expect(page.result.items).toHaveLength(10)
  expect(page.result.pagination).toEqual({ totalCount: 25, maxPage: 3 })
  expect(page.result.items[0]?.createdAt).toEqual(new Date('2025-03-01T11:00:00Z'))
})

test('iterates over pages and items from the requested page to the last', async () => {
  platform.respond = platformWith(25)
  const page = await paymentMethods().getPaymentMethods(session, { page: 2 })
  const sizes: number[] = []
  for await (const { result } of page) sizes.push(result.items.length)
  expect(sizes).toEqual([10, 5])
  const ids: string[] = []
  for await (const { id } of page.items()) ids.push(id)
  expect(ids).toEqual(Array.from({ length: 15 }, (_, index) => `${index + 11}`))
})

test.each([
  ['at the last page', 20, 2, 2],
  ['at a page that is not full, whatever the pagination says', 15, 9, 2],
  ['at an empty page, whatever the pagination says', 10, 9, 2],
  ['at an empty first page', 0, 9, 1],
])('[billing-6] stops %s', async (_, total, maxPage, requests) => {
  platform.respond = platformWith(total, maxPage)
  const page = await paymentMethods().getPaymentMethods(session)
  const items: PaymentMethod[] = []
  for await (const item of page.items()) items.push(item)
  expect(items).toHaveLength(total)
  expect(platform.received).toHaveLength(requests)
})

describe('short pages', () => {
  const sizes = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 6 })

  /** Serves pages with these numbers of items, and counts them all in the pagination. */
  const serve =
    (pages: readonly number[]): Platform['respond'] =>
    (request, response) => {
      const number = Number(new URL(request.target, platform.serverURL).searchParams.get('page'))
      const items = Array.from({ length: pages[number - 1] ?? 0 }, () => ({
        id: '1',
        type: 'link',
        created_at: '2025-03-01T12:00:00+01:00',
        default: false,
      }))
      const pagination = { total_count: 9, max_page: pages.length }
      json(200, { items, pagination })(request, response)
    }

  const read = async (sdk: typeof october | typeof march, pages: readonly number[]) => {
    platform.respond = serve(pages)
    const { customers } = sdk.createBillingClient({ serverURL: platform.serverURL }).customerPortal
    const all: unknown[] = []
    for await (const item of (await customers.getPaymentMethods(session, { limit: 3 })).items())
      all.push(item)
    return all.length
  }
  const sum = (pages: readonly number[]) => pages.reduce((one, other) => one + other, 0)

  test('in a named version, only the last page or an empty one is the end', async () => {
    expect(await read(october, [2, 1, 2])).toBe(5)
    await fc.assert(
      fc.asyncProperty(sizes, async (pages) => {
        const empty = pages.indexOf(0)
        expect(await read(october, pages)).toBe(sum(empty < 0 ? pages : pages.slice(0, empty)))
      }),
      { numRuns: 40 },
    )
  })

  test('[billing-6] in 2025-03, a page that is not full is the end', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, async (pages) => {
        const short = pages.findIndex((size) => size < 3)
        expect(await read(march, pages)).toBe(sum(short < 0 ? pages : pages.slice(0, short + 1)))
      }),
      { numRuns: 40 },
    )
  })
})

test('goes on when the platform returns fewer items per page than requested', async () => {
  platform.respond = (request, response) =>
    platformWith(250, 3)(
      { ...request, target: request.target.replace('limit=1000', 'limit=100') },
      response,
    )
  const page = await paymentMethods().getPaymentMethods(session, { limit: 1000 })
  const ids: string[] = []
  for await (const { id } of page.items()) ids.push(id)
  expect(ids).toHaveLength(250)
  expect(platform.received).toHaveLength(3)
})

test('the last page has no next page', async () => {
  platform.respond = platformWith(3)
  const page = await paymentMethods().getPaymentMethods(session)
  expect(page.next()).toBeNull()
})

test('throws if a page cannot be loaded, after the items before it', async () => {
  platform.respond = platformWith(25)
  const page = await paymentMethods().getPaymentMethods(session)
  platform.respond = text(500, '')
  const ids: string[] = []
  const reading = (async () => {
    for await (const { id } of page.items()) ids.push(id)
  })()
  await expect(reading).rejects.toMatchObject({ _tag: 'ApiError', statusCode: 500 })
  expect(ids).toHaveLength(10)
})

test('the function returns the same page in a TaskEither', async () => {
  platform.respond = platformWith(2)
  const core = createBillingCore({ serverURL: platform.serverURL })
  const result = await listPaymentMethods(core)(session, { limit: 1 })()
  if (result._tag === 'Left') throw result.left
  const ids: string[] = []
  for await (const { id } of result.right.items()) ids.push(id)
  expect(ids).toEqual(['1', '2'])
})
