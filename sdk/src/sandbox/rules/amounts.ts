/** The payment processor's limits for a payment, in the currency's smallest unit. */
export const MIN_AMOUNT = 50
export const MAX_AMOUNT = 99_999_999
