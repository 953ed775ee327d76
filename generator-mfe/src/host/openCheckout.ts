import { defined } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import { keepWish, type Wish } from '@dramatis/store/wish'
import type { MouseEvent } from 'react'
import { sendEvent } from './sendEvent.ts'

/**
 * Opens the checkout in a new tab that cannot reach back into this page. Must be called during the click. The host
 * is notified first, by an event from `from` with the requested style, and may take over.
 *
 * @param wish what the visitor wanted to draw; kept for the tabs of this page until it can be drawn
 */
export const openCheckout = (checkoutUrl: string, from: Element | null, wish?: Wish): void => {
  if (!sendEvent(from, 'upgrade', defined({ style: wish?.style }))) return
  if (!openOffered(wish)) window.open(checkoutUrl, '_blank', 'noopener')
}

/** For a link to the checkout: lets the host, or the billing remote on the page, take over the click. */
export const delegateCheckout = (event: MouseEvent): void => {
  if (!sendEvent(event.currentTarget, 'upgrade', {}) || openOffered()) event.preventDefault()
}

/** Opens the checkout that the billing remote offers, if any, and returns whether there is one. */
const openOffered = (wish?: Wish): boolean => {
  const { openCheckout: offered } = pageStore.getState()
  if (offered === undefined) return false
  if (wish) keepWish(wish)
  offered()
  return true
}
