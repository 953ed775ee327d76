import type { Page } from 'playwright-core'

/** Resolves once every hashed file and JSON document that the page has loaded is in the service worker's cache. */
export const waitUntilCached = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const isCached = async () => {
      const urls = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((url) => /\.[0-9a-f]{8}\.\w+$|\.json$/.test(url))
      const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })))
      return urls.length > 10 && found.every((response) => response !== undefined)
    }
    while (!(await isCached())) await new Promise((resolve) => setTimeout(resolve, 50))
  })
