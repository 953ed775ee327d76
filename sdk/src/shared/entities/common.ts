import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { entity } from '../../codec/entity.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { FileDownload } from './file.ts'

const pagination = entity('Pagination', { totalCount: integer, maxPage: integer })
export interface Pagination extends t.TypeOf<typeof pagination> {}
export const Pagination: Codec<Pagination> = pagination

const downloadableRead = entity('DownloadableRead', {
  id: string,
  benefitId: string,
  file: FileDownload,
})
export interface DownloadableRead extends t.TypeOf<typeof downloadableRead> {}
export const DownloadableRead: Codec<DownloadableRead> = downloadableRead

const cursorPagination = entity('CursorPagination', { hasNextPage: boolean })
export interface CursorPagination extends t.TypeOf<typeof cursorPagination> {}
export const CursorPagination: Codec<CursorPagination> = cursorPagination
