import fc from 'fast-check'
import { createBillingClient as createClientOfMarch } from '../../src/2025-03/index.ts'
import { createBillingClient } from '../../src/2026-10/index.ts'
import { failureOf, openShop } from './shop.ts'
import { createFile, sha256, uploadFile } from './upload.ts'

test('a file uploaded in any number of parts is served unchanged', async () => {
  await using shop = await openShop()
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 4, maxLength: 4000 }),
      fc.integer({ min: 1, max: 3 }),
      async (content, cuts) => {
        const ends = Array.from({ length: cuts }, (_, index) =>
          Math.floor((content.length * (index + 1)) / cuts),
        )
        const created = await createFile(shop.client, content, { ends })
        expect(created.isUploaded).toBe(false)
        const file = await uploadFile(shop.client, created, content)
        expect(file).toMatchObject({ isUploaded: true, checksumSha256Base64: sha256(content) })
        const response = await fetch('publicUrl' in file ? file.publicUrl : '')
        expect(new Uint8Array(await response.arrayBuffer())).toEqual(content)
        expect(response.headers.get('content-security-policy')).toContain('sandbox')
      },
    ),
    { numRuns: 20 },
  )
})

test.each([
  ['2025-03', createClientOfMarch],
  ['2026-10', createBillingClient],
] as const)('uploadFile of %s sends a file of several parts', async (_, createClient) => {
  await using shop = await openShop()
  const { url, accessToken } = shop.sandbox
  const { files } = createClient({ serverURL: url, accessToken })
  const content = new Uint8Array(9_000_000).map((_, index) => index % 251)
  const picture = new File([content], 'mask.png', { type: 'image/png' })
  const file = await files.uploadFile(picture, { service: 'product_media' })
  expect(file).toMatchObject({ name: 'mask.png', mimeType: 'image/png', isUploaded: true })
  const response = await fetch('publicUrl' in file ? file.publicUrl : '')
  expect(sha256(new Uint8Array(await response.arrayBuffer()))).toBe(sha256(content))
})

test('uploadFile reports the response of the storage, and sends it no token', async () => {
  await using shop = await openShop()
  const { url, accessToken } = shop.sandbox
  const sent: (string | null)[] = []
  const { files } = createClientOfMarch({
    serverURL: url,
    accessToken,
    fetch: (target, init) => {
      if (init.method !== 'PUT') return fetch(target, init)
      sent.push(new Headers(init.headers).get('authorization'))
      return Promise.resolve(new Response('no room', { status: 507 }))
    },
  })
  const failure = await failureOf(files.uploadFile(new Blob(['x']), { service: 'downloadable' }))
  expect(failure).toMatchObject({ _tag: 'ApiError', statusCode: 507, body: 'no room' })
  expect(failure).toHaveProperty('operation', 'files.uploadFile')
  expect(sent).toEqual([null])
})

const CONTENT = Buffer.from('a picture of a mask')

test('products show an image until it is deleted', async () => {
  await using shop = await openShop()
  const { client } = shop
  const waiting = await createFile(shop.client, CONTENT)
  const sell = (id: string) =>
    client.products.create({
      recurringInterval: null,
      name: 'Premium',
      prices: [{ amountType: 'free' }],
      medias: [id],
    })
  expect(await failureOf(sell(waiting.id))).toMatchObject({
    detail: [{ loc: ['body', 'medias', 0] }],
  })
  expect((await client.files.list()).result.items).toEqual([])
  const file = await uploadFile(shop.client, waiting, CONTENT)
  const product = await sell(waiting.id)
  expect(product.medias).toEqual([file])
  const renamed = await client.files.update({
    id: waiting.id,
    filePatch: { name: 'face.png', version: '2' },
  })
  expect(renamed).toMatchObject({ name: 'face.png', version: '2' })
  expect((await client.files.list({ ids: [waiting.id] })).result.items).toEqual([renamed])
  await client.files.delete({ id: waiting.id })
  expect((await client.products.get({ id: product.id })).medias).toEqual([])
  expect((await fetch(`${shop.sandbox.url}/files/${waiting.id}`)).status).toBe(404)
})

test('a downloadable file is not public', async () => {
  await using shop = await openShop()
  const { id } = await uploadFile(
    shop.client,
    await createFile(shop.client, CONTENT, { service: 'downloadable' }),
    CONTENT,
  ).then((file) => ('id' in file ? file : { id: '' }))
  expect((await fetch(`${shop.sandbox.url}/files/${id}`)).status).toBe(404)
})

test('a support case accepts documents that are not public; 2025-03 shows them as downloadable files', async () => {
  await using shop = await openShop()
  const { url, accessToken } = shop.sandbox
  const { files } = createBillingClient({ serverURL: url, accessToken, strict: true })
  const attach = (type: string) =>
    files.uploadFile(new File(['it broke'], 'log', { type }), {
      service: 'support_case_attachment',
    })
  const file = await attach('text/plain')
  expect(file).toMatchObject({ service: 'support_case_attachment', isUploaded: true })
  expect((await files.list()).result.items).toEqual([file])
  const [before] = (await shop.client.files.list()).result.items
  expect(before).toMatchObject({ name: 'log', service: 'downloadable' })
  const id = 'id' in file ? file.id : ''
  expect((await fetch(`${url}/files/${id}`)).status).toBe(404)
  const renamed = await files.update({ id, filePatch: { name: 'log.txt' } })
  expect(renamed).toMatchObject({ name: 'log.txt', service: 'support_case_attachment' })
  expect(await failureOf(attach('text/html'))).toMatchObject({
    detail: [{ loc: ['body', 'mime_type'] }],
  })
  await files.delete({ id })
  expect((await files.list()).result.items).toEqual([])
})

test('rejects a part that has the wrong size or is late', async () => {
  await using shop = await openShop()
  const { upload: wanted } = await createFile(shop.client, CONTENT)
  const [part] = wanted.parts
  const put = (body: string) => fetch(part?.url ?? '', { method: 'PUT', body })
  expect((await put('short')).status).toBe(400)
  shop.sandbox.advance({ hours: 2 })
  expect(await (await put(CONTENT.toString())).text()).toContain('expired')
})

test('[billing-4] a file can only be completed with all parts, and only once', async () => {
  await using shop = await openShop()
  const created = await createFile(shop.client, CONTENT)
  const complete = (checksumEtag: string) =>
    shop.client.files.uploaded({
      id: created.id,
      fileUploadCompleted: {
        id: created.upload.id,
        path: created.upload.path,
        parts: [{ number: 1, checksumEtag, checksumSha256Base64: null }],
      },
    })
  expect(await failureOf(complete('"none"'))).toMatchObject({
    detail: [{ loc: ['body', 'parts'], msg: 'Part 1 is missing.' }],
  })
  await uploadFile(shop.client, created, CONTENT)
  expect(await failureOf(complete('"none"'))).toMatchObject({ statusCode: 403 })
})

test.each([
  ['an empty name', { name: ' ' }, ['body', 'name']],
  ['a gap between parts', { ends: [4, 3] }, ['body', 'upload', 'parts', 1, 'chunk_end']],
  ['parts that end early', { ends: [4] }, ['body', 'upload', 'parts']],
])('%s is refused', async (_, wanted, loc) => {
  await using shop = await openShop()
  expect(await failureOf(createFile(shop.client, CONTENT, wanted))).toMatchObject({
    detail: [{ loc }],
  })
})
