/** What premium costs a month, in US dollars (spec, section 9). */
export const PREMIUM_PRICE = 4.99
