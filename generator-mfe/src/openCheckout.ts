/** Opens the hosted checkout in a new tab that cannot reach back into this page. */
export const openCheckout = (checkoutUrl: string): void => {
  window.open(checkoutUrl, '_blank', 'noopener')
}
