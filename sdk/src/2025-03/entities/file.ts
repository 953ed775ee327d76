import type * as t from 'io-ts'
import { nullable, openLiteral } from '../../codec/collections.ts'
import type { Codec } from '../../codec/Codec.ts'
import { entity, withDefault } from '../../codec/entity.ts'
import { boolean, date, integer, string } from '../../codec/primitives.ts'

/** The fields of every kind of file. The checksums and `storageVersion` are known once the file is uploaded. */
export const fileFields = {
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
  version: nullable(string),
  isUploaded: withDefault(boolean, false),
  sizeReadable: string,
}

const productMediaFileRead = entity('ProductMediaFileRead', {
  ...fileFields,
  service: openLiteral('product_media'),
  createdAt: date,
  publicUrl: string,
})
/** An image of a product. */
export interface ProductMediaFileRead extends t.TypeOf<typeof productMediaFileRead> {}
export const ProductMediaFileRead: Codec<ProductMediaFileRead> = productMediaFileRead
