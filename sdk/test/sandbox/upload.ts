import { createHash } from 'node:crypto'
import type { Client } from './shop.ts'

interface Wanted {
  readonly name?: string
  readonly mimeType?: string
  readonly service?: 'downloadable' | 'product_media'
  /** Where parts end, in bytes. */
  readonly ends?: readonly number[]
}

export const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('base64')

/** A file that waits for its content. */
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

/** Sends the content of a file that waits for it, and closes the file. */
export const uploadFile = async (
  client: Client,
  { id, upload: { id: uploadId, path, parts } }: Awaited<ReturnType<typeof createFile>>,
  content: Uint8Array,
) => {
  const completed = []
  // In whatever order: the numbers say how they go together.
  for (const { number, url, chunkStart, chunkEnd } of parts.toReversed()) {
    const answer = await fetch(url, {
      method: 'PUT',
      body: new Uint8Array(content.slice(chunkStart, chunkEnd)),
    })
    expect(answer.status).toBe(200)
    const checksumEtag = answer.headers.get('etag') ?? ''
    completed.push({ number, checksumEtag, checksumSha256Base64: null })
  }
  return client.files.uploaded({
    id,
    fileUploadCompleted: { id: uploadId, path, parts: completed },
  })
}

/** A file that can be downloaded by a benefit; gives its id. */
export const addDownloadable = async (
  client: Client,
  content: Uint8Array,
  { name = 'masks.zip', mimeType = 'application/zip' }: Wanted = {},
): Promise<string> => {
  const created = await createFile(client, content, { name, mimeType, service: 'downloadable' })
  await uploadFile(client, created, content)
  return created.id
}
