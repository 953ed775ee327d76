import type { CheckoutEmbedOptions } from './openCheckout.ts'
import { openCheckout } from './openCheckout.ts'

/**
 * Opens the page's links with `data-checkout` in a dialog, including links added later. Without scripts, and in a
 * new tab, they lead to the checkout as usual. Returns a function that removes the click listener.
 */
export const openCheckoutLinks = (options: CheckoutEmbedOptions = {}): (() => void) => {
  const open = (event: MouseEvent): void => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (event.defaultPrevented || button > 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-checkout]')
    if (!link) return
    event.preventDefault()
    openCheckout(link.href, options)
  }
  addEventListener('click', open)
  return () => removeEventListener('click', open)
}
