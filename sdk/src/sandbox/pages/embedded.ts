import type { CheckoutPublic } from '../../2025-03/checkouts.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'

/** The path of the script that tells the embedding page what happens. */
export const EMBEDDED_PATH = '/sandbox/embedded.js'

/** The script tag of a checkout that is embedded in a merchant's page. */
export const embeddedScript = (
  { embedOrigin, successUrl }: Pick<CheckoutPublic, 'embedOrigin' | 'successUrl'>,
  ...events: readonly ('loaded' | 'confirmed' | 'success')[]
): Html =>
  html`<script
    src="${EMBEDDED_PATH}"
    data-events="${events.join(' ')}"
    data-origin="${embedOrigin ?? ''}"
    data-success-url="${successUrl}"
  ></script>`

/**
 * Sends the embedding page the messages that the platform's own page sends, and on Escape asks it to close the
 * checkout, since it does not get the key press.
 */
export const embedded = `
const { events, origin, successUrl } = document.currentScript.dataset
const say = (event) => parent.postMessage(
  { type: 'POLAR_CHECKOUT', event, ...(event === 'success' && { successURL: successUrl, redirect: true }) },
  origin,
)
for (const event of events.split(' ')) say(event)
addEventListener('keydown', ({ key }) => { if (key === 'Escape') say('close') })
`
