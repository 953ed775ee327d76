import { CustomFieldType } from './entities/customFieldParts.ts'
import { nothing, string } from '../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../codec/query.ts'
import * as endpoints from './endpoints/customFields.ts'
import { CustomField, CustomFieldCreate, CustomFieldUpdate } from './entities/customField.ts'
import { json, listOperation, operation } from './operation.ts'

export { CustomFieldType } from './entities/customFieldParts.ts'
export * from './entities/customField.ts'

export const deleteCustomField = operation({
  ...endpoints.deleteCustomField,
  success: { 204: nothing },
})

export const listCustomFields = listOperation({
  ...endpoints.listCustomFields,
  query: {
    organizationId: anyOf(string),
    query: filter(string),
    type: anyOf(CustomFieldType),
    sorting: sortedBy('created_at', 'slug', 'name', 'type'),
  },
  items: CustomField,
})

export const getCustomField = operation({
  ...endpoints.getCustomField,
  success: { 200: CustomField },
})

export const updateCustomField = operation({
  ...endpoints.updateCustomField,
  body: json(CustomFieldUpdate, 'customFieldUpdate'),
  success: { 200: CustomField },
})

export const createCustomField = operation({
  ...endpoints.createCustomField,
  body: json(CustomFieldCreate),
  success: { 201: CustomField },
})
