/**
 * The page's service worker: with it a visit without a network shows the page as it was seen last. It
 * only ever answers for what it lists here; calls of the functions, the platform and the form service
 * never pass through it.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { CACHE_PREFIX } from './cachePrefix.ts'
import { isDocument, isHashed, isPage } from './kindOf.ts'
import { remoteFiles } from './remoteFiles.ts'
import { notPages, withCors } from './plugins.ts'

declare const self: ServiceWorkerGlobalScope
/** The shell's own files; `tools/buildWorker.mjs` puts them in. */
declare const SHELL_FILES: PrecacheEntry[]

/** How long a network that does not answer is waited for when an earlier answer is at hand, in seconds. */
const PATIENCE_S = 4
/** Some ten versions of every remote. */
const MOST_FILES = 400
const SIXTY_DAYS_S = 60 * 24 * 60 * 60

setCacheNameDetails({ prefix: CACHE_PREFIX, suffix: 'v1' })
// The first visit's page is served from here on, too; a later worker waits until no page is open.
clientsClaim()
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload.enable())
})

const hashed = new CacheFirst({
  cacheName: `${CACHE_PREFIX}-files`,
  matchOptions: { ignoreVary: true },
  plugins: [
    notPages,
    withCors,
    new ExpirationPlugin({
      maxEntries: MOST_FILES,
      maxAgeSeconds: SIXTY_DAYS_S,
      purgeOnQuotaError: true,
      matchOptions: { ignoreVary: true },
    }),
  ],
})

const documents = new NetworkFirst({
  cacheName: `${CACHE_PREFIX}-documents`,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    notPages,
    {
      // A remote works offline only when all of it is here, also what no visit has needed yet.
      cacheDidUpdate: async ({ request, newResponse, event }) => {
        const files = remoteFiles(request.url, await newResponse.clone().json())
        await Promise.allSettled(
          files.map((file) => hashed.handle({ event, request: new Request(file) })),
        )
      },
    },
  ],
})

const page = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [{ handlerDidError: () => matchPrecache('/index.html') }],
})

registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && isPage(url),
  page,
)
registerRoute(({ url }) => isDocument(url, self.location.origin), documents)
precacheAndRoute(SHELL_FILES, { cleanURLs: false, directoryIndex: '' })
registerRoute(({ url }) => isHashed(url), hashed)
