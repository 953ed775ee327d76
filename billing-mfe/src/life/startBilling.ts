import type { BillingProps } from '@dramatis/store/slots'
import { offerCheckout } from '../checkout/offerCheckout.ts'
import { followSubscriber } from './followSubscriber.ts'

let users = 0
let stop: (() => void) | undefined

/**
 * Starts what this remote does without being seen, once for all parts on the page: it looks the saved
 * address up and offers the checkout.
 *
 * @returns what ends it, when the last part that started it is gone
 */
export const startBilling = (settings: BillingProps['settings']): (() => void) => {
  users += 1
  stop ??= start(settings)
  return () => {
    users -= 1
    if (users > 0) return
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
