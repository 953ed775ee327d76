/**
 * Undoes the service worker: served as `worker.js`, this script removes the worker and its caches from every browser
 * that visits, even if the page itself no longer starts. The page then comes from the network.
 */
import { CACHE_PREFIX } from './cachePrefix.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(remove())
})

const remove = async (): Promise<void> => {
  const names = await caches.keys()
  const own = names.filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(own.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
