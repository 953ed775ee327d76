import type * as t from 'io-ts'
import { entity } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'

export const CustomerOrderInvoice = entity('CustomerOrderInvoice', { url: string })

/** The URL to download the invoice from. */
export interface CustomerOrderInvoice extends t.TypeOf<typeof CustomerOrderInvoice> {}
