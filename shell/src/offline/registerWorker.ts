/**
 * Registers the service worker, which caches the page for visits without a network. Call it once the page has loaded.
 * On the first visit, the worker is sent the URLs that the page has already fetched, because it starts after that.
 * Rejects when the browser refuses the worker.
 *
 * @param workers undefined in a browser without workers, for instance on a page without TLS
 */
export const registerWorker = async (
  workers: ServiceWorkerContainer | undefined,
  loadedUrls: () => readonly string[],
): Promise<void> => {
  if (!workers) return
  const first = workers.controller === null
  await workers.register('/worker.js')
  if (!first) return
  const { active } = await workers.ready
  // Workbox's router listens for this message, and caches the files that match one of its routes.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedUrls() } })
}

/** The URLs of everything that the page has fetched so far. */
export const loadedUrls = (): readonly string[] =>
  performance.getEntriesByType('resource').map(({ name }) => name)
