import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, map, nullable } from '../../codec/collections.ts'
import { entity, optional, withDefault } from '../../codec/entity.ts'
import { date, integer, string } from '../../codec/primitives.ts'

/** One part of an upload; `chunkEnd` is the offset of the first byte after it. */
const uploadPart = {
  number: integer,
  chunkStart: integer,
  chunkEnd: integer,
  checksumSha256Base64: optional(nullable(string)),
}

const s3FileCreatePart = entity('S3FileCreatePart', uploadPart)

export interface S3FileCreatePart extends t.TypeOf<typeof s3FileCreatePart> {}

export const S3FileCreatePart: Codec<S3FileCreatePart> = s3FileCreatePart

export const S3FileCreateMultipart = entity('S3FileCreateMultipart', {
  parts: list(S3FileCreatePart),
})

export interface S3FileCreateMultipart extends t.TypeOf<typeof S3FileCreateMultipart> {}

const s3FileUploadPart = entity('S3FileUploadPart', {
  ...uploadPart,
  url: string,
  expiresAt: date,
  headers: withDefault(map(string), {}),
})

export interface S3FileUploadPart extends t.TypeOf<typeof s3FileUploadPart> {}

export const S3FileUploadPart: Codec<S3FileUploadPart> = s3FileUploadPart

export const S3FileUploadMultipart = entity('S3FileUploadMultipart', {
  id: string,
  path: string,
  parts: list(S3FileUploadPart),
})

/** The URL to PUT each part to, and when it expires. */
export interface S3FileUploadMultipart extends t.TypeOf<typeof S3FileUploadMultipart> {}

const newFile = {
  organizationId: optional(nullable(string)),
  name: string,
  mimeType: string,
  size: integer,
  checksumSha256Base64: optional(nullable(string)),
  upload: S3FileCreateMultipart,
  version: optional(nullable(string)),
}

const downloadableFileCreate = entity('DownloadableFileCreate', {
  ...newFile,
  service: literal('downloadable'),
})

export interface DownloadableFileCreate extends t.TypeOf<typeof downloadableFileCreate> {}

export const DownloadableFileCreate: Codec<DownloadableFileCreate> = downloadableFileCreate

const productMediaFileCreate = entity('ProductMediaFileCreate', {
  ...newFile,
  service: literal('product_media'),
})

export interface ProductMediaFileCreate extends t.TypeOf<typeof productMediaFileCreate> {}

export const ProductMediaFileCreate: Codec<ProductMediaFileCreate> = productMediaFileCreate

const organizationAvatarFileCreate = entity('OrganizationAvatarFileCreate', {
  ...newFile,
  service: literal('organization_avatar'),
})

export interface OrganizationAvatarFileCreate extends t.TypeOf<
  typeof organizationAvatarFileCreate
> {}

export const OrganizationAvatarFileCreate: Codec<OrganizationAvatarFileCreate> =
  organizationAvatarFileCreate

const s3FileUploadCompletedPart = entity('S3FileUploadCompletedPart', {
  number: integer,
  checksumEtag: string,
  checksumSha256Base64: nullable(string),
})

export interface S3FileUploadCompletedPart extends t.TypeOf<typeof s3FileUploadCompletedPart> {}

export const S3FileUploadCompletedPart: Codec<S3FileUploadCompletedPart> = s3FileUploadCompletedPart

export const FileUploadCompleted = entity('FileUploadCompleted', {
  id: string,
  path: string,
  parts: list(S3FileUploadCompletedPart),
})

/** The storage's response to each part. */
export interface FileUploadCompleted extends t.TypeOf<typeof FileUploadCompleted> {}

export const FilePatch = entity('FilePatch', {
  name: optional(nullable(string)),
  version: optional(nullable(string)),
})

export interface FilePatch extends t.TypeOf<typeof FilePatch> {}
