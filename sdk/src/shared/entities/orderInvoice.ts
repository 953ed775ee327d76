import type * as t from 'io-ts'
import { entity } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'

export const OrderInvoice = entity('OrderInvoice', { url: string })

/** The URL to download the invoice from. */
export interface OrderInvoice extends t.TypeOf<typeof OrderInvoice> {}
