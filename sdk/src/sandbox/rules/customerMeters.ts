import { createHash } from 'node:crypto'
import { eventCustomer } from './eventCustomer.ts'
import type { EventRow } from '../store/EventRow.ts'
import type { MeterPeriodRow } from '../store/MeterPeriodRow.ts'
import type { MeterRow } from '../store/MeterRow.ts'
import type { CustomerRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { NO_CREDITS } from './meterBalance.ts'
import { periodOf } from './meterPeriods.ts'
import { aggregate, fitsFilter } from './meters.ts'

/** A customer's use of a meter in its current period, computed from their events and credits. */
export interface CustomerUsage {
  readonly id: string
  /** When the meter first and last changed for them. */
  readonly createdAt: Date
  readonly modifiedAt: Date
  readonly customer: CustomerRow
  readonly meter: MeterRow
  readonly consumedUnits: number
  readonly creditedUnits: number
  readonly balance: number
}

/**
 * The usage of an organization's meters, one for each meter and customer, or for the given customer only. A
 * meter that a customer has neither used nor been credited is left out.
 */
export const usagesOf = (
  world: World,
  organizationId: string,
  customerId?: string,
): CustomerUsage[] => {
  const meters = world.state.meters.where('organizationId', organizationId)
  if (meters.length === 0) return []
  const byCustomer = new Map<CustomerRow, EventRow[]>()
  const eventsOf = (customer: CustomerRow | undefined): EventRow[] => {
    if (!customer || customer.deletedAt || (customerId ?? customer.id) !== customer.id) return []
    const events = byCustomer.get(customer) ?? []
    byCustomer.set(customer, events)
    return events
  }
  for (const event of world.state.events.where('organizationId', organizationId)) {
    eventsOf(eventCustomer(world, event)).push(event)
  }
  for (const period of creditedIn(world, customerId)) {
    const customer = world.state.customers.get(period.customerId)
    if (customer?.organizationId === organizationId) eventsOf(customer)
  }
  return meters.flatMap((meter) =>
    [...byCustomer].flatMap(
      ([customer, events]) => usageOf(world, { meter, customer, events }) ?? [],
    ),
  )
}

const creditedIn = (world: World, customerId: string | undefined): MeterPeriodRow[] =>
  customerId === undefined
    ? [...world.state.meterPeriods.all()]
    : world.state.meterPeriods.where('customerId', customerId)

interface Counted {
  readonly meter: MeterRow
  readonly customer: CustomerRow
  readonly events: readonly EventRow[]
}

const usageOf = (world: World, { meter, customer, events }: Counted): CustomerUsage | undefined => {
  const period = periodOf(world, { customerId: customer.id, meterId: meter.id })
  const counted = events.filter((event) => fitsFilter(meter.filter, event))
  const moments = [
    ...counted.map(({ timestamp }) => timestamp),
    ...(period ? [period.createdAt, period.modifiedAt ?? period.createdAt] : []),
  ].sort((one, other) => one.getTime() - other.getTime())
  const [createdAt] = moments
  const modifiedAt = moments.at(-1)
  if (!createdAt || !modifiedAt) return undefined
  const start = period?.startedAt ?? createdAt
  const consumedUnits = aggregate(
    meter.aggregation,
    counted.filter(({ timestamp }) => timestamp >= start),
  )
  const { creditedUnits } = period ?? NO_CREDITS
  return {
    id: uuidOf(`${customer.id} ${meter.id}`),
    createdAt,
    modifiedAt,
    customer,
    meter,
    consumedUnits,
    creditedUnits,
    balance: creditedUnits - consumedUnits,
  }
}

/** A UUID derived from a string: the same string always gives the same UUID. */
export const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
