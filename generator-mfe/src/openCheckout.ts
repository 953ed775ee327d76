import { pageStore } from '@dramatis/store'
import type { MouseEvent } from 'react'

/** Opens the checkout in a new tab that cannot reach back into this page; call it within the click. */
export const openCheckout = (checkoutUrl: string): void => {
  if (!openOffered()) window.open(checkoutUrl, '_blank', 'noopener')
}

/** For a link to the checkout: leaves the click to the billing remote when there is one on the page. */
export const handOverCheckout = (event: MouseEvent): void => {
  if (openOffered()) event.preventDefault()
}

const openOffered = (): boolean => {
  const { openCheckout: offered } = pageStore.getState()
  offered?.()
  return offered !== undefined
}
