import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'

const addressDict = entity('AddressDict', {
  line1: optional(string),
  line2: optional(string),
  postalCode: optional(string),
  city: optional(string),
  state: optional(string),
  country: string,
})
export interface AddressDict extends t.TypeOf<typeof addressDict> {}
export const AddressDict: Codec<AddressDict> = addressDict

const addressInput = entity('AddressInput', {
  line1: optional(nullable(string)),
  line2: optional(nullable(string)),
  postalCode: optional(nullable(string)),
  city: optional(nullable(string)),
  state: optional(nullable(string)),
  country: string,
})
export interface AddressInput extends t.TypeOf<typeof addressInput> {}
export const AddressInput: Codec<AddressInput> = addressInput
