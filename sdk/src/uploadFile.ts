import type { Either } from 'fp-ts/lib/Either.js'
import type { BillingCore } from './BillingCore.ts'
import type { BillingError } from './BillingError.ts'
import { ApiError, UnexpectedClientError } from './BillingError.ts'
import { Failure } from './Failure.ts'
import type { CallOptions } from './BillingOptions.ts'
import { toConnectionError } from './http/connectionError.ts'
import { inContext } from './http/inContext.ts'
import type { CoreFunction } from './operation.ts'

/** What the platform is told about a file besides its content; `service` is the file's purpose. */
export interface FileToUpload<Service> {
  readonly service: Service
  /** Not needed with an organization's token. */
  readonly organizationId?: string | undefined
  /** Default: the name of a `File`, otherwise `file`. */
  readonly name?: string | undefined
  /** Default: the type of the content, otherwise `application/octet-stream`. */
  readonly mimeType?: string | undefined
  readonly version?: string | undefined
}

interface Chunk {
  number: number
  chunkStart: number
  chunkEnd: number
  checksumSha256Base64: string
}

interface NewFile<Service> extends FileToUpload<Service> {
  name: string
  mimeType: string
  size: number
  upload: { parts: Chunk[] }
}

interface Upload {
  readonly id: string
  readonly path: string
  readonly parts: readonly {
    readonly number: number
    readonly chunkStart: number
    readonly chunkEnd: number
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
    readonly checksumSha256Base64?: string | null | undefined
  }[]
}

interface Completed {
  id: string
  path: string
  parts: { number: number; checksumEtag: string; checksumSha256Base64: string | null }[]
}

/** The operations of an API version that make up an upload. */
interface Steps<Service, Read> {
  readonly create: CoreFunction<[NewFile<Service>], { id: string; upload: Upload }>
  readonly complete: CoreFunction<[{ id: string; fileUploadCompleted: Completed }], Read>
}

export type Uploader<Service, Read> = CoreFunction<
  [content: Blob, file: FileToUpload<Service>],
  Read
>

/** The storage takes parts of at least 5 MB, except the last. */
const PART_BYTES = 8_000_000

/**
 * Uploads a file: creates it, sends its content to the storage in parts, and completes it. The options
 * apply to each call to the platform. The signal also applies to the parts, which are not retried.
 */
export const uploaderOf =
  <Service, Read>({ create, complete }: Steps<Service, Read>): Uploader<Service, Read> =>
  (core) =>
  (content, file, options) =>
  async () => {
    try {
      const created = rightOf(await create(core)(await newFile(content, file), options)())
      const { id, path, parts } = created.upload
      const sent: Completed['parts'] = []
      for (const part of parts) {
        const checksumEtag = await putPart(core, part, content, options)
        const { number, checksumSha256Base64 = null } = part
        sent.push({ number, checksumEtag, checksumSha256Base64 })
      }
      const fileUploadCompleted = { id, path, parts: sent }
      return await complete(core)({ id: created.id, fileUploadCompleted }, options)()
    } catch (error) {
      return { _tag: 'Left', left: isOwn(error) ? error : new UnexpectedClientError(error) }
    }
  }

const isOwn = (error: unknown): error is BillingError => error instanceof Failure

const rightOf = <A>(result: Either<BillingError, A>): A => {
  if (result._tag === 'Left') throw result.left
  return result.right
}

const newFile = async <Service>(
  content: Blob,
  file: FileToUpload<Service>,
): Promise<NewFile<Service>> => {
  const parts: Chunk[] = []
  for (let start = 0; start < content.size || parts.length === 0; start += PART_BYTES) {
    const chunkEnd = Math.min(start + PART_BYTES, content.size)
    const checksumSha256Base64 = await sha256(content.slice(start, chunkEnd))
    parts.push({ number: parts.length + 1, chunkStart: start, chunkEnd, checksumSha256Base64 })
  }
  return {
    ...file,
    name: file.name ?? ('name' in content ? String(content.name) : 'file'),
    mimeType: file.mimeType ?? (content.type === '' ? 'application/octet-stream' : content.type),
    size: content.size,
    upload: { parts },
  }
}

const sha256 = async (part: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await part.arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/**
 * Sends a part, and returns the storage's checksum of it. The storage is not the platform, so it gets neither the
 * token nor the hooks.
 */
const putPart = async (
  { options: { fetch = globalThis.fetch } }: BillingCore,
  { url, headers, chunkStart, chunkEnd }: Upload['parts'][number],
  content: Blob,
  { signal }: CallOptions = {},
): Promise<string> => {
  const body = content.slice(chunkStart, chunkEnd)
  const response = await fetch(url, {
    method: 'PUT',
    headers,
    body,
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw inContext(toConnectionError(error, url), OPERATION)
  })
  const etag = response.headers.get('etag')
  if (response.ok && etag !== null) return etag
  const type = response.headers.get('content-type') ?? ''
  throw inContext(new ApiError(response.status, type, await response.text()), OPERATION)
}

const OPERATION = 'files.uploadFile'
