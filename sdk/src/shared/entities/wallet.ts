import type * as t from 'io-ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { entity } from '../../codec/entity.ts'
import { integer, string } from '../../codec/primitives.ts'

const customerWallet = entity('CustomerWallet', {
  ...record,
  customerId: string,
  balance: integer,
  currency: string,
})
export interface CustomerWallet extends t.TypeOf<typeof customerWallet> {}
export const CustomerWallet: Codec<CustomerWallet> = customerWallet
