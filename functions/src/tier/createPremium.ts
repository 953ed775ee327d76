import type { BillingCore } from '@dramatis/sdk/2026-10'
import { createMemberships, type Memberships } from '../billing/createMemberships.ts'
import type { BillingNotices } from '../billing/createBillingNotices.ts'
import { createPlatformCore, type BillingSettings } from '../billing/createPlatformCore.ts'
import type { MembershipMemory } from '../billing/MembershipMemory.ts'
import type { Clock } from '../Clock.ts'
import type { Proofs } from '../proof/createProofs.ts'
import { createLookUpLimit } from '../quota/createLookUpLimit.ts'
import type { Quota } from '../quota/createQuota.ts'
import { freeForAll, tierByAddress, tierByProof, type TierOf } from './TierOf.ts'

export interface PremiumSettings {
  /** Absent: there is no premium. */
  readonly billing?: BillingSettings | undefined
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
}

export interface PremiumDeps {
  /** The proofs of owning an address, if premium requires one. */
  readonly requiredProofs: Proofs | undefined
  readonly quota: Quota
  readonly memory: MembershipMemory
  readonly notices: BillingNotices
  readonly clock: Clock
}

/** The billing platform, if any, and what it entitles callers to. */
export interface Premium {
  readonly platform: (BillingSettings & { readonly core: BillingCore }) | undefined
  readonly memberships: Memberships | undefined
  readonly tierOf: TierOf
}

export const createPremium = (
  { billing, addressLimit }: PremiumSettings,
  { requiredProofs, quota, memory, notices, clock }: PremiumDeps,
): Premium => {
  if (billing === undefined) {
    return { platform: undefined, memberships: undefined, tierOf: freeForAll }
  }
  const core = createPlatformCore(billing, notices)
  const memberships = createMemberships(core, billing, clock, memory)
  const tierOf =
    requiredProofs === undefined
      ? tierByAddress(memberships, createLookUpLimit(quota, addressLimit))
      : tierByProof(memberships, requiredProofs)
  return { platform: { ...billing, core }, memberships, tierOf }
}
