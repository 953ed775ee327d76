import type { Html } from './html.ts'
import { html } from './html.ts'

/** Where the pages' one style sheet is. */
export const STYLE_PATH = '/sandbox/pages.css'

interface PageContent {
  readonly title: string
  /** Whose page it is: the merchant's name. */
  readonly organization: string
  readonly main: Html
}

/** A whole page, which says of itself that it is a sandbox's. */
export const page = ({ title, organization, main }: PageContent): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${organization}</title>
        <link rel="icon" href="/avatar.svg" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <header>
          <p class="sandbox"><strong>Sandbox</strong> – no money moves</p>
          <p class="top">
            <span class="mark" aria-hidden="true">${initial(organization)}</span>${organization}
          </p>
        </header>
        <main>${main}</main>
      </body>
    </html>`

interface PageHeaders {
  /** Origins that a form's answer may lead to. */
  readonly leadsTo?: readonly string[]
  /** The origin that may show the page in a frame. */
  readonly framedBy?: string | null
}

/**
 * Headers of a page whose address is a secret: no script, nothing from elsewhere, no referrer to
 * anyone, kept nowhere.
 */
export const pageHeaders = ({ leadsTo = [], framedBy = null }: PageHeaders = {}) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    // Browsers hold a form's redirects to this as well, so the merchant's own page must be in it.
    `form-action ${["'self'", ...leadsTo.flatMap(sourceOf)].join(' ')}`,
    `frame-ancestors ${framedBy === null ? "'none'" : (sourceOf(framedBy)[0] ?? "'none'")}`,
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
})

/** An amount in a currency's smallest unit, as people write it. */
export const money = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** A day, as people write it. */
export const day = (date: Date): string =>
  date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What a policy calls the place of an address: its origin, or its scheme where it has none. */
const sourceOf = (address: string): string[] => {
  if (!URL.canParse(address)) return []
  const { origin, protocol } = new URL(address)
  return [origin === 'null' ? protocol : origin]
}

const initial = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? ''
