import { createHash } from 'node:crypto'
import type { Client } from './shop.ts'

interface Wanted {
  readonly name?: string
  readonly mimeType?: string
  readonly service?: 'downloadable' | 'product_media'
  /** The end of each part, in bytes. */
  readonly ends?: readonly number[]
}

export const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('base64')

/** A file whose content is still to be uploaded. */
export const createFile = (
  client: Client,
  content: Uint8Array,
  {
    name = 'mask.png',
    mimeType = 'image/png',
    service = 'product_media',
    ends = [content.length],
  }: Wanted = {},
) =>
  client.files.create({
    name,
    mimeType,
    size: content.length,
    service,
    checksumSha256Base64: sha256(content),
    upload: {
      parts: ends.map((chunkEnd, index) => ({
        number: index + 1,
        chunkStart: ends[index - 1] ?? 0,
        chunkEnd,
      })),
    },
  })

/** Uploads the content of a file, and completes the file. */
export const uploadFile = async (
  client: Client,
  { id, upload: { id: uploadId, path, parts } }: Awaited<ReturnType<typeof createFile>>,
  content: Uint8Array,
) => {
  const completed = []
  // In any order: the part numbers determine the result.
  for (const { number, url, chunkStart, chunkEnd } of parts.toReversed()) {
    const response = await fetch(url, {
      method: 'PUT',
      body: new Uint8Array(content.slice(chunkStart, chunkEnd)),
    })
    expect(response.status).toBe(200)
    const checksumEtag = response.headers.get('etag') ?? ''
    completed.push({ number, checksumEtag, checksumSha256Base64: null })
  }
  return client.files.uploaded({
    id,
    fileUploadCompleted: { id: uploadId, path, parts: completed },
  })
}

/** Uploads a downloadable file, and returns its id. */
export const addDownloadable = async (
  client: Client,
  content: Uint8Array,
  { name = 'masks.zip', mimeType = 'application/zip' }: Wanted = {},
): Promise<string> => {
  const created = await createFile(client, content, { name, mimeType, service: 'downloadable' })
  await uploadFile(client, created, content)
  return created.id
}
