import type { Page } from 'playwright-core'

/**
 * Resolves once every hashed file and JSON document that the page has loaded is in the service worker's cache, and so
 * are the documents that the page contains.
 */
export const waitUntilCached = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const isSame = async ({ id, textContent }: Element) => {
      const cached: unknown = await (await caches.match(`/${id}`, { ignoreVary: true }))?.json()
      return JSON.stringify(cached) === JSON.stringify(JSON.parse(textContent))
    }
    const isCached = async () => {
      const urls = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((url) => /\.[0-9a-f]{8}\.\w+$|\.json$/.test(url))
      const found = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })))
      const contained = await Promise.all(
        [...document.querySelectorAll('script[id$=".json"]')].map(isSame),
      )
      return (
        urls.length > 10 &&
        found.every((response) => response !== undefined) &&
        !contained.includes(false)
      )
    }
    while (!(await isCached())) await new Promise((resolve) => setTimeout(resolve, 50))
  })
