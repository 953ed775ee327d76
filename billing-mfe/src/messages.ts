import { FREE_LIMIT } from '@dramatis/store'

/** Every text of this remote but the badge's, which are a rule of the store. */
export const messages = {
  premiumActive: 'Premium Active',
  rateLimitReached: 'Rate limit reached',
  tryAgainIn: (countdown: string) => `Try again in ${countdown}`,
  imagesLeft: (remaining: number) => `${remaining}/${FREE_LIMIT} images`,
  remaining: 'remaining',
  freeQuota: 'Free quota',
  used: 'used',
  premium: 'Premium',
  /** The banner's text for free visitors; a phone has room for the first part only. */
  offer: {
    short: 'Unlimited HD',
    rest: ' portraits in every style.',
    terms: ' $4.99 per month, 7-day money-back guarantee.',
  },
  subscribed: 'Unlimited HD portraits, every style.',
  upgrade: 'Upgrade',
  opensInNewTab: '(opens in a new tab)',
} as const
