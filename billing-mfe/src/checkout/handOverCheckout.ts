import { pageStore } from '@dramatis/store'
import type { MouseEvent } from 'react'

/** Handles a click on a link to the checkout: opens the watched checkout instead, if the page offers one. */
export const handOverCheckout = (event: MouseEvent): void => {
  const { openCheckout } = pageStore.getState()
  if (openCheckout === undefined) return
  event.preventDefault()
  openCheckout()
}
