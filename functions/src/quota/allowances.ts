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

/** Previews in any rolling hour: for each free portrait a dozen that were cancelled or failed. */
const PREVIEWS_PER_PORTRAIT = 12

/** A preview costs no portrait, but it costs the painter's time. Premium is unlimited. */
export const previewAllowances = (
  { visitor, address }: Caller,
  tier: Tier,
  addressLimit: number,
): readonly Allowance[] =>
  tier === 'premium'
    ? []
    : [
        { key: `preview visitor ${visitor}`, limit: PREVIEWS_PER_PORTRAIT * FREE_LIMIT },
        {
          key: `preview address ${addressGroup(address)}`,
          limit: PREVIEWS_PER_PORTRAIT * addressLimit,
        },
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

/** A question whether an address has premium counts; who has one address asks seldom, who guesses asks often. */
export const lookUpAllowances = (
  { visitor, address }: Caller,
  addressLimit: number,
): readonly Allowance[] => [
  { key: `look-up visitor ${visitor}`, limit: 20 },
  { key: `look-up address ${addressGroup(address)}`, limit: 3 * addressLimit },
]

/** Each checkout is a session on the platform. */
export const checkoutAllowances = (
  { visitor, address }: Caller,
  addressLimit: number,
): readonly Allowance[] => [
  { key: `checkout visitor ${visitor}`, limit: 20 },
  { key: `checkout address ${addressGroup(address)}`, limit: addressLimit },
]

/** A code is mail to somebody, so the mailbox counts as well, whoever asks. */
export const codeAllowances = (
  { visitor, address }: Caller,
  email: string,
  addressLimit: number,
): readonly Allowance[] => [
  { key: `code mailbox ${email}`, limit: 5 },
  { key: `code visitor ${visitor}`, limit: 10 },
  { key: `code address ${addressGroup(address)}`, limit: addressLimit },
]

/**
 * A try at a code counts for the mailbox, whoever tries, so that new codes bring no new guesses: twenty an
 * hour at one of a million codes.
 */
export const codeTryAllowances = (
  { visitor, address }: Caller,
  email: string,
  addressLimit: number,
): readonly Allowance[] => [
  { key: `code try mailbox ${email}`, limit: 20 },
  { key: `code try visitor ${visitor}`, limit: 20 },
  { key: `code try address ${addressGroup(address)}`, limit: 3 * addressLimit },
]
