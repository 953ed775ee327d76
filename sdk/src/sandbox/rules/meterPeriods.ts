import { eventCustomer } from './eventCustomer.ts'
import { related } from '../store/related.ts'
import type { MeterPeriodRow } from '../store/MeterPeriodRow.ts'
import type { World } from '../World.ts'
import type { Credits } from './meterBalance.ts'
import { carriedOver, NO_CREDITS } from './meterBalance.ts'
import { aggregate, fitsFilter } from './meters.ts'

/** A customer's meter. */
export interface MeterKey {
  readonly customerId: string
  readonly meterId: string
}

/** The current period of a customer's meter; undefined until it is credited or reset for the first time. */
export const periodOf = (world: World, { customerId, meterId }: MeterKey) =>
  world.state.meterPeriods
    .where('customerId', customerId)
    .find((period) => period.meterId === meterId)

/** A customer's use of a meter in its current period, up to `end`. */
export const consumedUnits = (world: World, key: MeterKey, end?: Date): number => {
  const { organizationId, filter, aggregation } = related(world, 'meters', key.meterId)
  const start = periodOf(world, key)?.startedAt ?? null
  const counted = world.state.events
    .where('organizationId', organizationId)
    .filter(
      (event) =>
        (start === null || event.timestamp >= start) &&
        (end === undefined || event.timestamp < end) &&
        fitsFilter(filter, event) &&
        eventCustomer(world, event)?.id === key.customerId,
    )
  return aggregate(aggregation, counted)
}

/** Changes the credits of a customer's meter. */
export const changeCredits = (
  world: World,
  key: MeterKey,
  change: (previous: Credits) => Credits,
): MeterPeriodRow => {
  const previous = periodOf(world, key) ?? newPeriod(world, key)
  return world.state.meterPeriods.put({
    ...previous,
    ...change(previous),
    modifiedAt: world.now(),
  })
}

/** Starts a new period of a customer's meter: usage starts from zero, and the credits are what rolls over. */
export const resetMeter = (world: World, key: MeterKey, startedAt: Date): void => {
  const previous = periodOf(world, key) ?? newPeriod(world, key)
  world.state.meterPeriods.put({
    ...previous,
    ...carriedOver(previous, consumedUnits(world, key, startedAt)),
    modifiedAt: world.now(),
    startedAt,
  })
}

const newPeriod = (world: World, { customerId, meterId }: MeterKey): MeterPeriodRow => ({
  ...world.record(),
  customerId,
  meterId,
  startedAt: null,
  ...NO_CREDITS,
})
