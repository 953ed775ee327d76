/** The platform's checkout on a shop's own page, for browsers: in a dialog, or inline. */
export type { CheckoutEmbed, CheckoutEmbedOptions, CheckoutSuccess } from './openCheckout.ts'
export { openCheckout } from './openCheckout.ts'
export { openCheckoutLinks } from './openCheckoutLinks.ts'
