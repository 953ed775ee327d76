/** The arguments of a request that the service worker is to make. */
type CachedRequest = readonly [url: string, init?: Pick<RequestInit, 'integrity'>]

/**
 * Registers the service worker, which caches the page for visits without a network. Call it once the page has loaded.
 * Rejects when the browser refuses the worker.
 *
 * @param workers undefined in a browser without workers, for instance on a page without TLS
 * @param loadedUrls on the first visit, the worker is sent the URLs that the page has already fetched, because it
 *   starts after that
 * @param documents the documents that name versions, which the page itself need not fetch. The worker finds in a
 *   remote's manifest what the remote needs offline, and what it has to replace because it was changed
 */
export const registerWorker = async (
  workers: ServiceWorkerContainer | undefined,
  loadedUrls: () => readonly string[],
  documents: readonly CachedRequest[],
): Promise<void> => {
  if (!workers) return
  const first = workers.controller === null
  await workers.register('/worker.js')
  const { active } = await workers.ready
  // Workbox's router listens for this message, and caches the files that match one of its routes.
  const urlsToCache = [...(first ? loadedUrls() : []), ...documents]
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/** The URLs of everything that the page has fetched so far. */
export const loadedUrls = (): readonly string[] =>
  performance.getEntriesByType('resource').map(({ name }) => name)
