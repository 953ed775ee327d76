/**
 * The page's service worker: a visit without a network shows the page as it was last seen. The worker handles only
 * the requests that have a route here; calls to the functions, the platform and the form service bypass it.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { CACHE_PREFIX } from './cachePrefix.ts'
import { isDocument, isHashed, isPage } from './kindOf.ts'
import { loadAll } from './loadAll.ts'
import { remoteFiles, type RemoteFile } from './remoteFiles.ts'
import { notPages, unchanged, wellFormed, withCors } from './plugins.ts'
import { cachedPage, renewPage, serveShell, type ShellFile } from './shellFiles.ts'

declare const self: ServiceWorkerGlobalScope
/** The shell's own files; `tools/OfflinePlugin.mjs` defines them. */
declare const SHELL_FILES: readonly ShellFile[]

/** How long to wait for the network when an earlier response is cached, in seconds. */
const NETWORK_TIMEOUT_S = 4
/** Enough for about ten versions of every remote. */
const MAX_FILES = 400
const SIXTY_DAYS_S = 60 * 24 * 60 * 60

setCacheNameDetails({ prefix: CACHE_PREFIX, suffix: 'v1' })
// The first worker takes control of the open page; a later worker waits until no page is open.
clientsClaim()
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload.enable())
})

const hashed = new CacheFirst({
  cacheName: `${CACHE_PREFIX}-files`,
  matchOptions: { ignoreVary: true },
  plugins: [
    notPages,
    unchanged,
    withCors,
    new ExpirationPlugin({
      maxEntries: MAX_FILES,
      maxAgeSeconds: SIXTY_DAYS_S,
      purgeOnQuotaError: true,
      matchOptions: { ignoreVary: true },
    }),
  ],
})

const documents = new NetworkFirst({
  cacheName: `${CACHE_PREFIX}-documents`,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    notPages,
    wellFormed,
    unchanged,
    {
      // A remote works offline only if all of it is cached, including what no visit has needed yet.
      cacheDidUpdate: async ({ request, newResponse, event }) => {
        const load = ({ url, integrity }: RemoteFile) =>
          hashed.handle({ event, request: new Request(url, { integrity }) })
        await loadAll(remoteFiles(request.url, await newResponse.clone().json()), load)
      },
    },
  ],
})

const page = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [
    {
      handlerDidError: () => cachedPage(SHELL_FILES),
      handlerWillRespond: ({ response, event }) => {
        event.waitUntil(renewPage(SHELL_FILES))
        return Promise.resolve(response)
      },
    },
  ],
})

registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && isPage(url),
  page,
)
registerRoute(({ url }) => isDocument(url, self.location.origin), documents)
serveShell(SHELL_FILES)
registerRoute(({ url }) => isHashed(url), hashed)
