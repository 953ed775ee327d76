import type { CheckoutPublic } from '../../2025-03/checkouts.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'
import { page } from './page.ts'

interface CheckoutOutcome {
  /** The URL of the customer portal. */
  readonly portal?: string | undefined
  /** The script that sends messages to the embedding page, if there is one. */
  readonly script?: Html | undefined
}

/** The page of a checkout that is no longer open, with its outcome. */
export const checkoutEnd = (
  checkout: CheckoutPublic,
  { portal, script }: CheckoutOutcome,
): Html => {
  const { title, text } = endings[checkout.status] ?? endings.confirmed
  return page({
    title,
    organization: checkout.organization.name,
    main: html`<section class="sheet narrow" aria-labelledby="end">
      <h1 id="end">${title}</h1>
      <p>${text(checkout)}</p>
      ${portal ? html`<p><a class="button" href="${portal}">Manage your purchases</a></p>` : ''}
      <p class="hint">This was a sandbox: no card was charged.</p>
      ${script ?? ''}
    </section>`,
  })
}

interface Ending {
  readonly title: string
  readonly text: (checkout: CheckoutPublic) => string
}

const confirmed: Ending = {
  title: 'Your payment is being processed',
  text: ({ product }) => `${product.name} is yours once it has gone through.`,
}

const endings: Readonly<Record<string, Ending>> & { readonly confirmed: Ending } = {
  confirmed,
  succeeded: {
    title: 'Thank you',
    text: ({ product, customerEmail }) =>
      `${product.name} now belongs to ${customerEmail ?? 'you'}.`,
  },
  failed: {
    title: 'Your payment failed',
    text: () => 'Nothing was bought. Go back and try again.',
  },
  expired: {
    title: 'This checkout has expired',
    text: () => 'Nothing was bought. Go back and start again.',
  },
}
