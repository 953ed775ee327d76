import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'

const address = entity('Address', {
  line1: optional(nullable(string)),
  line2: optional(nullable(string)),
  postalCode: optional(nullable(string)),
  city: optional(nullable(string)),
  state: optional(nullable(string)),
  /** An ISO 3166-1 alpha-2 code. */
  country: string,
})

export interface Address extends t.TypeOf<typeof address> {}

export const Address: Codec<Address> = address
