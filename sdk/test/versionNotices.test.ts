import type { Hooks, VersionNotice } from '../src/2026-10/index.ts'
import * as october from '../src/2026-10/index.ts'
import * as march from '../src/2025-03/index.ts'
import type { Platform } from './platform.ts'
import { json, startPlatform, text } from './platform.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

const page = { items: [], pagination: { total_count: 0, max_page: 0 } }

/** A platform on a day, which answers in a version. */
const on = (day: string, version?: string) => ({
  date: new Date(day).toUTCString(),
  ...(version !== undefined && { 'polar-version': version }),
})

const heard: VersionNotice[] = []
const hooks: Hooks = { onVersionNotice: (notice) => void heard.push(notice) }
const options = () => ({ accessToken: 'token', serverURL: platform.serverURL, hooks })
beforeEach(() => {
  heard.length = 0
})

test('hears that its version is deprecated once a process, however many clients there are', async () => {
  platform.respond = json(200, page, on('2027-01-01', '2026-10'))
  for (const client of [1, 2].map(() => october.createBillingClient(options()))) {
    await client.products.list()
    await client.orders.list()
  }
  expect(heard).toEqual([
    {
      version: '2026-10',
      removed: 'the first week of April 2027',
      message:
        'The version 2026-10 is deprecated, removed in the first week of April 2027. Import @dramatis/sdk/2027-01 instead.',
    },
  ])
})

test('hears nothing while its version is current', async () => {
  for (const header of ['2026-10', undefined]) {
    platform.respond = json(200, page, on('2026-12-31T23:59:59Z', header))
    await october.createBillingClient(options()).products.list()
  }
  expect(heard).toEqual([])
})

test('hears that another version answers', async () => {
  platform.respond = json(200, page, on('2026-12-01', '2027-01'))
  await october.createBillingClient(options()).products.list()
  expect(heard.map(({ message }) => message)).toEqual([
    '2026-10 was requested, but 2027-01 answered.',
  ])
})

test('without the hook, the console hears it', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue()
  platform.respond = json(200, page, on('2026-12-01', '2027-04'))
  const client = october.createBillingClient({ ...options(), hooks: {} })
  await client.products.list()
  await client.products.list()
  expect(warn.mock.calls).toEqual([['2026-10 was requested, but 2027-04 answered.']])
  warn.mockRestore()
})

test('2025-03 hears at its first call that the platform has no such name', async () => {
  platform.respond = json(200, page, on('2026-12-01', '2026-10'))
  const client = march.createBillingClient(options())
  await client.products.list()
  await client.products.list()
  expect(heard).toEqual([
    {
      version: '2025-03',
      removed: undefined,
      message: expect.stringMatching(/^2025-03 is not a name that the platform knows/) as unknown,
    },
  ])
})

describe('a 404 that names no error', () => {
  const bare: Record<string, (headers: Record<string, string>) => Platform['respond']> = {
    'of an unknown path': (headers) => json(404, { detail: 'Not Found' }, headers),
    'of a proxy': (headers) =>
      text(404, '<h1>Not Found</h1>', { 'content-type': 'text/html', ...headers }),
    'without content': (headers) => text(404, '', headers),
    'that is not JSON': (headers) =>
      text(404, 'Not', { 'content-type': 'application/json', ...headers }),
    'that is a list': (headers) => json(404, [], headers),
  }
  const cases = Object.entries(bare)

  test.each(cases)('%s is an UnsupportedVersion once the version is gone', async (_, respond) => {
    platform.respond = respond(on('2027-04-01'))
    const { products } = october.createBillingClient(options())
    const error: unknown = await products.get({ id: '1' }).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(october.UnsupportedVersion)
    expect(october.isUnsupportedVersion(error) && !october.isResourceNotFound(error)).toBe(true)
    expect(error).toMatchObject({
      _tag: 'UnsupportedVersion',
      version: '2026-10',
      removed: 'the first week of April 2027',
      statusCode: 404,
      operation: 'products.get',
      message:
        'The version 2026-10 is gone, removed in the first week of April 2027. Import @dramatis/sdk/2027-01 instead. (products.get, status 404)',
    })
  })

  test.each(cases)('%s is an UnsupportedVersion before the version exists', async (_, respond) => {
    platform.respond = respond(on('2026-02-01'))
    const { products } = october.createBillingClient(options())
    await expect(products.get({ id: '1' })).rejects.toMatchObject({ _tag: 'UnsupportedVersion' })
  })

  test.each(cases)('%s is otherwise an ApiError that names the causes', async (_, respond) => {
    platform.respond = respond(on('2026-12-01'))
    for (const client of [october, march].map((sdk) => sdk.createBillingClient(options()))) {
      await expect(client.products.get({ id: '1' })).rejects.toMatchObject({
        _tag: 'ApiError',
        statusCode: 404,
        message: expect.stringMatching(
          /the server does not know this path\. Is its URL right, is there no proxy, and does it speak the version of this client\?/,
        ) as unknown,
      })
    }
  })

  test('is a ResourceNotFound if it names that error', async () => {
    platform.respond = json(
      404,
      { error: 'ResourceNotFound', detail: 'Not Found' },
      on('2027-04-01'),
    )
    const { products } = october.createBillingClient(options())
    await expect(products.get({ id: '1' })).rejects.toMatchObject({ _tag: 'ResourceNotFound' })
  })
})
