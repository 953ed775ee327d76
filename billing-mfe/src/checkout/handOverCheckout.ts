import { pageStore } from '@dramatis/store'
import type { MouseEvent } from 'react'

/** For a link to the checkout: takes the click and opens the checkout that is watched, where one is offered. */
export const handOverCheckout = (event: MouseEvent): void => {
  const { openCheckout } = pageStore.getState()
  if (openCheckout === undefined) return
  event.preventDefault()
  openCheckout()
}
