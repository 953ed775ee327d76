/** Whether a URL is the page's own, with any query. */
export const isPage = ({ pathname }: URL): boolean => pathname === '/' || pathname === '/index.html'

/**
 * Whether a URL is that of a document that names current versions: one of the page's two documents on `origin`, or
 * the manifest of a remote on any origin. These must be fetched on every visit.
 */
export const isDocument = (url: URL, origin: string): boolean =>
  (url.origin === origin && PAGE_DOCUMENTS.has(url.pathname)) ||
  url.pathname.endsWith('/mf-manifest.json')

const PAGE_DOCUMENTS: ReadonlySet<string> = new Set(['/remotes.json', '/settings.json'])

/** Whether the file's name contains a hash of its content, so a cached copy stays valid. */
export const isHashed = ({ pathname }: URL): boolean => HASHED.test(pathname)

const HASHED = /\.[0-9a-f]{8}\.(js|css|woff2|webp|avif|png|jpg|svg)$/
