import { ProductBenefitsUpdate } from './entities/productRequestParts.ts'
import { list } from '../codec/collections.ts'
import { metadataQuery } from '../codec/metadata.ts'
import { string } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean, sortedBy } from '../codec/query.ts'
import * as endpoints from './endpoints/products.ts'
import { ProductVisibility } from './entities/enums.ts'
import { Product } from './entities/product.ts'
import { ProductCreate, ProductUpdate } from './entities/productRequest.ts'
import { json, listOperation, operation } from './operation.ts'

export * from './entities/enums.ts'
export * from './entities/product.ts'
export * from './entities/productRequest.ts'
export { ProductBenefitsUpdate } from './entities/productRequestParts.ts'

export const listProducts = listOperation({
  ...endpoints.listProducts,
  query: {
    id: anyOf(string),
    organizationId: anyOf(string),
    query: filter(string),
    isArchived: filter(queryBoolean),
    isRecurring: filter(queryBoolean),
    benefitId: anyOf(string),
    visibility: filter(list(ProductVisibility)),
    sorting: sortedBy('created_at', 'name', 'price_amount_type', 'price_amount'),
    metadata: filter(metadataQuery),
  },
  items: Product,
})

export const getProduct = operation({
  ...endpoints.getProduct,
  success: { 200: Product },
})

export const updateProduct = operation({
  ...endpoints.updateProduct,
  body: json(ProductUpdate, 'productUpdate'),
  success: { 200: Product },
})

export const createProduct = operation({
  ...endpoints.createProduct,
  body: json(ProductCreate),
  success: { 201: Product },
})

export const updateProductBenefits = operation({
  ...endpoints.updateProductBenefits,
  body: json(ProductBenefitsUpdate, 'productBenefitsUpdate'),
  success: { 200: Product },
})
