import type { Style } from '@dramatis/functions/contract'
import { pageStore } from '@dramatis/store'
import type { MouseEvent } from 'react'
import { sendEvent } from './sendEvent.ts'

/**
 * Opens the checkout in a new tab that cannot reach back into this page; call it within the click. The
 * page around `from` hears of it first, with the style that is asked for, and may take it over.
 */
export const openCheckout = (checkoutUrl: string, from: Element | null, style?: Style): void => {
  if (!sendEvent(from, 'dramatis:upgrade', { ...(style && { style }) })) return
  if (!openOffered()) window.open(checkoutUrl, '_blank', 'noopener')
}

/** For a link to the checkout: leaves the click to the page around, or to the billing remote on it. */
export const handOverCheckout = (event: MouseEvent): void => {
  if (!sendEvent(event.currentTarget, 'dramatis:upgrade', {}) || openOffered())
    event.preventDefault()
}

const openOffered = (): boolean => {
  const { openCheckout: offered } = pageStore.getState()
  offered?.()
  return offered !== undefined
}
