import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { list, literal, openEnum } from '../codec/collections.ts'
import { entity } from '../codec/entity.ts'
import { date, nothing, string } from '../codec/primitives.ts'
import { filter } from '../codec/query.ts'
import { by, closedUnion, openUnion } from '../codec/union.ts'
import * as endpoints from '../shared/endpoints/files.ts'
import { fileFields, ProductMediaFileRead } from './entities/file.ts'
import { json, listOperation, operation } from './operation.ts'
import type { Uploader } from '../uploadFile.ts'
import { uploaderOf } from '../uploadFile.ts'
import {
  DownloadableFileCreate,
  FilePatch,
  FileUploadCompleted,
  OrganizationAvatarFileCreate,
  ProductMediaFileCreate,
  S3FileUploadMultipart,
} from '../shared/entities/fileRequests.ts'

export {
  FilePatch,
  FileUploadCompleted,
  S3FileUploadCompletedPart,
  DownloadableFileCreate,
  S3FileCreateMultipart,
  S3FileCreatePart,
  OrganizationAvatarFileCreate,
  ProductMediaFileCreate,
  S3FileUploadMultipart,
  S3FileUploadPart,
} from '../shared/entities/fileRequests.ts'

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

const fileUpload = entity('FileUpload', {
  ...fileFields,
  upload: S3FileUploadMultipart,
  service: FileServiceTypes,
})
/** A file whose parts have not been uploaded yet. */
export interface FileUpload extends t.TypeOf<typeof fileUpload> {}
export const FileUpload: Codec<FileUpload> = fileUpload

export const FileCreate = closedUnion('FileCreate', by('service'), {
  downloadable: DownloadableFileCreate,
  product_media: ProductMediaFileCreate,
  organization_avatar: OrganizationAvatarFileCreate,
})
export type FileCreate = t.TypeOf<typeof FileCreate>

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
