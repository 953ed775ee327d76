/**
 * Has the browser keep the page for visits without a network, once the page has loaded. On the first visit the
 * worker starts after everything else, so it gets a list of what the page has already fetched. A browser without
 * workers, or one that refuses, changes nothing.
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
  // Workbox's router listens for this message; it keeps the files that match one of its routes.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedUrls() } })
}

/** The addresses of everything that the page has fetched so far. */
export const loadedUrls = (): readonly string[] =>
  performance.getEntriesByType('resource').map(({ name }) => name)
