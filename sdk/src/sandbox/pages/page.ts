import type { Html } from './html.ts'
import { html } from './html.ts'

/** The path of the style sheet. */
export const STYLE_PATH = '/sandbox/pages.css'

interface PageContent {
  readonly title: string
  /** The name of the merchant. */
  readonly organization: string
  readonly main: Html
}

/** A complete page, with a notice that it belongs to a sandbox. */
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
  /** URLs that submitting the form may redirect to. */
  readonly leadsTo?: readonly string[]
  /** The origin that may embed the page. */
  readonly framedBy?: string | null
  /** Whether the page may run the sandbox's own script. Its URL must not contain a secret. */
  readonly isScripted?: boolean
}

/** The headers of a page. They forbid foreign scripts, other origins, referrers to other sites, and caching. */
export const pageHeaders = ({
  leadsTo = [],
  framedBy = null,
  isScripted = false,
}: PageHeaders = {}) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    ...(isScripted ? ["script-src 'self'", "connect-src 'self'"] : []),
    "base-uri 'none'",
    // Browsers apply this to the redirects of a form too, so it includes the merchant's own page.
    `form-action ${["'self'", ...leadsTo.flatMap(sourceOf)].join(' ')}`,
    `frame-ancestors ${framedBy === null ? "'none'" : (sourceOf(framedBy)[0] ?? "'none'")}`,
  ].join('; '),
  // With `no-referrer`, the `origin` header of the page's forms would be `null`.
  'referrer-policy': isScripted ? 'same-origin' : 'no-referrer',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
})

/** Formats an amount that is in the currency's smallest unit. */
export const money = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** How often something is billed: `a week`, `every 3 months`, or '' for a one-time purchase. */
export const period = ({
  recurringInterval,
  recurringIntervalCount,
}: {
  readonly recurringInterval: string | null
  readonly recurringIntervalCount: number
}): string => {
  if (recurringInterval === null) return ''
  return recurringIntervalCount === 1
    ? `a ${recurringInterval}`
    : `every ${recurringIntervalCount} ${recurringInterval}s`
}

/** A date in words, such as `January 31, 2026`. */
export const day = (date: Date): string =>
  date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The CSP source of a URL: its origin, or its scheme if it has none. */
const sourceOf = (address: string): string[] => {
  if (!URL.canParse(address)) return []
  const { origin, protocol } = new URL(address)
  return [origin === 'null' ? protocol : origin]
}

const initial = (name: string): string => Array.from(name.trim()).at(0)?.toUpperCase() ?? ''
