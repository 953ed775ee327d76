/** The one paid plan (spec, section 9). The billing platform charges what its product says; this is what the page shows. */
export const PREMIUM = {
  /** A month's price in US cents. */
  amount: 499,
  /** The money-back guarantee, in days. */
  guaranteeDays: 7,
} as const
