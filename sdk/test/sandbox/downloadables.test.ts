import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Shop } from './shop.ts'
import { failureOf, openShop } from './shop.ts'
import { buy, createBenefits, sell } from './trade.ts'
import { addDownloadable } from './upload.ts'

const CONTENT = Buffer.from('masks to print')

/** Sells a benefit with files to Ada. */
const sellFiles = async ({ client }: Shop, ...files: string[]) => {
  const [benefitId = ''] = await createBenefits(client, {
    type: 'downloadables',
    description: 'Masks to print',
    properties: { files },
  })
  const productId = await sell(client, [benefitId])
  const { session } = await buy(client, productId)
  const list = async () => (await client.customerPortal.downloadables.list(session)).result.items
  const names = async () => (await list()).map(({ file }) => file.name)
  return { benefitId, productId, session, list, names }
}

const tokenOf = (url = '') => url.split('/').at(-1) ?? ''

test('a buyer can download the uploaded file without credentials', async () => {
  await using shop = await openShop()
  const { client } = shop
  const file = await addDownloadable(client, CONTENT, { name: "Ada's masks (é).zip" })
  const { benefitId, list, session } = await sellFiles(shop, file)
  const [downloadable] = await list()
  expect(downloadable).toMatchObject({
    benefitId,
    file: { id: file, size: CONTENT.length, service: 'downloadable' },
  })
  const { url, expiresAt } = downloadable?.file.download ?? { url: '', expiresAt: undefined }
  expect(expiresAt).toEqual(new Date('2026-01-31T13:00:00Z'))
  const location = `${shop.sandbox.url}/downloads/${tokenOf(url)}`
  expect(await client.customerPortal.downloadables.get({ token: tokenOf(url) })).toEqual({
    location,
  })
  const response = await fetch(url)
  expect(response.url).toBe(location)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(CONTENT)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Ada%27s%20masks%20%28%C3%A9%29.zip",
  )
  const { downloadables } = client.customerPortal
  const of = async (query: { benefitId?: string; organizationId?: string }) =>
    (await downloadables.list(session, query)).result.items.length
  const organizationId = downloadable?.file.organizationId ?? ''
  expect(await of({ benefitId, organizationId })).toBe(1)
  expect(await of({ benefitId: file })).toBe(0)
  expect(await of({ organizationId: file })).toBe(0)
})

test('accepts a file name and a type that headers cannot contain', async () => {
  await using shop = await openShop()
  const name = 'a\ud800\r\nb.zip'
  const { list } = await sellFiles(
    shop,
    await addDownloadable(shop.client, CONTENT, { name, mimeType: 'no type\r\nx: y' }),
  )
  const response = await fetch((await list())[0]?.file.download.url ?? '')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(response.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''a%EF%BF%BD%0D%0Ab.zip",
  )
})

test('a download URL is valid for an hour, while its buyer has the benefit', async () => {
  await using shop = await openShop()
  const { client, sandbox } = shop
  const { list } = await sellFiles(shop, await addDownloadable(client, CONTENT))
  const address = async () => (await list())[0]?.file.download.url ?? ''
  const first = await address()
  const { location } = (await client.customerPortal.downloadables.get({
    token: tokenOf(first),
  })) as { location: string }
  sandbox.advance({ ms: 3_599_999 })
  expect((await fetch(first)).status).toBe(200)
  // The session expires after an hour too.
  const second = await address()
  sandbox.advance({ ms: 1 })
  expect((await fetch(first)).status).toBe(410)
  expect((await fetch(location)).status).toBe(410)
  expect((await fetch(second)).status).toBe(200)
  const [subscription] = (await client.subscriptions.list()).result.items
  await client.subscriptions.revoke({ id: subscription?.id ?? '' })
  const response = await fetch(second)
  expect([response.status, await response.text()]).toEqual([
    410,
    expect.stringContaining('revoked'),
  ])
})

test('rejects an invalid or modified token', async () => {
  await using shop = await openShop()
  const { list } = await sellFiles(shop, await addDownloadable(shop.client, CONTENT))
  const token = tokenOf((await list())[0]?.file.download.url)
  const base = `${shop.sandbox.url}/v1/customer-portal/downloadables/`
  const statusOf = async (text: string) =>
    (await fetch(base + encodeURIComponent(text), { redirect: 'manual' })).status
  expect(await statusOf(token)).toBe(302)
  const [id, moment, signature] = token.split('.')
  expect(await statusOf(`${id}.${Number(moment) + 1}.${signature}`)).toBe(400)
  expect(await statusOf(`${token}.`)).toBe(400)
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ minLength: 1 }).filter((text) => !/^\.+$/.test(text)),
        fc
          .tuple(fc.nat(token.length - 1), fc.constantFrom('A', '0', '.', 'é'))
          .map(([at, other]) => token.slice(0, at) + other + token.slice(at + 1)),
      ),
      async (text) => {
        fc.pre(text !== token)
        expect(await statusOf(text)).toBe(400)
      },
    ),
    { numRuns: 60 },
  )
})

test('an archived file is kept by customers who have it, and not granted to others', async () => {
  await using shop = await openShop()
  const { client } = shop
  const [old, fresh] = [
    await addDownloadable(client, CONTENT, { name: 'old.zip' }),
    await addDownloadable(client, CONTENT, { name: 'fresh.zip' }),
  ]
  const { benefitId, productId, names, session } = await sellFiles(shop, old)
  const change = (properties: { files: string[]; archived?: Record<string, boolean> }) =>
    client.benefits.update({ id: benefitId, requestBody: { type: 'downloadables', properties } })
  await change({ files: [old, fresh], archived: { [old]: true, [randomUUID()]: true } })
  expect(await client.benefits.get({ id: benefitId })).toMatchObject({
    properties: { files: [old, fresh], archived: { [old]: true } },
  })
  expect(await names()).toEqual(['old.zip', 'fresh.zip'])
  const bob = await buy(client, productId, { email: 'bob@example.com' })
  const { downloadables, benefitGrants } = client.customerPortal
  expect((await downloadables.list(bob.session)).result.items.map(({ file }) => file.name)).toEqual(
    ['fresh.zip'],
  )
  expect((await benefitGrants.list(session)).result.items).toMatchObject([
    { benefit: { properties: { activeFiles: [fresh] } }, properties: { files: [old, fresh] } },
  ])
  await change({ files: [fresh] })
  expect(await names()).toEqual(['fresh.zip'])
})

test('deleting a file removes it from benefits and customers', async () => {
  await using shop = await openShop()
  const { client } = shop
  const [one, other] = [
    await addDownloadable(client, CONTENT, { name: 'one.zip' }),
    await addDownloadable(client, CONTENT, { name: 'other.zip' }),
  ]
  const { benefitId, list, names, session } = await sellFiles(shop, one, other)
  const url = (await list())[0]?.file.download.url ?? ''
  await client.files.delete({ id: one })
  expect(await names()).toEqual(['other.zip'])
  expect((await fetch(url)).status).toBe(410)
  expect(await client.benefits.get({ id: benefitId })).toMatchObject({
    properties: { files: [other], archived: {} },
  })
  expect((await client.customerPortal.benefitGrants.list(session)).result.items).toMatchObject([
    { properties: { files: [other] } },
  ])
})

test('a file from two purchases is listed once, until both have ended', async () => {
  await using shop = await openShop()
  const { client } = shop
  const { benefitId, names } = await sellFiles(shop, await addDownloadable(client, CONTENT))
  const productId = await sell(client, [benefitId])
  shop.sandbox.addSubscriptions([{ email: 'ada@example.com', productId }])
  expect(await names()).toHaveLength(1)
  const subscriptions = (await client.subscriptions.list()).result.items
  expect(subscriptions).toHaveLength(2)
  const left = []
  for (const { id } of subscriptions) {
    await client.subscriptions.revoke({ id })
    left.push((await names()).length)
  }
  expect(left).toEqual([1, 0])
})

test('a benefit can only contain uploaded downloadable files', async () => {
  await using shop = await openShop()
  const { client } = shop
  const create = (...files: string[]) =>
    createBenefits(client, {
      type: 'downloadables',
      description: 'Masks to print',
      properties: { files },
    })
  const file = await addDownloadable(client, CONTENT)
  expect(await failureOf(create(file, 'unknown'))).toMatchObject({
    detail: [{ loc: ['body', 'properties', 'files', 1] }],
  })
  expect(await failureOf(create())).toMatchObject({
    detail: [{ loc: ['body', 'properties', 'files'] }],
  })
})
