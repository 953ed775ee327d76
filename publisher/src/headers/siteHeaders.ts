/** The other origins that a page works with. */
export interface Origins {
  /** Where remotes are served, other than the page's own origin. */
  readonly remotes: readonly string[]
  /** The functions, the contact form's service and the billing platform. */
  readonly services: readonly string[]
  /** The pages that may show the embed in a frame, as in `frame-ancestors`; none by default. */
  readonly partners?: readonly string[]
}

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>

/** Headers for the paths that match; the first row that matches decides. */
export interface HeaderRow {
  readonly pattern: RegExp
  readonly headers: Headers
}

const IMMUTABLE: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** How long each file may be cached. Files that name current versions are revalidated on every visit. */
export const CACHE_ROWS: readonly HeaderRow[] = [
  {
    pattern: /^\/embed\/v\d+\//,
    headers: { 'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400' },
  },
  { pattern: /^\/(remotes\/[^/]+\/[^/]+|embed\/\d[^/]*)\//, headers: IMMUTABLE },
  { pattern: /^\/[^/]+\.[0-9a-f]{8}(\.\w+){1,3}$/, headers: IMMUTABLE },
  { pattern: /^\//, headers: { 'Cache-Control': 'no-cache' } },
]

/**
 * Files that pages of other origins may load: remotes and the embed. A page that is isolated from other origins shows
 * a frame only if the page in it says that it loads nothing from them without their consent.
 */
export const SHARED_ROW: HeaderRow = {
  pattern: /^\/(remotes|embed)\//,
  headers: {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
}

/** The path of the embed's page, which other sites show in a frame. */
export const FRAME = /^\/embed\/[^/]+\/frame\.html$/

/** The security headers of every file of a site; {@link FRAME} has another `Content-Security-Policy`. */
export const securityHeaders = (origins: Origins): Headers => ({
  'Content-Security-Policy': policyText(contentSecurityPolicy(origins)),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups', // the checkout is a popup
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
})

/** All headers of one file of a site. */
export const siteHeaders = (path: string, origins: Origins): Headers => ({
  ...securityHeaders(origins),
  ...(FRAME.test(path) && { 'Content-Security-Policy': policyText(framePolicy(origins)) }),
  ...(SHARED_ROW.pattern.test(path) && SHARED_ROW.headers),
  ...CACHE_ROWS.find(({ pattern }) => pattern.test(path))?.headers,
})

/** Sources by directive. */
export type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>

/**
 * The page's policy: scripts and styles of the page and its remotes only, nothing inline, no eval. Pictures are
 * inline (`data:`) or in memory (`blob:`), and are fetched from there for sharing.
 */
export const contentSecurityPolicy = ({ remotes, services }: Origins): ContentSecurityPolicy => {
  const code = ["'self'", ...remotes]
  return {
    'default-src': ["'none'"],
    'script-src': code,
    'style-src': code,
    'font-src': code,
    'img-src': [...code, 'data:', 'blob:'],
    'connect-src': [...new Set([...code, 'data:', 'blob:', ...services])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // The shell's policy, `default`, lets scripts from listed origins through. `dramatis` is reserved for the embed.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dramatis'],
    'frame-ancestors': NO_PAGE,
  }
}

/** The policy of {@link FRAME}: the same, except for `frame-ancestors`. */
const framePolicy = (origins: Origins): ContentSecurityPolicy => ({
  ...contentSecurityPolicy(origins),
  'frame-ancestors': frameAncestors(origins),
})

/** The sources of `frame-ancestors` for {@link FRAME}. */
export const frameAncestors = ({ partners = [] }: Origins): readonly string[] =>
  partners.length > 0 ? partners : NO_PAGE

const NO_PAGE = ["'none'"]

/** A policy as the value of its header. */
export const policyText = (policy: ContentSecurityPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
