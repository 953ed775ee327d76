import type * as t from 'io-ts'
import type { Codec } from '../codec/Codec.ts'
import { list, literal, nullable, openEnum } from '../codec/collections.ts'
import { entity, optional } from '../codec/entity.ts'
import { metadata } from '../codec/metadata.ts'
import { boolean, integer, nothing, string } from '../codec/primitives.ts'
import { anyOf, filter, sortedBy } from '../codec/query.ts'
import { by, closedUnion, openUnion } from '../codec/union.ts'
import * as endpoints from './endpoints/customFields.ts'
import { record } from './entities/record.ts'
import { json, listOperation, operation } from './operation.ts'

export const CustomFieldType = openEnum('text', 'number', 'date', 'checkbox', 'select')
export type CustomFieldType = t.TypeOf<typeof CustomFieldType>

const formTexts = {
  formLabel: optional(string),
  formHelpText: optional(string),
  formPlaceholder: optional(string),
}

/** Minimum and maximum; for dates, in seconds since 1970. */
const bounds = { ge: optional(integer), le: optional(integer) }

export const CustomFieldTextProperties = entity('CustomFieldTextProperties', {
  ...formTexts,
  textarea: optional(boolean),
  minLength: optional(integer),
  maxLength: optional(integer),
})
export interface CustomFieldTextProperties extends t.TypeOf<typeof CustomFieldTextProperties> {}

export const CustomFieldNumberProperties = entity('CustomFieldNumberProperties', {
  ...formTexts,
  ...bounds,
})
export interface CustomFieldNumberProperties extends t.TypeOf<typeof CustomFieldNumberProperties> {}

export const CustomFieldDateProperties = entity('CustomFieldDateProperties', {
  ...formTexts,
  ...bounds,
})
export interface CustomFieldDateProperties extends t.TypeOf<typeof CustomFieldDateProperties> {}

export const CustomFieldCheckboxProperties = entity('CustomFieldCheckboxProperties', formTexts)
export interface CustomFieldCheckboxProperties extends t.TypeOf<
  typeof CustomFieldCheckboxProperties
> {}

const customFieldSelectOption = entity('CustomFieldSelectOption', { value: string, label: string })
export interface CustomFieldSelectOption extends t.TypeOf<typeof customFieldSelectOption> {}
export const CustomFieldSelectOption: Codec<CustomFieldSelectOption> = customFieldSelectOption

export const CustomFieldSelectProperties = entity('CustomFieldSelectProperties', {
  ...formTexts,
  options: list(CustomFieldSelectOption),
})
export interface CustomFieldSelectProperties extends t.TypeOf<typeof CustomFieldSelectProperties> {}

const kept = { ...record, metadata, slug: string, name: string, organizationId: string }

const customFieldText = entity('CustomFieldText', {
  ...kept,
  type: literal('text'),
  properties: CustomFieldTextProperties,
})
export interface CustomFieldText extends t.TypeOf<typeof customFieldText> {}
export const CustomFieldText: Codec<CustomFieldText> = customFieldText

const customFieldNumber = entity('CustomFieldNumber', {
  ...kept,
  type: literal('number'),
  properties: CustomFieldNumberProperties,
})
export interface CustomFieldNumber extends t.TypeOf<typeof customFieldNumber> {}
export const CustomFieldNumber: Codec<CustomFieldNumber> = customFieldNumber

const customFieldDate = entity('CustomFieldDate', {
  ...kept,
  type: literal('date'),
  properties: CustomFieldDateProperties,
})
export interface CustomFieldDate extends t.TypeOf<typeof customFieldDate> {}
export const CustomFieldDate: Codec<CustomFieldDate> = customFieldDate

const customFieldCheckbox = entity('CustomFieldCheckbox', {
  ...kept,
  type: literal('checkbox'),
  properties: CustomFieldCheckboxProperties,
})
export interface CustomFieldCheckbox extends t.TypeOf<typeof customFieldCheckbox> {}
export const CustomFieldCheckbox: Codec<CustomFieldCheckbox> = customFieldCheckbox

const customFieldSelect = entity('CustomFieldSelect', {
  ...kept,
  type: literal('select'),
  properties: CustomFieldSelectProperties,
})
export interface CustomFieldSelect extends t.TypeOf<typeof customFieldSelect> {}
export const CustomFieldSelect: Codec<CustomFieldSelect> = customFieldSelect

const customField = openUnion('CustomField', by('type'), {
  text: CustomFieldText,
  number: CustomFieldNumber,
  date: CustomFieldDate,
  checkbox: CustomFieldCheckbox,
  select: CustomFieldSelect,
})
/** A question that buyers answer at checkout. */
export type CustomField = t.TypeOf<typeof customField>
export const CustomField: Codec<CustomField> = customField

export const AttachedCustomField = entity('AttachedCustomField', {
  customFieldId: string,
  customField: CustomField,
  order: integer,
  required: boolean,
})
/** A custom field as attached to a product. */
export interface AttachedCustomField extends t.TypeOf<typeof AttachedCustomField> {}

const creation = {
  metadata: optional(metadata),
  slug: string,
  name: string,
  organizationId: optional(nullable(string)),
}

const customFieldCreateText = entity('CustomFieldCreateText', {
  ...creation,
  type: literal('text'),
  properties: CustomFieldTextProperties,
})
export interface CustomFieldCreateText extends t.TypeOf<typeof customFieldCreateText> {}
export const CustomFieldCreateText: Codec<CustomFieldCreateText> = customFieldCreateText

const customFieldCreateNumber = entity('CustomFieldCreateNumber', {
  ...creation,
  type: literal('number'),
  properties: CustomFieldNumberProperties,
})
export interface CustomFieldCreateNumber extends t.TypeOf<typeof customFieldCreateNumber> {}
export const CustomFieldCreateNumber: Codec<CustomFieldCreateNumber> = customFieldCreateNumber

const customFieldCreateDate = entity('CustomFieldCreateDate', {
  ...creation,
  type: literal('date'),
  properties: CustomFieldDateProperties,
})
export interface CustomFieldCreateDate extends t.TypeOf<typeof customFieldCreateDate> {}
export const CustomFieldCreateDate: Codec<CustomFieldCreateDate> = customFieldCreateDate

const customFieldCreateCheckbox = entity('CustomFieldCreateCheckbox', {
  ...creation,
  type: literal('checkbox'),
  properties: CustomFieldCheckboxProperties,
})
export interface CustomFieldCreateCheckbox extends t.TypeOf<typeof customFieldCreateCheckbox> {}
export const CustomFieldCreateCheckbox: Codec<CustomFieldCreateCheckbox> = customFieldCreateCheckbox

const customFieldCreateSelect = entity('CustomFieldCreateSelect', {
  ...creation,
  type: literal('select'),
  properties: CustomFieldSelectProperties,
})
export interface CustomFieldCreateSelect extends t.TypeOf<typeof customFieldCreateSelect> {}
export const CustomFieldCreateSelect: Codec<CustomFieldCreateSelect> = customFieldCreateSelect

const customFieldCreate = closedUnion('CustomFieldCreate', by('type'), {
  text: CustomFieldCreateText,
  number: CustomFieldCreateNumber,
  date: CustomFieldCreateDate,
  checkbox: CustomFieldCreateCheckbox,
  select: CustomFieldCreateSelect,
})
export type CustomFieldCreate = t.TypeOf<typeof customFieldCreate>
export const CustomFieldCreate: Codec<CustomFieldCreate> = customFieldCreate

const change = {
  metadata: optional(nullable(metadata)),
  name: optional(nullable(string)),
  slug: optional(nullable(string)),
}

const customFieldUpdateText = entity('CustomFieldUpdateText', {
  ...change,
  type: literal('text'),
  properties: optional(nullable(CustomFieldTextProperties)),
})
export interface CustomFieldUpdateText extends t.TypeOf<typeof customFieldUpdateText> {}
export const CustomFieldUpdateText: Codec<CustomFieldUpdateText> = customFieldUpdateText

const customFieldUpdateNumber = entity('CustomFieldUpdateNumber', {
  ...change,
  type: literal('number'),
  properties: optional(nullable(CustomFieldNumberProperties)),
})
export interface CustomFieldUpdateNumber extends t.TypeOf<typeof customFieldUpdateNumber> {}
export const CustomFieldUpdateNumber: Codec<CustomFieldUpdateNumber> = customFieldUpdateNumber

const customFieldUpdateDate = entity('CustomFieldUpdateDate', {
  ...change,
  type: literal('date'),
  properties: optional(nullable(CustomFieldDateProperties)),
})
export interface CustomFieldUpdateDate extends t.TypeOf<typeof customFieldUpdateDate> {}
export const CustomFieldUpdateDate: Codec<CustomFieldUpdateDate> = customFieldUpdateDate

const customFieldUpdateCheckbox = entity('CustomFieldUpdateCheckbox', {
  ...change,
  type: literal('checkbox'),
  properties: optional(nullable(CustomFieldCheckboxProperties)),
})
export interface CustomFieldUpdateCheckbox extends t.TypeOf<typeof customFieldUpdateCheckbox> {}
export const CustomFieldUpdateCheckbox: Codec<CustomFieldUpdateCheckbox> = customFieldUpdateCheckbox

const customFieldUpdateSelect = entity('CustomFieldUpdateSelect', {
  ...change,
  type: literal('select'),
  properties: optional(nullable(CustomFieldSelectProperties)),
})
export interface CustomFieldUpdateSelect extends t.TypeOf<typeof customFieldUpdateSelect> {}
export const CustomFieldUpdateSelect: Codec<CustomFieldUpdateSelect> = customFieldUpdateSelect

const customFieldUpdate = closedUnion('CustomFieldUpdate', by('type'), {
  text: CustomFieldUpdateText,
  number: CustomFieldUpdateNumber,
  date: CustomFieldUpdateDate,
  checkbox: CustomFieldUpdateCheckbox,
  select: CustomFieldUpdateSelect,
})
/** Changes to a custom field. `type` must be the field's own type, and determines the properties. */
export type CustomFieldUpdate = t.TypeOf<typeof customFieldUpdate>
export const CustomFieldUpdate: Codec<CustomFieldUpdate> = customFieldUpdate

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

export const createCustomField = operation({
  ...endpoints.createCustomField,
  body: json(CustomFieldCreate),
  success: { 201: CustomField },
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

export const deleteCustomField = operation({
  ...endpoints.deleteCustomField,
  success: { 204: nothing },
})
