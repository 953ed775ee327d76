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
  caller: Caller,
  tier: Tier,
  addressLimit: number,
): readonly Allowance[] =>
  tier === 'premium' ? [] : allowances('portrait', caller, FREE_LIMIT, addressLimit)

/** Previews in any rolling hour: for each free portrait a dozen that were cancelled or failed. */
const PREVIEWS_PER_PORTRAIT = 12

/** A preview costs no portrait, but it costs the painter's time. Premium is unlimited. */
export const previewAllowances = (
  caller: Caller,
  tier: Tier,
  addressLimit: number,
): readonly Allowance[] =>
  tier === 'premium'
    ? []
    : allowances(
        'preview',
        caller,
        PREVIEWS_PER_PORTRAIT * FREE_LIMIT,
        PREVIEWS_PER_PORTRAIT * addressLimit,
      )

/** A description counts for the address only: `charPrompt` is not told an e-mail, so it can not know who is premium. */
export const descriptionAllowances = (
  caller: Caller,
  addressLimit: number,
): readonly Allowance[] => [
  addressAllowance('description', caller, DESCRIPTIONS_PER_PORTRAIT * addressLimit),
]

/** A question whether an address has premium counts; who has one address asks seldom, who guesses asks often. */
export const lookUpAllowances = (caller: Caller, addressLimit: number): readonly Allowance[] =>
  allowances('look-up', caller, 20, 3 * addressLimit)

/** Each checkout is a session on the platform. */
export const checkoutAllowances = (caller: Caller, addressLimit: number): readonly Allowance[] =>
  allowances('checkout', caller, 20, addressLimit)

/** A code is mail to somebody, so the mailbox counts as well, whoever asks. */
export const codeAllowances = (
  caller: Caller,
  email: string,
  addressLimit: number,
): readonly Allowance[] => [
  { key: `code mailbox ${email}`, limit: 5 },
  ...allowances('code', caller, 10, addressLimit),
]

/**
 * A try at a code counts for the mailbox, whoever tries, so that new codes bring no new guesses: twenty an
 * hour at one of a million codes.
 */
export const codeTryAllowances = (
  caller: Caller,
  email: string,
  addressLimit: number,
): readonly Allowance[] => [
  { key: `code try mailbox ${email}`, limit: 20 },
  ...allowances('code try', caller, 20, 3 * addressLimit),
]

const allowances = (
  what: string,
  caller: Caller,
  visitorLimit: number,
  addressLimit: number,
): readonly Allowance[] => [
  { key: `${what} visitor ${caller.visitor}`, limit: visitorLimit },
  addressAllowance(what, caller, addressLimit),
]

const addressAllowance = (what: string, { address }: Caller, limit: number): Allowance => ({
  key: `${what} address ${addressGroup(address)}`,
  limit,
})
