import { withoutLinks } from '@dramatis/remotes/manifest'
import { cacheNames } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { addPlugins, getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { isUnchanged } from '../../federation/isUnchanged.ts'
import { fetchSoon } from '../../fetchSoon.ts'

/** One of the files of the shell's build. */
export interface ShellFile {
  readonly url: string
  /** A hash of the content, if the name has none. */
  readonly revision: string | null
  /** The SHA-384 of the content, as in an `integrity` attribute. */
  readonly integrity: string
}

/** Caches the shell's files, and serves them as they were built. */
export const serveShell = (files: readonly ShellFile[]): void => {
  addPlugins([asBuilt(new Map(files.map(({ url, integrity }) => [url, integrity])))])
  precacheAndRoute(
    // The publisher adds links to the page, so the page that is fetched differs from the one that was built.
    files.map(({ integrity, ...file }) => (file.url === PAGE ? file : { ...file, integrity })),
    { cleanURLs: false, directoryIndex: '' },
  )
}

/** Fetches a cached file again if it has been changed; if that fails, it is not served. */
const asBuilt = (hashes: ReadonlyMap<string, string>): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) => {
    const { pathname } = new URL(request.url)
    const integrity = pathname === PAGE ? '' : (hashes.get(pathname) ?? '')
    if (!cachedResponse || (await isUnchanged(integrity, cachedResponse))) return cachedResponse
    const fetched = await fetchSoon(pathname, { integrity, cache: 'no-cache' }).catch(() =>
      Response.error(),
    )
    if (fetched.ok) await (await caches.open(cacheName)).put(request, fetched.clone())
    return fetched
  },
})

/**
 * The cached page as it was built, without the publisher's links.
 *
 * @returns undefined if none is cached, or if it has been changed
 */
export const cachedPage = async (files: readonly ShellFile[]): Promise<Response | undefined> => {
  const cached = await matchPrecache(PAGE)
  if (!cached) return undefined
  const page = new Response(withoutLinks(await cached.text()), cached)
  const integrity = files.find(({ url }) => url === PAGE)?.integrity ?? ''
  return (await isUnchanged(integrity, page)) ? page : undefined
}

/** Fetches the page for the cache if the cached one has been changed. */
export const renewPage = async (files: readonly ShellFile[]): Promise<void> => {
  const key = getCacheKeyForURL(PAGE)
  if (key === undefined || (await cachedPage(files))) return
  const fetched = await fetchSoon(PAGE, { cache: 'no-cache' })
  if (fetched.ok) await (await caches.open(cacheNames.precache)).put(key, fetched)
}

const PAGE = '/index.html'
