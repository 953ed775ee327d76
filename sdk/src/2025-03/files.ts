import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { list, literal, map, nullable, openEnum } from '../codec/collections.ts'
import { entity, optional, withDefault } from '../codec/entity.ts'
import { date, integer, nothing, string } from '../codec/primitives.ts'
import { filter } from '../codec/query.ts'
import { by, closedUnion, openUnion } from '../codec/union.ts'
import * as endpoints from './endpoints/files.ts'
import { fileFields, ProductMediaFileRead } from './entities/file.ts'
import { json, listOperation, operation } from './operation.ts'
import type { Uploader } from '../uploadFile.ts'
import { uploaderOf } from '../uploadFile.ts'

export { ProductMediaFileRead }

export const FileServiceTypes = openEnum('downloadable', 'product_media', 'organization_avatar')
export type FileServiceTypes = t.TypeOf<typeof FileServiceTypes>

const downloadableFileRead = entity('DownloadableFileRead', {
  ...fileFields,
  service: literal('downloadable'),
  createdAt: date,
})
/** A file that customers with the matching benefit can download. */
export interface DownloadableFileRead extends t.TypeOf<typeof downloadableFileRead> {}
export const DownloadableFileRead: Codec<DownloadableFileRead> = downloadableFileRead

const organizationAvatarFileRead = entity('OrganizationAvatarFileRead', {
  ...fileFields,
  service: literal('organization_avatar'),
  createdAt: date,
  publicUrl: string,
})
export interface OrganizationAvatarFileRead extends t.TypeOf<typeof organizationAvatarFileRead> {}
export const OrganizationAvatarFileRead: Codec<OrganizationAvatarFileRead> =
  organizationAvatarFileRead

export const FileRead = openUnion('FileRead', by('service'), {
  downloadable: DownloadableFileRead,
  product_media: ProductMediaFileRead,
  organization_avatar: OrganizationAvatarFileRead,
})
export type FileRead = t.TypeOf<typeof FileRead>

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

const fileUpload = entity('FileUpload', {
  ...fileFields,
  upload: S3FileUploadMultipart,
  service: FileServiceTypes,
})
/** A file whose parts have not been uploaded yet. */
export interface FileUpload extends t.TypeOf<typeof fileUpload> {}
export const FileUpload: Codec<FileUpload> = fileUpload

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

export const FileCreate = closedUnion('FileCreate', by('service'), {
  downloadable: DownloadableFileCreate,
  product_media: ProductMediaFileCreate,
  organization_avatar: OrganizationAvatarFileCreate,
})
export type FileCreate = t.TypeOf<typeof FileCreate>

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

export const listFiles = listOperation({
  ...endpoints.listFiles,
  query: { organizationId: filter(string), ids: filter(list(string)) },
  items: FileRead,
})

export const createFile = operation({
  ...endpoints.createFile,
  body: json(FileCreate),
  success: { 201: FileUpload },
})

export const completeFileUpload = operation({
  ...endpoints.completeFileUpload,
  body: json(FileUploadCompleted, 'fileUploadCompleted'),
  success: { 200: FileRead },
})

export const updateFile = operation({
  ...endpoints.updateFile,
  body: json(FilePatch, 'filePatch'),
  success: { 200: FileRead },
})

export const deleteFile = operation({
  ...endpoints.deleteFile,
  success: { 204: nothing },
})

type FileService = FileCreate['service']

/** Uploads a file: creates it (`files.create`), sends its parts, and completes it (`files.uploaded`). */
export const uploadFile: Uploader<FileService, FileRead> = uploaderOf<FileService, FileRead>({
  create: createFile,
  complete: completeFileUpload,
})
