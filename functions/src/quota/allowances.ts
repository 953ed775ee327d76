import type { Caller } from '../http/handle.ts'
import type { Tier } from '../Tier.ts'
import { addressGroup } from './addressGroup.ts'
import type { Allowance } from './QuotaLog.ts'

/** Free portraits in any rolling hour (spec, section 9). */
export const FREE_LIMIT = 5

/** Descriptions cost a language model's time. Three a portrait leave room for failures and second thoughts. */
const DESCRIPTIONS_PER_PORTRAIT = 3

/** A portrait counts for the visitor, and for the address of those who throw their token away. Premium is unlimited. */
export const portraitAllowances = (
  { visitor, address }: Caller,
  tier: Tier,
  addressLimit: number,
): readonly Allowance[] =>
  tier === 'premium'
    ? []
    : [
        { key: `portrait visitor ${visitor}`, limit: FREE_LIMIT },
        { key: `portrait address ${addressGroup(address)}`, limit: addressLimit },
      ]

/** A description counts for the address only: `charPrompt` is not told an e-mail, so it can not know who is premium. */
export const descriptionAllowances = (
  { address }: Caller,
  addressLimit: number,
): readonly Allowance[] => [
  {
    key: `description address ${addressGroup(address)}`,
    limit: DESCRIPTIONS_PER_PORTRAIT * addressLimit,
  },
]
