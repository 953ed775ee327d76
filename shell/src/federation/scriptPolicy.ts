/** The part of the browser's Trusted Types that the page uses. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => unknown
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes
  }
}

const listed = new Set<string>()

/**
 * Creates the page's Trusted Types policy, which the browser asks before it loads any script: only those from the
 * page's own origin and from listed ones may be loaded, and no text may become HTML or a script. Call it before the
 * first script is loaded.
 */
export const createScriptPolicy = (): void => {
  listed.add(location.origin)
  window.trustedTypes?.createPolicy('default', { createScriptURL: checkedUrl })
}

/** Allows scripts from the origin of `url`: a remote that the deployment names, or that a developer serves. */
export const allowScriptsOf = (url: string): void => {
  listed.add(new URL(url).origin)
}

/**
 * @returns the URL, unchanged
 * @throws TypeError when the script's origin is not listed
 */
export const checkedUrl = (url: string): string => {
  const { protocol, origin } = new URL(url, location.href)
  // The protocol matters, because a `blob:` URL has the origin of the page that made it.
  if (/^https?:$/.test(protocol) && listed.has(origin)) return url
  throw new TypeError(`Scripts from ${origin} are not allowed on this page: ${url}`)
}
