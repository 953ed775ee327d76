/** Whether it is the page's own address, with any query. */
export const isPage = ({ pathname }: URL): boolean => pathname === '/' || pathname === '/index.html'

/**
 * Whether the document names current versions: the page's two documents on `origin`, and the manifest of a
 * remote on any origin. These must be fetched on every visit.
 */
export const isDocument = (url: URL, origin: string): boolean =>
  (url.origin === origin && PAGE_DOCUMENTS.has(url.pathname)) ||
  url.pathname.endsWith('/mf-manifest.json')

const PAGE_DOCUMENTS: ReadonlySet<string> = new Set(['/remotes.json', '/settings.json'])

/** Whether its name carries a hash of its content, so a fetched copy stays valid. */
export const isHashed = ({ pathname }: URL): boolean => HASHED.test(pathname)

const HASHED = /\.[0-9a-f]{8}\.(js|css|woff2|webp|avif|png|jpg|svg)$/
