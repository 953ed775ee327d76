import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { map } from '../../codec/collections.ts'
import { entity, optional, withDefault } from '../../codec/entity.ts'
import { date, segment, string, unknown } from '../../codec/primitives.ts'
import { anyOf } from '../../codec/query.ts'
import { invalidRequest } from '../../documentedErrors.ts'
import * as endpoints from '../endpoints/customerPortal/downloadables.ts'
import { fileFields } from '../entities/file.ts'
import { FileServiceTypes } from '../files.ts'
import { listOperation, operation } from '../operation.ts'

export const S3DownloadURL = entity('S3DownloadURL', {
  url: string,
  headers: withDefault(map(string), {}),
  expiresAt: date,
})
export interface S3DownloadURL extends t.TypeOf<typeof S3DownloadURL> {}

const fileDownload = entity('FileDownload', {
  ...fileFields,
  download: S3DownloadURL,
  service: FileServiceTypes,
})
export interface FileDownload extends t.TypeOf<typeof fileDownload> {}
export const FileDownload: Codec<FileDownload> = fileDownload

const downloadableRead = entity('DownloadableRead', {
  id: string,
  benefitId: string,
  file: FileDownload,
})
/** A file that the customer can download, and its URL. */
export interface DownloadableRead extends t.TypeOf<typeof downloadableRead> {}
export const DownloadableRead: Codec<DownloadableRead> = downloadableRead

export const DownloadRedirect = entity('DownloadRedirect', { location: optional(string) })
/** The URL of the file. It is missing in browsers, which hide where a redirect leads. */
export interface DownloadRedirect extends t.TypeOf<typeof DownloadRedirect> {}

export const listDownloadables = listOperation({
  ...endpoints.listDownloadables,
  query: { organizationId: anyOf(string), benefitId: anyOf(string) },
  items: DownloadableRead,
})

export const getDownloadable = operation({
  name: 'customerPortal.downloadables.get',
  summary: 'Get the URL of a file by its download token.',
  method: 'GET',
  path: '/v1/customer-portal/downloadables/{token}',
  auth: 'none',
  params: { token: segment },
  success: { 200: unknown, 302: DownloadRedirect },
  errors: [invalidRequest],
})
