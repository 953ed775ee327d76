/** An origin, or one with `*.` in front of its host. */
const PATTERN = /^(https?:\/\/)(\*\.)?(.+)$/

/** One or more labels of a host name. */
const LABELS = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/

/**
 * Whether a pattern allows an origin, by the rules for a host-source in a Content-Security-Policy, except that the
 * scheme must be the same: `https://*.example.com` allows each subdomain of any depth, on that port, and not
 * `https://example.com` itself.
 */
export const matchesOrigin = (pattern: string, origin: string): boolean => {
  const [, scheme = '', star, host = ''] = PATTERN.exec(pattern) ?? []
  if (star === undefined) return pattern === origin
  const suffix = `.${host}`
  return (
    origin.startsWith(scheme) &&
    origin.endsWith(suffix) &&
    LABELS.test(origin.slice(scheme.length, -suffix.length))
  )
}

/**
 * Whether a string is a pattern. At least two labels must follow a star, so that it cannot match a top-level domain.
 */
export const isOriginPattern = (text: string): boolean => {
  const [, scheme = '', star, host = ''] = PATTERN.exec(text) ?? []
  const origin = scheme + host
  if (host.includes('*') || !URL.canParse(origin) || new URL(origin).origin !== origin) return false
  return star === undefined || isDomain(new URL(origin).hostname)
}

const isDomain = (hostname: string): boolean =>
  LABELS.test(hostname) && hostname.includes('.') && /[a-z]/.test(hostname.split('.').at(-1) ?? '')
