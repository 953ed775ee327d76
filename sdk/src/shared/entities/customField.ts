import type * as t from 'io-ts'
import {
  CustomFieldCheckboxProperties,
  CustomFieldDateProperties,
  CustomFieldNumberProperties,
  CustomFieldSelectProperties,
  CustomFieldTextProperties,
} from './customFieldParts.ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { literal, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { by, openUnion } from '../../codec/union.ts'

const customFieldFields = {
  metadata: numericMetadata,
  slug: string,
  name: string,
  organizationId: string,
}

const customFieldCheckbox = entity('CustomFieldCheckbox', {
  ...record,
  ...customFieldFields,
  type: literal('checkbox'),
  properties: CustomFieldCheckboxProperties,
})
export interface CustomFieldCheckbox extends t.TypeOf<typeof customFieldCheckbox> {}
export const CustomFieldCheckbox: Codec<CustomFieldCheckbox> = customFieldCheckbox

const customFieldDate = entity('CustomFieldDate', {
  ...record,
  ...customFieldFields,
  type: literal('date'),
  properties: CustomFieldDateProperties,
})
export interface CustomFieldDate extends t.TypeOf<typeof customFieldDate> {}
export const CustomFieldDate: Codec<CustomFieldDate> = customFieldDate

const customFieldNumber = entity('CustomFieldNumber', {
  ...record,
  ...customFieldFields,
  type: literal('number'),
  properties: CustomFieldNumberProperties,
})
export interface CustomFieldNumber extends t.TypeOf<typeof customFieldNumber> {}
export const CustomFieldNumber: Codec<CustomFieldNumber> = customFieldNumber

const customFieldSelect = entity('CustomFieldSelect', {
  ...record,
  ...customFieldFields,
  type: literal('select'),
  properties: CustomFieldSelectProperties,
})
export interface CustomFieldSelect extends t.TypeOf<typeof customFieldSelect> {}
export const CustomFieldSelect: Codec<CustomFieldSelect> = customFieldSelect

const customFieldText = entity('CustomFieldText', {
  ...record,
  ...customFieldFields,
  type: literal('text'),
  properties: CustomFieldTextProperties,
})
export interface CustomFieldText extends t.TypeOf<typeof customFieldText> {}
export const CustomFieldText: Codec<CustomFieldText> = customFieldText

const customField = openUnion('CustomField', by('type'), {
  checkbox: CustomFieldCheckbox,
  date: CustomFieldDate,
  number: CustomFieldNumber,
  select: CustomFieldSelect,
  text: CustomFieldText,
})
export type CustomField = t.TypeOf<typeof customField>
export const CustomField: Codec<CustomField> = customField

const attachedCustomField = entity('AttachedCustomField', {
  customFieldId: string,
  customField: CustomField,
  order: integer,
  required: boolean,
})
export interface AttachedCustomField extends t.TypeOf<typeof attachedCustomField> {}
export const AttachedCustomField: Codec<AttachedCustomField> = attachedCustomField

const customFieldUpdateFields = {
  metadata: optional(numericMetadata),
  name: optional(nullable(string)),
  slug: optional(nullable(string)),
}

const customFieldUpdateCheckbox = entity('CustomFieldUpdateCheckbox', {
  ...customFieldUpdateFields,
  type: literal('checkbox'),
  properties: optional(nullable(CustomFieldCheckboxProperties)),
})
export interface CustomFieldUpdateCheckbox extends t.TypeOf<typeof customFieldUpdateCheckbox> {}
export const CustomFieldUpdateCheckbox: Codec<CustomFieldUpdateCheckbox> = customFieldUpdateCheckbox

const customFieldUpdateDate = entity('CustomFieldUpdateDate', {
  ...customFieldUpdateFields,
  type: literal('date'),
  properties: optional(nullable(CustomFieldDateProperties)),
})
export interface CustomFieldUpdateDate extends t.TypeOf<typeof customFieldUpdateDate> {}
export const CustomFieldUpdateDate: Codec<CustomFieldUpdateDate> = customFieldUpdateDate

const customFieldUpdateNumber = entity('CustomFieldUpdateNumber', {
  ...customFieldUpdateFields,
  type: literal('number'),
  properties: optional(nullable(CustomFieldNumberProperties)),
})
export interface CustomFieldUpdateNumber extends t.TypeOf<typeof customFieldUpdateNumber> {}
export const CustomFieldUpdateNumber: Codec<CustomFieldUpdateNumber> = customFieldUpdateNumber

const customFieldUpdateSelect = entity('CustomFieldUpdateSelect', {
  ...customFieldUpdateFields,
  type: literal('select'),
  properties: optional(nullable(CustomFieldSelectProperties)),
})
export interface CustomFieldUpdateSelect extends t.TypeOf<typeof customFieldUpdateSelect> {}
export const CustomFieldUpdateSelect: Codec<CustomFieldUpdateSelect> = customFieldUpdateSelect

const customFieldUpdateText = entity('CustomFieldUpdateText', {
  ...customFieldUpdateFields,
  type: literal('text'),
  properties: optional(nullable(CustomFieldTextProperties)),
})
export interface CustomFieldUpdateText extends t.TypeOf<typeof customFieldUpdateText> {}
export const CustomFieldUpdateText: Codec<CustomFieldUpdateText> = customFieldUpdateText

const customFieldUpdate = openUnion('CustomFieldUpdate', by('type'), {
  checkbox: CustomFieldUpdateCheckbox,
  date: CustomFieldUpdateDate,
  number: CustomFieldUpdateNumber,
  select: CustomFieldUpdateSelect,
  text: CustomFieldUpdateText,
})
export type CustomFieldUpdate = t.TypeOf<typeof customFieldUpdate>
export const CustomFieldUpdate: Codec<CustomFieldUpdate> = customFieldUpdate

const customFieldCreateFields = {
  metadata: optional(numericMetadata),
  slug: string,
  name: string,
  organizationId: optional(nullable(string)),
}

const customFieldCreateCheckbox = entity('CustomFieldCreateCheckbox', {
  ...customFieldCreateFields,
  type: literal('checkbox'),
  properties: CustomFieldCheckboxProperties,
})
export interface CustomFieldCreateCheckbox extends t.TypeOf<typeof customFieldCreateCheckbox> {}
export const CustomFieldCreateCheckbox: Codec<CustomFieldCreateCheckbox> = customFieldCreateCheckbox

const customFieldCreateDate = entity('CustomFieldCreateDate', {
  ...customFieldCreateFields,
  type: literal('date'),
  properties: CustomFieldDateProperties,
})
export interface CustomFieldCreateDate extends t.TypeOf<typeof customFieldCreateDate> {}
export const CustomFieldCreateDate: Codec<CustomFieldCreateDate> = customFieldCreateDate

const customFieldCreateNumber = entity('CustomFieldCreateNumber', {
  ...customFieldCreateFields,
  type: literal('number'),
  properties: CustomFieldNumberProperties,
})
export interface CustomFieldCreateNumber extends t.TypeOf<typeof customFieldCreateNumber> {}
export const CustomFieldCreateNumber: Codec<CustomFieldCreateNumber> = customFieldCreateNumber

const customFieldCreateSelect = entity('CustomFieldCreateSelect', {
  ...customFieldCreateFields,
  type: literal('select'),
  properties: CustomFieldSelectProperties,
})
export interface CustomFieldCreateSelect extends t.TypeOf<typeof customFieldCreateSelect> {}
export const CustomFieldCreateSelect: Codec<CustomFieldCreateSelect> = customFieldCreateSelect

const customFieldCreateText = entity('CustomFieldCreateText', {
  ...customFieldCreateFields,
  type: literal('text'),
  properties: CustomFieldTextProperties,
})
export interface CustomFieldCreateText extends t.TypeOf<typeof customFieldCreateText> {}
export const CustomFieldCreateText: Codec<CustomFieldCreateText> = customFieldCreateText

const customFieldCreate = openUnion('CustomFieldCreate', by('type'), {
  checkbox: CustomFieldCreateCheckbox,
  date: CustomFieldCreateDate,
  number: CustomFieldCreateNumber,
  select: CustomFieldCreateSelect,
  text: CustomFieldCreateText,
})
export type CustomFieldCreate = t.TypeOf<typeof customFieldCreate>
export const CustomFieldCreate: Codec<CustomFieldCreate> = customFieldCreate
