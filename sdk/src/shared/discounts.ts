import { nothing, string } from '../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../codec/query.ts'
import * as endpoints from './endpoints/discounts.ts'
import { Discount } from './entities/discount.ts'
import { DiscountCreate, DiscountUpdate } from './entities/discountRequest.ts'
import { json, listOperation, operation } from './operation.ts'

export * from './entities/discount.ts'
export * from './entities/discountRequest.ts'

export const deleteDiscount = operation({
  ...endpoints.deleteDiscount,
  success: { 204: nothing },
})

export const listDiscounts = listOperation({
  ...endpoints.listDiscounts,
  query: {
    organizationId: anyOf(string),
    query: filter(string),
    sorting: sortedBy('created_at', 'name', 'code', 'redemptions_count', 'ends_at'),
  },
  items: Discount,
})

export const getDiscount = operation({
  ...endpoints.getDiscount,
  success: { 200: Discount },
})

export const updateDiscount = operation({
  ...endpoints.updateDiscount,
  body: json(DiscountUpdate, 'discountUpdate'),
  success: { 200: Discount },
})

export const createDiscount = operation({
  ...endpoints.createDiscount,
  body: json(DiscountCreate),
  success: { 201: Discount },
})
