import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataFileError, DEMO, startSandbox } from '../../src/sandbox.ts'
import { clientOf, openShop } from './shop.ts'
import { stock } from './stock.ts'

let folder: string
let data: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  data = join(folder, 'sandbox.json')
})
afterEach(() => rm(folder, { recursive: true }))

test('a sandbox continues where it stopped, with its clock', async () => {
  const first = await openShop({ data })
  const known = await stock(first)
  first.sandbox.advance({ days: 3 })
  const of = async ({ client }: typeof first) => [
    await client.subscriptions.get({ id: known.subscriptions ?? '' }),
    (await client.orders.list()).result,
    (await client.customers.list()).result,
    (await client.checkouts.list()).result,
    (await client.products.list()).result,
    (await client.benefits.grants({ id: known.benefits ?? '' })).result,
    await client.licenseKeys.get({ id: known.licenseKeys ?? '' }),
    (await client.files.list()).result,
  ]
  const { url } = first.sandbox
  const before = await of(first)
  await first.sandbox.close()

  const port = Number(new URL(url).port)
  await using second = await openShop({ data, port })
  expect(second.sandbox.accessToken).toBe(first.sandbox.accessToken)
  expect(second.sandbox.now()).toEqual(first.sandbox.now())
  expect(await of(second)).toEqual(before)
  second.sandbox.advance({ months: 1 })
  const { currentPeriodStart } = await second.client.subscriptions.get({
    id: known.subscriptions ?? '',
  })
  expect(currentPeriodStart).toEqual(new Date('2026-02-28T12:00:00Z'))
})

test('saves each change before it answers, also when several come at once', async () => {
  await using shop = await openShop({ data })
  await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const { email } = await shop.client.customers.create({ email: `ada-${number}@example.com` })
      expect(readFileSync(data, 'utf8')).toContain(email)
    }),
  )
  expect(await readdir(folder)).toEqual(['sandbox.json'])
})

test('adds the demo data once', async () => {
  const open = () => startSandbox({ data, seed: 'demo' })
  const first = await open()
  const { items } = (await clientOf(first).subscriptions.list()).result
  expect(items.map(({ status, customer }) => [customer.email, status]).sort()).toEqual([
    [DEMO.canceled.email, 'canceled'],
    [DEMO.premium.email, 'active'],
  ])
  await first.close()
  await using second = await open()
  expect((await clientOf(second).subscriptions.list()).result.items.map(({ id }) => id)).toEqual(
    items.map(({ id }) => id),
  )
})

describe('rejects an unusable file with the reason, and leaves it unchanged', () => {
  const sound = async () => {
    const shop = await openShop({ data })
    await stock(shop)
    await shop.sandbox.close()
    return readFile(data, 'utf8')
  }

  test.each<[string, (text: string) => string, RegExp]>([
    ['cut off', (text) => text.slice(0, -20), /not JSON/],
    ['of something else', () => '{"hello":"world"}', /was not written by the sandbox/],
    ['of tomorrow', (text) => text.replace('"version":1', '"version":2'), /has version 2, not 1/],
    [
      'with an unknown table',
      (text) => text.replace('"orders":', '"spells":[],"orders":'),
      /contains spells, which this version does not know/,
    ],
    [
      'with a damaged row',
      (text) => text.replace('"status":"active"', '"status":17'),
      /is damaged: subscriptions\[0\]\.status: expected .*, got 17/,
    ],
    ['empty', () => '', /not JSON/],
  ])('%s', async (_, damage, reason) => {
    const damaged = damage(await sound())
    await writeFile(data, damaged)
    const failure = await startSandbox({ data }).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(DataFileError)
    expect(String(failure)).toMatch(reason)
    expect(String(failure)).toContain(data)
    expect(await readFile(data, 'utf8')).toBe(damaged)
    expect(await readdir(folder)).toEqual(['sandbox.json'])
  })

  test('a folder at the path', async () => {
    await expect(startSandbox({ data: folder })).rejects.toBeInstanceOf(DataFileError)
  })
})

test('answers a change that cannot be written with 500, and reports it immediately and on close', async () => {
  const reported = jest.spyOn(console, 'error').mockReturnValue()
  const gone = join(folder, 'gone')
  const file = join(folder, 'a-file')
  await mkdir(join(folder, 'a-folder'))
  await writeFile(file, '')
  await symlink(join(folder, 'a-folder'), gone)
  const shop = await openShop({ data: join(gone, 'sandbox.json') })
  // In one step, as the sandbox may be saving what it opened with.
  await symlink(file, `${gone}.next`)
  await rename(`${gone}.next`, gone)
  await expect(shop.client.customers.create({ email: 'ada@example.com' })).rejects.toMatchObject({
    statusCode: 500,
    body: expect.stringContaining('The data file cannot be written') as string,
  })
  const failure = { code: expect.stringMatching(/^(EEXIST|ENOTDIR)$/) as string }
  expect(reported).toHaveBeenCalledWith(expect.objectContaining(failure))
  await expect(shop.sandbox.close()).rejects.toMatchObject(failure)
  reported.mockRestore()
})

test('saves, loads and queries 50,000 subscriptions', async () => {
  const shop = await openShop({ data })
  const product = await shop.client.products.create({
    name: 'Premium',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 499 }],
  })
  shop.sandbox.addSubscriptions(
    Array.from({ length: 50_000 }, (_, number) => ({
      email: `customer-${number}@example.com`,
      productId: product.id,
      card: null,
    })),
  )
  await shop.sandbox.close()

  await using again = await openShop({ data })
  const { client } = again
  const all = await client.subscriptions.list({ productId: product.id, active: true, limit: 1 })
  expect(all.result.pagination.totalCount).toBe(50_000)
  const { items } = (await client.customers.list({ email: 'customer-49999@example.com' })).result
  const [customer] = items
  const theirs = await client.subscriptions.list({ customerId: customer?.id ?? '' })
  expect(theirs.result.items).toMatchObject([{ customer: { email: customer?.email } }])
}, 240_000)
