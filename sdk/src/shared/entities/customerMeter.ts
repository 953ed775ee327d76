import type * as t from 'io-ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { entity } from '../../codec/entity.ts'
import { integer, number, string } from '../../codec/primitives.ts'
import { Customer } from './customer.ts'
import { Meter } from './meter.ts'

const customerMeter = entity('CustomerMeter', {
  ...record,
  customerId: string,
  meterId: string,
  consumedUnits: number,
  creditedUnits: integer,
  balance: number,
  customer: Customer,
  meter: Meter,
})
export interface CustomerMeter extends t.TypeOf<typeof customerMeter> {}
export const CustomerMeter: Codec<CustomerMeter> = customerMeter
