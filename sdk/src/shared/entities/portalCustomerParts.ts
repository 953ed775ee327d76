import type * as t from 'io-ts'
import { nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { boolean, string } from '../../codec/primitives.ts'

export const CustomerPortalOAuthAccount = entity('CustomerPortalOAuthAccount', {
  accountId: string,
  accountUsername: nullable(string),
})

export interface CustomerPortalOAuthAccount extends t.TypeOf<typeof CustomerPortalOAuthAccount> {}

export const CustomerPaymentMethodCreate = entity('CustomerPaymentMethodCreate', {
  confirmationTokenId: string,
  setDefault: boolean,
  returnUrl: string,
})

export interface CustomerPaymentMethodCreate extends t.TypeOf<typeof CustomerPaymentMethodCreate> {}
