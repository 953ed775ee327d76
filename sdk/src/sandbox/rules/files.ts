import { createHash } from 'node:crypto'
import type { FileCreate, S3FileUploadMultipart, FileUploadCompleted } from '../../2025-03/files.ts'
import { HOUR } from '../calendar.ts'
import type { Fault } from '../Problem.ts'
import { invalid, invalidRequest, notPermitted } from '../Problem.ts'
import type { FilePartRow, FileRow } from '../store/FileRow.ts'
import type { World } from '../World.ts'
import { newSecret } from './customers.ts'

/** The maximum size of a file, limited because files are kept in memory. */
export const MAX_FILE_BYTES = 20_000_000

/** How long parts can be uploaded, in milliseconds. */
const UPLOAD_DURATION = HOUR

/** Only a shop's pictures are public; any other file is only for those who may download it. */
export const isPublic = ({ service }: Pick<FileRow, 'service'>): boolean =>
  service === 'product_media' || service === 'organization_avatar'

const PICTURES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml']

/** The fields of a file that a merchant sets. */
type NewFile = Omit<FileCreate, 'service'> & Pick<FileRow, 'service'>

/** Adds a file whose parts are still to be uploaded. */
export const newFile = (
  world: World,
  organizationId: string,
  wanted: NewFile,
): FileRow & { readonly upload: S3FileUploadMultipart } => {
  checkNewFile(wanted)
  const { id, createdAt } = world.record()
  const path = `${wanted.service}/${organizationId}/${id}/${wanted.name}`
  const file = world.state.files.put({
    id,
    createdAt,
    organizationId,
    name: wanted.name,
    path,
    mimeType: wanted.mimeType,
    size: wanted.size,
    storageVersion: null,
    checksumEtag: null,
    checksumSha256Base64: wanted.checksumSha256Base64 ?? null,
    checksumSha256Hex: null,
    lastModifiedAt: null,
    version: wanted.version ?? null,
    isUploaded: false,
    sizeReadable: readable(wanted.size),
    service: wanted.service,
    uploadId: world.newId(),
  })
  const parts = wanted.upload.parts.map((part) => {
    const { token, expiresAt } = world.state.fileParts.put({
      id: world.newId(),
      fileId: id,
      token: newSecret('sandbox_up'),
      number: part.number,
      size: part.chunkEnd - part.chunkStart,
      checksumSha256Base64: part.checksumSha256Base64 ?? null,
      expiresAt: world.later(UPLOAD_DURATION),
      etag: null,
      content: null,
    })
    return { ...part, url: `${world.url}/uploads/${token}`, expiresAt, headers: {} }
  })
  return { ...file, upload: { id: file.uploadId, path, parts } }
}

/** Stores the content of a part; returns its ETag, or an error. */
export const storePart = (
  world: World,
  part: FilePartRow,
  content: Buffer,
): { readonly etag: string } | { readonly error: string } => {
  if (part.expiresAt <= world.now()) return { error: 'The upload URL of this part has expired.' }
  if (content.length !== part.size) {
    return { error: `The part must have ${part.size} bytes, but it has ${content.length}.` }
  }
  const { checksumSha256Base64: wanted } = part
  if (wanted !== null && hash('sha256', content, 'base64') !== wanted) {
    return { error: 'The content does not match the declared checksum.' }
  }
  const etag = `"${hash('md5', content, 'hex')}"`
  world.state.fileParts.update(part, { etag, content: content.toString('base64') })
  return { etag }
}

/** Completes an upload; throws a 422 that lists the parts that are missing or differ. */
export const completeFile = (
  world: World,
  file: FileRow,
  { id, path, parts }: FileUploadCompleted,
): FileRow => {
  if (file.isUploaded) throw notPermitted('The file has already been uploaded.')
  if (id !== file.uploadId) throw invalid(['body', 'id'], 'Must be the id of the upload.')
  if (path !== file.path) throw invalid(['body', 'path'], 'Must be the path of the file.')
  const own = partsOf(world, file)
  const faults = own.flatMap(({ number, etag }): Fault[] => {
    const index = parts.findIndex((part) => part.number === number)
    if (etag === null || index < 0) return [partFault(['parts'], `Part ${number} is missing.`)]
    return parts[index]?.checksumEtag === etag
      ? []
      : [partFault(['parts', index, 'checksum_etag'], 'Must be the ETag of the uploaded part.')]
  })
  if (faults.length > 0) throw invalidRequest(...faults)
  const content = contentOf(world, file)
  const checksumSha256Base64 = hash('sha256', content, 'base64')
  if (file.checksumSha256Base64 !== null && file.checksumSha256Base64 !== checksumSha256Base64) {
    throw invalid(['body', 'parts'], 'The file does not match the declared checksum.')
  }
  return world.state.files.update(file, {
    isUploaded: true,
    lastModifiedAt: world.now(),
    storageVersion: world.newId(),
    checksumEtag: `"${hash('md5', content, 'hex')}"`,
    checksumSha256Base64,
    checksumSha256Hex: hash('sha256', content, 'hex'),
  })
}

/** Removes a file and its content. */
export const deleteFile = (world: World, file: FileRow): void => {
  for (const { id } of world.state.fileParts.where('fileId', file.id)) {
    world.state.fileParts.delete(id)
  }
  world.state.files.delete(file.id)
}

/** The content uploaded so far, in the order of the parts. */
export const contentOf = (world: World, file: FileRow): Buffer =>
  Buffer.concat(partsOf(world, file).map(({ content }) => Buffer.from(content ?? '', 'base64')))

const partsOf = (world: World, { id }: FileRow): FilePartRow[] =>
  world.state.fileParts.where('fileId', id).toSorted((one, other) => one.number - other.number)

const checkNewFile = ({ service, name, mimeType, size, upload: { parts } }: NewFile): void => {
  if (name.trim() === '') throw invalid(['body', 'name'], 'The file must have a name.')
  if (isPublic({ service }) && !PICTURES.includes(mimeType)) {
    throw invalid(['body', 'mime_type'], `Must be one of ${PICTURES.join(', ')}.`)
  }
  if (size < 1 || size > MAX_FILE_BYTES) {
    throw invalid(['body', 'size'], `The sandbox accepts files of 1 to ${MAX_FILE_BYTES} bytes.`)
  }
  // Each part starts where the previous one ends, and the last one ends with the file.
  const ends = [0, ...parts.map(({ chunkEnd }) => chunkEnd)]
  for (const [index, { number, chunkStart, chunkEnd }] of parts.entries()) {
    const loc = ['body', 'upload', 'parts', index]
    if (number !== index + 1) throw invalid([...loc, 'number'], 'Number the parts from 1.')
    if (chunkStart !== ends[index]) {
      throw invalid([...loc, 'chunk_start'], 'Must be the end of the previous part.')
    }
    if (chunkEnd <= chunkStart)
      throw invalid([...loc, 'chunk_end'], 'A part must have at least 1 byte.')
  }
  if (ends.at(-1) !== size) {
    throw invalid(['body', 'upload', 'parts'], 'The parts must cover the whole file.')
  }
}

const partFault = (loc: readonly (string | number)[], msg: string): Fault => ({
  loc: ['body', ...loc],
  msg,
  type: 'value_error',
})

const hash = (algorithm: 'md5' | 'sha256', content: Buffer, encoding: 'hex' | 'base64'): string =>
  createHash(algorithm).update(content).digest(encoding)

const readable = (size: number): string => {
  const units = ['B', 'KB', 'MB']
  const power = Math.min(units.length - 1, Math.floor(Math.log10(size) / 3))
  return `${Number((size / 1000 ** power).toFixed(1))} ${units[power]}`
}
