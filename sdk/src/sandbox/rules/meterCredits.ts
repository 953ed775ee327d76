import { related } from '../store/related.ts'
import type { BenefitGrantRow, MeterCreditRow } from '../store/BenefitRow.ts'
import type { World } from '../World.ts'
import { withCredit, withoutCredit } from './meterBalance.ts'
import type { MeterKey } from './meterPeriods.ts'
import { changeCredits, consumedUnits } from './meterPeriods.ts'

/** Credits the units of a benefit to the customer who has it. */
export const giveCredit = (
  world: World,
  { properties }: MeterCreditRow,
  grant: BenefitGrantRow,
): BenefitGrantRow => {
  const { customerId } = grant
  changeCredits(world, { customerId, meterId: properties.meterId }, (previous) =>
    withCredit(previous, properties),
  )
  return world.state.benefitGrants.update(grant, {
    creditedUnits: properties.units,
    creditedAt: world.now(),
  })
}

/** Withdraws the unused units of a benefit's last credit. */
export const takeCredit = (
  world: World,
  { properties: { meterId, rollover } }: MeterCreditRow,
  { customerId, creditedUnits }: BenefitGrantRow,
): void => {
  const key = { customerId, meterId }
  const credit = { units: creditedUnits ?? 0, rollover }
  changeCredits(world, key, (previous) =>
    withoutCredit(previous, credit, consumedUnits(world, key)),
  )
}

/** The meters that a subscription's benefits credit. */
export const creditedMeters = (world: World, subscriptionId: string): MeterKey[] =>
  creditGrants(world, subscriptionId).map(({ benefit, grant: { customerId } }) => ({
    customerId,
    meterId: benefit.properties.meterId,
  }))

/** Credits the units of a subscription's benefits again, for a new period. */
export const renewCredits = (world: World, subscriptionId: string): void => {
  for (const { benefit, grant } of creditGrants(world, subscriptionId)) {
    giveCredit(world, benefit, grant)
  }
}

const creditGrants = (world: World, subscriptionId: string) =>
  world.state.benefitGrants.where('subscriptionId', subscriptionId).flatMap((grant) => {
    const benefit = related(world, 'benefits', grant.benefitId)
    return benefit.type === 'meter_credit' && grant.grantedAt ? [{ benefit, grant }] : []
  })
