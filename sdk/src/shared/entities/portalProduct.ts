import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { entity } from '../../codec/entity.ts'
import { productOfferFields } from './productFields.ts'

const customerProduct = entity('CustomerProduct', productOfferFields)
export interface CustomerProduct extends t.TypeOf<typeof customerProduct> {}
export const CustomerProduct: Codec<CustomerProduct> = customerProduct
