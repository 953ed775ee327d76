/** The one paid plan (constant-4), as the page shows it. The billing platform sets the price that it charges. */
export const PREMIUM = {
  /** The price of a month, in US cents. */
  amount: 499,
  /** The money-back guarantee, in days. */
  guaranteeDays: 7,
} as const
