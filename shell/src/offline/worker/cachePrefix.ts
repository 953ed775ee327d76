/** What the name of each of the page's caches begins with. */
export const CACHE_PREFIX = 'dramatis'
