import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { by, closedUnion } from '../../codec/union.ts'
import {
  CustomFieldCheckbox,
  CustomFieldDate,
  CustomFieldNumber,
  CustomFieldSelect,
  CustomFieldText,
} from '../../shared/entities/customField.ts'

const row = closedUnion('CustomFieldRow', by('type'), {
  text: CustomFieldText,
  number: CustomFieldNumber,
  date: CustomFieldDate,
  checkbox: CustomFieldCheckbox,
  select: CustomFieldSelect,
})
/** A custom field of a type that this version knows. */
export type CustomFieldRow = t.TypeOf<typeof row>
export const CustomFieldRow: Codec<CustomFieldRow> = row
