import type * as t from 'io-ts'
import { closedEnum, nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { date, integer, string } from '../../codec/primitives.ts'
import { fileFields } from '../../2025-03/entities/file.ts'

/** A file of any service. */
export const FileRow = entity('FileRow', {
  ...fileFields,
  createdAt: date,
  service: closedEnum(
    'downloadable',
    'product_media',
    'organization_avatar',
    'support_case_attachment',
  ),
  uploadId: string,
})
export interface FileRow extends t.TypeOf<typeof FileRow> {}

/** A part of a file, with its content once it is uploaded. */
export const FilePartRow = entity('FilePartRow', {
  id: string,
  fileId: string,
  /** The last segment of the upload URL. */
  token: string,
  number: integer,
  size: integer,
  checksumSha256Base64: nullable(string),
  expiresAt: date,
  etag: nullable(string),
  /** Base64. */
  content: nullable(string),
})
export interface FilePartRow extends t.TypeOf<typeof FilePartRow> {}
