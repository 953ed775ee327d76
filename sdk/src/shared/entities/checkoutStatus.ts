import type * as t from 'io-ts'
import { openEnum } from '../../codec/collections.ts'

export const CheckoutStatus = openEnum('open', 'expired', 'confirmed', 'succeeded', 'failed')

export type CheckoutStatus = t.TypeOf<typeof CheckoutStatus>

export const PaymentProcessor = openEnum('stripe')

export type PaymentProcessor = t.TypeOf<typeof PaymentProcessor>
