import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { list } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { Benefit } from './benefit.ts'
import { AttachedCustomField } from './customField.ts'
import { ProductMediaFileRead } from './file.ts'
import { ProductPrice } from './price.ts'
import { productFields } from './productFields.ts'

const product = entity('Product', {
  ...productFields,
  metadata: numericMetadata,
  prices: list(ProductPrice),
  benefits: list(Benefit),
  medias: list(ProductMediaFileRead),
  attachedCustomFields: list(AttachedCustomField),
})
export interface Product extends t.TypeOf<typeof product> {}
export const Product: Codec<Product> = product
