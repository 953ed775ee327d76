import { related } from '../store/related.ts'
import type { PriceRow, SubscriptionRow, UsageChargeRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { chargeFor, NO_CREDITS, overageOf } from './meterBalance.ts'
import { creditedMeters, renewCredits } from './meterCredits.ts'
import type { MeterKey } from './meterPeriods.ts'
import { consumedUnits, periodOf, resetMeter } from './meterPeriods.ts'
import { perUnit } from './tiers.ts'

/** A subscription's charge for a meter in its current period. */
export interface MeterUsage {
  readonly price: PriceRow
  readonly meterId: string
  readonly consumedUnits: number
  readonly creditedUnits: number
  readonly overage: number
  /** In cents. A trial costs nothing. */
  readonly amount: number
}

/** The usage of a subscription by metered price, up to `end`. */
export const meterUsages = (world: World, row: SubscriptionRow, end?: Date): MeterUsage[] =>
  row.meteredPriceIds.flatMap((id) => {
    const price = related(world, 'prices', id)
    const { meterId, unitAmount, capAmount } = price
    if (meterId === null) return []
    const tiers = price.tiers ? { ...price.tiers, start: 0 } : perUnit(unitAmount ?? '0')
    const key = { customerId: row.customerId, meterId }
    const consumed = consumedUnits(world, key, end)
    const credits = periodOf(world, key) ?? NO_CREDITS
    const overage = overageOf(credits, consumed)
    const amount = row.status === 'trialing' ? 0 : chargeFor(overage, { tiers, capAmount })
    const { creditedUnits } = credits
    return { price, meterId, consumedUnits: consumed, creditedUnits, overage, amount }
  })

/** The usage charges of the period that ends at `end`. */
export const usageCharges = (
  world: World,
  row: SubscriptionRow,
  end = row.currentPeriodEnd,
): UsageChargeRow[] =>
  meterUsages(world, row, end ?? undefined).flatMap(({ price, meterId, overage, amount }) => {
    if (amount === 0) return []
    const label = `${related(world, 'meters', meterId).name} (${overage})`
    return { id: world.newId(), label, amount, productPriceId: price.id }
  })

export const sumOfCharges = (charges: readonly UsageChargeRow[]): number =>
  charges.reduce((sum, { amount }) => sum + amount, 0)

/** Starts a period of the meters that a subscription has not charged for so far. */
export const startMeters = (
  world: World,
  row: SubscriptionRow,
  previous?: SubscriptionRow,
): void => {
  const known = previous ? chargedMeters(world, previous) : []
  for (const key of chargedMeters(world, row)) {
    const isKnown = known.some(({ meterId }) => meterId === key.meterId)
    if (!isKnown && !isChargedElsewhere(world, row, key)) resetMeter(world, key, world.now())
  }
}

/** Starts a new period of all of a subscription's meters, and credits the units of its benefits again. */
export const cycleMeters = (
  world: World,
  { previous, after }: { readonly previous: SubscriptionRow; readonly after: SubscriptionRow },
  start = after.currentPeriodStart,
): void => {
  const keys = [previous, after].flatMap((row) => chargedMeters(world, row))
  const unique = new Map(
    [...keys, ...creditedMeters(world, after.id)].map((key) => [
      `${key.customerId} ${key.meterId}`,
      key,
    ]),
  )
  for (const key of unique.values()) resetMeter(world, key, start)
  renewCredits(world, after.id)
}

const chargedMeters = (
  world: World,
  { customerId, meteredPriceIds }: SubscriptionRow,
): MeterKey[] =>
  meteredPriceIds.flatMap((id) => {
    const { meterId } = related(world, 'prices', id)
    return meterId === null ? [] : { customerId, meterId }
  })

/** Whether the customer has another subscription that charges for a meter and has not ended. */
const isChargedElsewhere = (
  world: World,
  { id }: SubscriptionRow,
  { customerId, meterId }: MeterKey,
): boolean =>
  world.state.subscriptions
    .where('customerId', customerId)
    .some(
      (other) =>
        other.id !== id &&
        other.endedAt === null &&
        chargedMeters(world, other).some((key) => key.meterId === meterId),
    )
