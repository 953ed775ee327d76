import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, openEnum } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'

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
