import { dialogFor } from './dialogFor.ts'

export interface CheckoutEmbedOptions {
  /** The element to show the checkout in. Default: a dialog over the page. */
  readonly container?: Element | undefined
  /** The origin of the checkout's page, if it is not the platform's, such as a local sandbox's. */
  readonly origin?: string | undefined
  readonly theme?: 'light' | 'dark' | undefined
  /** The checkout's name for screen readers. Default 'Checkout'. */
  readonly label?: string | undefined
  /** The name of the dialog's button for screen readers. Default 'Close'. */
  readonly closeLabel?: string | undefined
  /** Called when the form has loaded. */
  readonly onLoaded?: (() => void) | undefined
  /** Called when the buyer has confirmed. The dialog stays open until the payment has succeeded or failed. */
  readonly onConfirmed?: (() => void) | undefined
  /** Called instead of redirecting the buyer to the success URL. */
  readonly onSuccess?: ((success: CheckoutSuccess) => void) | undefined
  /** Called when the checkout has left the page, whatever its outcome. */
  readonly onClose?: (() => void) | undefined
}

export interface CheckoutSuccess {
  readonly successURL: string
}

export interface CheckoutEmbed {
  readonly frame: HTMLIFrameElement
  readonly close: () => void
}

/** Where the platform serves its checkouts. */
const PLATFORM = ['https://polar.sh', 'https://buy.polar.sh', 'https://sandbox.polar.sh']

/**
 * Opens a checkout. `url` is the URL of one that was created with this page's origin as its `embedOrigin`, or of
 * the shop's route with `checkoutHandler`, which sets the `embedOrigin` itself.
 */
export const openCheckout = (
  url: string | URL,
  options: CheckoutEmbedOptions = {},
): CheckoutEmbed => {
  const { container, label = 'Checkout' } = options
  const address = new URL(url, location.href)
  const origins = [...PLATFORM, address.origin, ...(options.origin ? [options.origin] : [])]
  let isPaying = false

  const close = (): void => {
    if (!frame.isConnected) return
    removeEventListener('message', onMessage)
    dialog?.dismiss()
    frame.remove()
    options.onClose?.()
  }
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || !origins.includes(origin)) return
    const { type, event, ...facts } = Object(data) as Partial<Message>
    if (type !== 'POLAR_CHECKOUT') return
    isPaying = event === 'confirmed'
    if (event === 'loaded') {
      ;(dialog?.element ?? frame).removeAttribute('aria-busy')
      options.onLoaded?.()
    } else if (event === 'confirmed') options.onConfirmed?.()
    else if (event === 'close') close()
    else if (event === 'success') succeed(facts)
  }
  const succeed = ({ successURL = '', redirect = false }: Partial<Message>): void => {
    close()
    if (options.onSuccess) options.onSuccess({ successURL })
    else if (redirect && /^https?:/.test(successURL)) location.assign(successURL)
  }

  address.searchParams.set('embed', 'true')
  address.searchParams.set('embed_origin', location.origin)
  if (options.theme) address.searchParams.set('theme', options.theme)
  const frame = frameOf(address, label, origins)
  const dialog = container
    ? undefined
    : dialogFor(frame, { ...options, label, close: () => isPaying || close() })
  addEventListener('message', onMessage)
  if (dialog) dialog.show()
  else container?.append(frame)
  return { frame, close }
}

/** A message from the platform's page to the embedding page. */
interface Message {
  readonly type: string
  readonly event: 'loaded' | 'confirmed' | 'success' | 'close'
  readonly successURL: string
  readonly redirect: boolean
}

const frameOf = (address: URL, title: string, origins: readonly string[]): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  const allowed = `'self' ${origins.join(' ')}`
  frame.src = address.href
  frame.title = title
  frame.allow = `payment ${allowed}; publickey-credentials-get ${allowed}`
  frame.setAttribute('aria-busy', 'true')
  Object.assign(frame.style, { width: '100%', height: '100%', minHeight: '640px', border: '0' })
  return frame
}
