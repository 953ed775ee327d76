/** The prefix of the name of each of the page's caches. */
export const CACHE_PREFIX = 'dramatis'
