import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataFileError, DEMO, startSandbox } from '../../src/sandbox.ts'
import { clientOf, openShop } from '../sandbox/shop.ts'
import { stock } from '../sandbox/stock.ts'
import { createFile, uploadFile } from '../sandbox/upload.ts'

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

test('saves each change before it responds, even if several come at once', async () => {
  await using shop = await openShop({ data })
  await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const { email } = await shop.client.customers.create({ email: `ada-${number}@example.com` })
      expect(readFileSync(data, 'utf8')).toContain(email)
    }),
  )
  expect(await readdir(folder)).toEqual(['sandbox.json'])
})

test('a file belongs to one sandbox at a time', async () => {
  const first = await startSandbox({ data })
  await expect(startSandbox({ data })).rejects.toThrow(/sandbox\.json is in use by another sandbox/)
  await first.close()
  const second = await startSandbox({ data })
  await second.close()
})

test('deletes what a killed sandbox left half written, and nothing else', async () => {
  const mine = `sandbox.json.${randomUUID()}.tmp`
  const others = ['sandbox.json.backup.tmp', `other.json.${randomUUID()}.tmp`]
  for (const name of [mine, ...others]) await writeFile(join(folder, name), '{')
  const sandbox = await startSandbox({ data })
  await sandbox.close()
  expect((await readdir(folder)).sort()).toEqual([...others, 'sandbox.json'].sort())
})

test('adds the demo data once', async () => {
  const open = () => startSandbox({ data, seed: 'demo', unnamed: '2025-03' })
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
  let sound: string
  beforeAll(async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const shop = await openShop({ data: join(elsewhere, 'sandbox.json') })
    await stock(shop)
    await shop.sandbox.close()
    sound = await readFile(join(elsewhere, 'sandbox.json'), 'utf8')
    await rm(elsewhere, { recursive: true })
  })

  test.each<[string, (text: string) => string, RegExp]>([
    ['cut off in its first line', (text) => text.slice(0, 20), /not JSON/],
    ['cut in the middle', (text) => text.replace('\n{"now"', '\n{"no'), /line 2 is not JSON/],
    ['from another program', () => '{"hello":"world"}', /was not written by the sandbox/],
    [
      'of a newer version',
      (text) => text.replace('"version":3', '"version":4'),
      /has version 4, not 3/,
    ],
    [
      'with an unknown table',
      (text) => text.replace('"orders":', '"spells":[],"orders":'),
      /contains spells, which this version does not know \(line \d+\)/,
    ],
    [
      'with a damaged row',
      (text) => text.replace('"status":"active"', '"status":17'),
      /is damaged: subscriptions\[0\]\.status: expected .*, got 17 \(line \d+\)/,
    ],
    ['empty', () => '', /not JSON/],
    ['of version 2, cut off', () => '{"format":"dramatis-sandbox","version":2,"ta', /not JSON/],
    [
      'of version 2, without rows',
      () => '{"format":"dramatis-sandbox","version":2,"now":"2026-01-31T12:00:00.000Z"}',
      /is damaged/,
    ],
  ])('%s', async (_, damage, reason) => {
    const damaged = damage(sound)
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

  test('a folder that cannot be made', async () => {
    await writeFile(data, '')
    const under = startSandbox({ data: join(data, 'sandbox.json') })
    await expect(under).rejects.toThrow(
      /sandbox\.json cannot be (opened|written) \(Error: (ENOTDIR|EEXIST)/,
    )
  })
})

test('responds with 500 to a change that cannot be written, and reports it immediately and on close', async () => {
  const reported = jest.spyOn(console, 'error').mockReturnValue()
  const gone = join(folder, 'gone')
  const file = join(folder, 'a-file')
  await mkdir(join(folder, 'a-folder'))
  await writeFile(file, '')
  await symlink(join(folder, 'a-folder'), gone)
  const shop = await openShop({ data: join(gone, 'sandbox.json') })
  // In one step, because the sandbox may still be saving its initial data.
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

test('saves, loads and queries thousands of subscriptions', async () => {
  const shop = await openShop({ data })
  const product = await shop.client.products.create({
    name: 'Premium',
    recurringInterval: 'month',
    prices: [{ amountType: 'fixed', priceAmount: 499 }],
  })
  shop.sandbox.addSubscriptions(
    Array.from({ length: 5000 }, (_, number) => ({
      email: `customer-${number}@example.com`,
      productId: product.id,
      card: null,
    })),
  )
  await shop.sandbox.close()

  await using again = await openShop({ data })
  const { client } = again
  const all = await client.subscriptions.list({ productId: product.id, active: true, limit: 1 })
  expect(all.result.pagination.totalCount).toBe(5000)
  const { items } = (await client.customers.list({ email: 'customer-4999@example.com' })).result
  const [customer] = items
  const theirs = await client.subscriptions.list({ customerId: customer?.id ?? '' })
  expect(theirs.result.items).toMatchObject([{ customer: { email: customer?.email } }])
})

test('uploaded files are written once, beside the data file, and survive a restart', async () => {
  const first = await openShop({ data })
  const content = Buffer.alloc(5_000_000, 'a')
  const file = await createFile(first.client, content)
  await uploadFile(first.client, file, content)
  const storedFiles = async () =>
    Promise.all(
      (await readdir(`${data}.files`)).map(async (name) => {
        const path = join(`${data}.files`, name)
        return [name, (await stat(path)).size, (await stat(path)).mtimeMs] as const
      }),
    )
  const before = await storedFiles()
  expect(before).toMatchObject([[expect.any(String), content.length, expect.any(Number)]])
  await first.client.customers.create({ email: 'ada@example.com' })
  expect((await readFile(data)).length).toBeLessThan(100_000)
  expect(await storedFiles()).toEqual(before)
  await first.sandbox.close()

  await using second = await openShop({ data })
  const read = await fetch(`${second.sandbox.url}/files/${file.id}`)
  expect(Buffer.from(await read.arrayBuffer()).equals(content)).toBe(true)
  await second.client.files.delete({ id: file.id })
  expect(await storedFiles()).toEqual([])
})

test('a data file from an older sandbox can be read, though it lacks newer columns and tables', async () => {
  const first = await openShop({ data })
  const known = await stock(first)
  const content = Buffer.from('a mask')
  const file = await createFile(first.client, content)
  await uploadFile(first.client, file, content)
  await first.sandbox.close()
  type Row = Record<string, unknown>
  const tables: Record<string, Row[]> = {}
  let now: unknown
  for (const line of (await readFile(data, 'utf8')).split('\n').slice(1, -1)) {
    const record = JSON.parse(line) as { now: unknown; put?: Record<string, Row[]> }
    now = record.now
    for (const [name, rows] of Object.entries(record.put ?? {})) {
      const ids = new Set(rows.map(({ id }) => id))
      tables[name] = [...(tables[name] ?? []).filter(({ id }) => !ids.has(id)), ...rows]
    }
  }
  const without = (name: string, ...columns: string[]) => {
    for (const row of tables[name] ?? [])
      for (const column of columns) Reflect.deleteProperty(row, column)
  }
  without('products', 'trial_interval', 'trial_interval_count')
  without('prices', 'seat_tiers')
  without('checkouts', 'trial_interval', 'trial_interval_count', 'allow_trial', 'seats')
  without('subscriptions', 'pending_amount', 'trial_start', 'trial_end', 'pause_at_period_end')
  without('subscriptions', 'paused_at', 'resumes_at', 'seats', 'pending_update')
  without('discounts', 'max_redemptions_per_customer', 'redemptions_by_customer')
  without('refunds', 'dispute_id')
  delete tables.customerSeats
  delete tables.disputes
  for (const name of await readdir(`${data}.files`)) {
    const part = tables.fileParts?.find(({ id }) => name.startsWith(String(id)))
    if (part) part.content = await readFile(join(`${data}.files`, name), 'base64')
  }
  await rm(`${data}.files`, { recursive: true })
  await writeFile(data, JSON.stringify({ format: 'dramatis-sandbox', version: 1, now, tables }))

  const second = await openShop({ data })
  const { id } = await second.client.subscriptions.get({ id: known.subscriptions ?? '' })
  second.sandbox.advance({ months: 1 })
  await second.sandbox.close()
  await using third = await openShop({ data })
  expect(await third.client.subscriptions.get({ id })).toMatchObject({ status: 'active' })
  const read = await fetch(`${third.sandbox.url}/files/${file.id}`)
  expect(await read.text()).toBe('a mask')
})

test('writes a file that is deleted meanwhile anew, and leaves one that another program changes', async () => {
  const reported = jest.spyOn(console, 'error').mockReturnValue()
  const first = await openShop({ data })
  const create = (email: string) => first.client.customers.create({ email })
  await create('ada@example.com')
  await rm(data)
  await create('grace@example.com')
  await appendFile(data, 'a note\n')
  const changed = await readFile(data, 'utf8')
  await expect(create('joan@example.com')).rejects.toMatchObject({ statusCode: 500 })
  expect(reported).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('changed by another') as string }),
  )
  expect(await readFile(data, 'utf8')).toBe(changed)
  await rm(data)
  await create('edith@example.com')
  await first.sandbox.close()
  reported.mockRestore()
  await using second = await openShop({ data })
  expect((await second.client.customers.list()).result.items).toHaveLength(4)
})
