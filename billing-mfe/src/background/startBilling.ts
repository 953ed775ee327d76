import type { BillingProps } from '@dramatis/store/slots'
import { offerCheckout } from '../checkout/offerCheckout.ts'
import { followSubscriber } from './followSubscriber.ts'

let mountedParts = 0
let stop: (() => void) | undefined

/**
 * Starts the background work of this remote, once for all its parts on the page: it checks the saved
 * address and offers the checkout.
 *
 * @returns a function to call when the part is unmounted; the last call stops the work
 */
export const startBilling = (settings: BillingProps['settings']): (() => void) => {
  mountedParts += 1
  stop ??= start(settings)
  return () => {
    mountedParts -= 1
    if (mountedParts > 0) return
    stop?.()
    stop = undefined
  }
}

const start = (settings: BillingProps['settings']): (() => void) => {
  const stopFollowing = followSubscriber(settings.functionsUrl)
  const stopOffering = offerCheckout(settings)
  return () => {
    stopFollowing()
    stopOffering()
  }
}
