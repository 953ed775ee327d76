import { defined, type Style } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import type { MouseEvent } from 'react'
import { sendEvent } from './sendEvent.ts'

/**
 * Opens the checkout in a new tab that cannot reach back into this page. Must be called during the click. The host
 * is notified first, by an event from `from` with the requested style, and may take over.
 */
export const openCheckout = (checkoutUrl: string, from: Element | null, style?: Style): void => {
  if (!sendEvent(from, 'upgrade', defined({ style }))) return
  if (!openOffered()) window.open(checkoutUrl, '_blank', 'noopener')
}

/** For a link to the checkout: lets the host, or the billing remote on the page, take over the click. */
export const delegateCheckout = (event: MouseEvent): void => {
  if (!sendEvent(event.currentTarget, 'upgrade', {}) || openOffered()) event.preventDefault()
}

/** Opens the checkout that the billing remote offers, if any, and returns whether there is one. */
const openOffered = (): boolean => {
  const { openCheckout: offered } = pageStore.getState()
  offered?.()
  return offered !== undefined
}
