import type * as t from 'io-ts'
import { S3DownloadURL } from './downloadURL.ts'
import {
  DownloadableFileCreate,
  OrganizationAvatarFileCreate,
  ProductMediaFileCreate,
  S3FileCreateMultipart,
  S3FileUploadMultipart,
} from './fileRequests.ts'
import type { Codec } from '../../codec/Codec.ts'
import { literal, nullable, openLiteral } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'
import { by, openUnion } from '../../codec/union.ts'
import { FileServiceTypes } from './enums.ts'

const fileReadFields = {
  organizationId: string,
  name: string,
  path: string,
  mimeType: string,
  size: integer,
  storageVersion: nullable(string),
  checksumEtag: nullable(string),
  checksumSha256Base64: nullable(string),
  checksumSha256Hex: nullable(string),
  lastModifiedAt: nullable(date),
  version: nullable(string),
  isUploaded: boolean,
  sizeReadable: string,
}

const productMediaFileRead = entity('ProductMediaFileRead', {
  ...fileReadFields,
  id: string,
  service: openLiteral('product_media'),
  createdAt: date,
  publicUrl: string,
})
export interface ProductMediaFileRead extends t.TypeOf<typeof productMediaFileRead> {}
export const ProductMediaFileRead: Codec<ProductMediaFileRead> = productMediaFileRead

const fileDownload = entity('FileDownload', {
  id: string,
  organizationId: string,
  name: string,
  path: string,
  mimeType: string,
  size: integer,
  storageVersion: nullable(string),
  checksumEtag: nullable(string),
  checksumSha256Base64: nullable(string),
  checksumSha256Hex: nullable(string),
  lastModifiedAt: nullable(date),
  download: S3DownloadURL,
  version: nullable(string),
  isUploaded: boolean,
  service: FileServiceTypes,
  sizeReadable: string,
})
export interface FileDownload extends t.TypeOf<typeof fileDownload> {}
export const FileDownload: Codec<FileDownload> = fileDownload

const downloadableFileRead = entity('DownloadableFileRead', {
  ...fileReadFields,
  id: string,
  service: literal('downloadable'),
  createdAt: date,
  flaggedMaliciousAt: nullable(date),
})
export interface DownloadableFileRead extends t.TypeOf<typeof downloadableFileRead> {}
export const DownloadableFileRead: Codec<DownloadableFileRead> = downloadableFileRead

const organizationAvatarFileRead = entity('OrganizationAvatarFileRead', {
  ...fileReadFields,
  id: string,
  service: literal('organization_avatar'),
  createdAt: date,
  publicUrl: string,
})
export interface OrganizationAvatarFileRead extends t.TypeOf<typeof organizationAvatarFileRead> {}
export const OrganizationAvatarFileRead: Codec<OrganizationAvatarFileRead> =
  organizationAvatarFileRead

const supportCaseAttachmentFileRead = entity('SupportCaseAttachmentFileRead', {
  ...fileReadFields,
  id: string,
  service: literal('support_case_attachment'),
  createdAt: date,
})
export interface SupportCaseAttachmentFileRead extends t.TypeOf<
  typeof supportCaseAttachmentFileRead
> {}
export const SupportCaseAttachmentFileRead: Codec<SupportCaseAttachmentFileRead> =
  supportCaseAttachmentFileRead

const fileRead = openUnion('FileRead', by('service'), {
  downloadable: DownloadableFileRead,
  organization_avatar: OrganizationAvatarFileRead,
  product_media: ProductMediaFileRead,
  support_case_attachment: SupportCaseAttachmentFileRead,
})
export type FileRead = t.TypeOf<typeof fileRead>
export const FileRead: Codec<FileRead> = fileRead

const supportCaseAttachmentFileCreate = entity('SupportCaseAttachmentFileCreate', {
  organizationId: optional(nullable(string)),
  name: string,
  mimeType: string,
  size: integer,
  checksumSha256Base64: optional(nullable(string)),
  upload: S3FileCreateMultipart,
  service: literal('support_case_attachment'),
  version: optional(nullable(string)),
})
export interface SupportCaseAttachmentFileCreate extends t.TypeOf<
  typeof supportCaseAttachmentFileCreate
> {}
export const SupportCaseAttachmentFileCreate: Codec<SupportCaseAttachmentFileCreate> =
  supportCaseAttachmentFileCreate

const fileCreate = openUnion('FileCreate', by('service'), {
  downloadable: DownloadableFileCreate,
  organization_avatar: OrganizationAvatarFileCreate,
  product_media: ProductMediaFileCreate,
  support_case_attachment: SupportCaseAttachmentFileCreate,
})
export type FileCreate = t.TypeOf<typeof fileCreate>
export const FileCreate: Codec<FileCreate> = fileCreate

const fileUpload = entity('FileUpload', {
  id: string,
  organizationId: string,
  name: string,
  path: string,
  mimeType: string,
  size: integer,
  storageVersion: nullable(string),
  checksumEtag: nullable(string),
  checksumSha256Base64: nullable(string),
  checksumSha256Hex: nullable(string),
  lastModifiedAt: nullable(date),
  upload: S3FileUploadMultipart,
  version: nullable(string),
  isUploaded: optional(boolean),
  service: FileServiceTypes,
  sizeReadable: string,
})
export interface FileUpload extends t.TypeOf<typeof fileUpload> {}
export const FileUpload: Codec<FileUpload> = fileUpload
