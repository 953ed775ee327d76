import type * as t from 'io-ts'
import { list } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { boolean, string } from '../../codec/primitives.ts'

export const ExistingProductPrice = entity('ExistingProductPrice', { id: string })

export interface ExistingProductPrice extends t.TypeOf<typeof ExistingProductPrice> {}

export const AttachedCustomFieldCreate = entity('AttachedCustomFieldCreate', {
  customFieldId: string,
  required: boolean,
})

export interface AttachedCustomFieldCreate extends t.TypeOf<typeof AttachedCustomFieldCreate> {}

export const ProductBenefitsUpdate = entity('ProductBenefitsUpdate', { benefits: list(string) })

/** The ids of all benefits that the product is to have, in order. */
export interface ProductBenefitsUpdate extends t.TypeOf<typeof ProductBenefitsUpdate> {}
