/**
 * Has the browser keep the page for visits without a network, once the page is loaded and nothing waits.
 * On the first visit the worker comes after everything else, so it is told what the page has fetched
 * already. A browser that has no workers, or refuses, changes nothing.
 *
 * @param workers absent where the browser has none, as on a page without TLS
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
  // The message that workbox's router listens for; it keeps what one of its routes is for.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedUrls() } })
}

/** The addresses of everything that the page has fetched so far. */
export const loadedUrls = (): readonly string[] =>
  performance.getEntriesByType('resource').map(({ name }) => name)
