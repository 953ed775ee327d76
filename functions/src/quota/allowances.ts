import { FREE_LIMIT, type Tier } from '@dramatis/catalogue'
import type { SharedLimit } from '../contract/error.ts'
import { ExchangeKind, MAX_TAKES } from '../contract/index.ts'
import type { Caller } from '../requests/Caller.ts'
import { addressGroup, addressSite } from './addressGroup.ts'
import type { Allowance } from './QuotaLog.ts'

/** Limits in any rolling window, apart from the free portraits, for one visitor unless a comment says otherwise. */
export const LIMITS = {
  /** Email addresses that a visitor may look up. A real visitor has one; a guesser tries many. */
  lookUps: 20,
  /** Each checkout is a session on the platform. */
  checkouts: 20,
  codes: 10,
  /** Codes to one mailbox, for one IPv4 address or IPv6 site. */
  codesToMailbox: 3,
  /** Codes to one mailbox from all devices that have not proved it: each is an email to somebody. */
  codesPerMailbox: 18,
  /** Codes to one mailbox from a device that has proved it. */
  codesToDevice: 5,
  /** For a visitor, and for an IPv4 address or IPv6 site at one mailbox. */
  codeTries: 20,
  /** Checkouts that a visitor offers as a proof. Each costs a request to the platform. */
  checkoutTries: 20,
} as const

/** Descriptions cost a language model's time. Three per portrait leave room for failures and second thoughts. */
export const DESCRIPTIONS_PER_PORTRAIT = 3

/** How often work may be started for each portrait or description, since canceled or failed work costs as much. */
export const STARTS_PER_RESULT = 3

/** Portraits of a subscriber that are being painted, or were canceled or failed. */
export const UNFINISHED_PER_SUBSCRIBER = 30

/** Free pictures in exchange for each counted one: one of each kind. */
export const EXCHANGES_PER_PORTRAIT = Object.keys(ExchangeKind.keys).length

/** A preview and the takes, for each portrait and for each free one in exchange. */
export const PREVIEWS_PER_PORTRAIT = (1 + MAX_TAKES) * (1 + EXCHANGES_PER_PORTRAIT)

/** Pictures and cards of links, drawn for visitors and for messengers, one of whose servers asks for many people. */
export const CARDS_PER_PORTRAIT = 12

/** Requests with reports about remotes: a page that keeps failing sends a few an hour. */
export const REPORTS_PER_PORTRAIT = 10

/** Look-ups and code tries for each free portrait of a network address, which several visitors may share. */
const VISITORS_PER_ADDRESS = 3

/** An IPv6 site has this many times the limits of one of its networks, since several households may share it. */
export const NETWORKS_PER_SITE = 8

/**
 * A portrait counts for the visitor on a site, ours or a partner's, and for the network address, in case visitors
 * throw their tokens away. Premium is unlimited.
 *
 * @param hourlyLimit for everybody together
 */
export const portraitAllowances = (
  caller: Caller,
  tier: Tier,
  addressLimit: number,
  hourlyLimit?: number,
): readonly Allowance[] =>
  tier === 'premium'
    ? []
    : [...paintingAllowances('portrait', caller, addressLimit, 1), ...hourlyAllowances(hourlyLimit)]

/**
 * A free picture in exchange for the counted `picture`, once for each kind. The work also counts for the network
 * address and for everybody together, like a portrait's.
 */
export const exchangeAllowances = (
  caller: Caller,
  picture: string,
  kind: ExchangeKind,
  addressLimit: number,
  hourlyLimit?: number,
): readonly Allowance[] => [
  { quota: 'exchange', holder: `${picture} ${kind}`, limit: 1 },
  ...addressAllowances(
    'exchange',
    caller,
    EXCHANGES_PER_PORTRAIT * addressLimitOf(caller, addressLimit),
  ),
  ...hourlyAllowances(hourlyLimit),
]

const hourlyAllowances = (limit: number | undefined): readonly Allowance[] =>
  limit === undefined ? [] : [{ quota: 'portrait all', holder: 'all', limit }]

/**
 * Portraits that a painter starts, even if they fail. A subscriber's are given back once they are finished, since
 * premium is unlimited; a free visitor's are not.
 */
export const startAllowances = (
  caller: Caller,
  subscriber: string | undefined,
  addressLimit: number,
): readonly Allowance[] =>
  subscriber === undefined
    ? paintingAllowances('start', caller, addressLimit, STARTS_PER_RESULT)
    : [{ quota: 'start subscriber', holder: subscriber, limit: UNFINISHED_PER_SUBSCRIBER }]

/** Free pictures in exchange that a painter starts, even if they fail. */
export const exchangeStartAllowances = (
  caller: Caller,
  addressLimit: number,
): readonly Allowance[] =>
  paintingAllowances(
    'exchange start',
    caller,
    addressLimit,
    STARTS_PER_RESULT * EXCHANGES_PER_PORTRAIT,
  )

/** A preview does not count as a portrait, but it takes the painter's time. Premium is unlimited. */
export const previewAllowances = (
  caller: Caller,
  tier: Tier,
  addressLimit: number,
): readonly Allowance[] =>
  tier === 'premium'
    ? []
    : paintingAllowances('preview', caller, addressLimit, PREVIEWS_PER_PORTRAIT)

/** The visitor on a site, ours or a partner's. */
export const holderOf = ({ visitor, partner }: Pick<Caller, 'visitor' | 'partner'>): string =>
  partner === undefined ? visitor : `${partner.name} ${visitor}`

/** An address has one count for all sites, so nobody gets more by using the keys of several partners. */
const paintingAllowances = (
  what: string,
  caller: Caller,
  addressLimit: number,
  perPortrait: number,
): readonly Allowance[] =>
  allowances(
    what,
    { visitor: holderOf(caller), address: caller.address },
    perPortrait * (caller.partner?.limit ?? FREE_LIMIT),
    perPortrait * addressLimitOf(caller, addressLimit),
  )

const addressLimitOf = ({ partner }: Caller, addressLimit: number): number =>
  Math.max(addressLimit, partner?.limit ?? 0)

/** A description counts only for the address. Premium is unlimited. */
export const descriptionAllowances = (
  caller: Caller,
  tier: Tier,
  addressLimit: number,
): readonly Allowance[] =>
  tier === 'premium'
    ? []
    : addressAllowances('description', caller, DESCRIPTIONS_PER_PORTRAIT * addressLimit)

/** Descriptions that are started, even if they fail. A subscriber's are given back once they are finished. */
export const describingAllowances = (
  caller: Caller,
  subscriber: string | undefined,
  addressLimit: number,
): readonly Allowance[] =>
  subscriber === undefined
    ? addressAllowances(
        'describing',
        caller,
        STARTS_PER_RESULT * DESCRIPTIONS_PER_PORTRAIT * addressLimit,
      )
    : [
        {
          quota: 'describing subscriber',
          holder: subscriber,
          limit: DESCRIPTIONS_PER_PORTRAIT * UNFINISHED_PER_SUBSCRIBER,
        },
      ]

export const lookUpAllowances = (caller: Caller, addressLimit: number): readonly Allowance[] =>
  allowances('look-up', caller, LIMITS.lookUps, VISITORS_PER_ADDRESS * addressLimit)

export const checkoutAllowances = (caller: Caller, addressLimit: number): readonly Allowance[] =>
  allowances('checkout', caller, LIMITS.checkouts, addressLimit)

/** Checkouts offered as a proof, of which a guesser would try many. */
export const checkoutTryAllowances = (caller: Caller, addressLimit: number): readonly Allowance[] =>
  allowances('checkout try', caller, LIMITS.checkoutTries, VISITORS_PER_ADDRESS * addressLimit)

/** A checkout proves its address once. */
export const checkoutProofAllowance = ({ visitor }: Caller, checkoutId: string): Allowance => ({
  quota: 'checkout proof',
  holder: `${checkoutId} ${visitor}`,
  limit: 1,
})

/** Messengers and pages request links' pictures without a token; one messenger's server does so for many people. */
export const cardAllowances = (
  caller: Pick<Caller, 'address'>,
  addressLimit: number,
): readonly Allowance[] => addressAllowances('card', caller, CARDS_PER_PORTRAIT * addressLimit)

/** A report is anonymous, so it counts only for the address. */
export const reportAllowances = (caller: Caller, addressLimit: number): readonly Allowance[] =>
  addressAllowances('report', caller, REPORTS_PER_PORTRAIT * addressLimit)

/**
 * A device that has proved the mailbox has a count of its own, which no stranger can use up, not even on the same
 * network. All others share the mailbox's.
 */
export const codeAllowances = (
  caller: Caller,
  email: string,
  isKnownDevice: boolean,
  addressLimit: number,
): readonly Allowance[] =>
  isKnownDevice
    ? [{ quota: 'code device', holder: `${email} ${caller.visitor}`, limit: LIMITS.codesToDevice }]
    : [
        { quota: 'code mailbox', holder: email, limit: LIMITS.codesPerMailbox },
        senderAllowance('code', caller, email, LIMITS.codesToMailbox),
        ...allowances('code', caller, LIMITS.codes, addressLimit),
      ]

/** Tries count for the caller, so a stranger's tries cannot lock out a mailbox's owner. */
export const codeTryAllowances = (
  caller: Caller,
  email: string,
  isKnownDevice: boolean,
  addressLimit: number,
): readonly Allowance[] =>
  isKnownDevice
    ? [{ quota: 'code try device', holder: `${email} ${caller.visitor}`, limit: LIMITS.codeTries }]
    : [
        senderAllowance('code try', caller, email, LIMITS.codeTries),
        ...allowances('code try', caller, LIMITS.codeTries, VISITORS_PER_ADDRESS * addressLimit),
      ]

const allowances = (
  what: string,
  caller: Pick<Caller, 'visitor' | 'address'>,
  visitorLimit: number,
  addressLimit: number,
): readonly Allowance[] => [
  { quota: `${what} visitor`, holder: caller.visitor, limit: visitorLimit },
  ...addressAllowances(what, caller, addressLimit),
]

/** For an address, and for its IPv6 site, from which its owner could get any number of other addresses. */
const addressAllowances = (
  what: string,
  { address }: Pick<Caller, 'address'>,
  limit: number,
): readonly Allowance[] => {
  const site = addressSite(address)
  return [
    { quota: `${what} address`, holder: addressGroup(address), limit },
    ...(site === undefined
      ? []
      : [{ quota: `${what} site`, holder: site, limit: NETWORKS_PER_SITE * limit }]),
  ]
}

/** Whom a quota counts besides the visitor. What it counts at a mailbox says nothing, or strangers could learn from it. */
export const sharedLimitOf = (quota: string): SharedLimit | undefined => {
  if (quota.endsWith(' all')) return 'everyone'
  return quota.endsWith(' address') || quota.endsWith(' site') ? 'address' : undefined
}

/** For whoever asks, at one mailbox. */
const senderAllowance = (
  what: string,
  { address }: Caller,
  email: string,
  limit: number,
): Allowance => ({
  quota: `${what} sender`,
  holder: `${email} ${addressSite(address) ?? addressGroup(address)}`,
  limit,
})
