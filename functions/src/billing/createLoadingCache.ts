import { LRUCache } from 'lru-cache'
import type { Clock } from '../Clock.ts'

export interface LoadingCache<A> {
  /** The cached value of a key, or a newly loaded one. Parallel calls for a key share one load. */
  get(key: string): Promise<A>
  /** Drops the values that match, and caches no result of a load that has already started. */
  invalidate(matches: (key: string, value: A) => boolean): void
}

export interface LoadingCacheOptions<A> {
  readonly load: (key: string) => Promise<A>
  /** Milliseconds for which a value is cached. A failure never is. */
  readonly ttlMs: (value: A) => number
  /** How many values are cached; the least recently used are dropped. */
  readonly max: number
  readonly clock: Clock
}

/** A cache that loads what it does not have. */
export const createLoadingCache = <A>({
  load,
  ttlMs,
  max,
  clock,
}: LoadingCacheOptions<A>): LoadingCache<A> => {
  const cached = new LRUCache<string, { readonly value: A; readonly expiresAt: number }>({ max })
  const loading = new Map<string, Promise<A>>()

  const startLoading = (key: string): Promise<A> => {
    const isCurrent = () => loading.get(key) === loaded
    const loaded: Promise<A> = load(key)
      .then((value) => {
        // A load that started before an `invalidate` may be out of date.
        if (isCurrent()) cached.set(key, { value, expiresAt: clock() + ttlMs(value) })
        return value
      })
      .finally(() => {
        if (isCurrent()) loading.delete(key)
      })
    loading.set(key, loaded)
    return loaded
  }

  return {
    async get(key) {
      const known = cached.get(key)
      if (known !== undefined && clock() < known.expiresAt) return known.value
      return loading.get(key) ?? startLoading(key)
    },
    invalidate(matches) {
      for (const [key, { value }] of [...cached.entries()]) {
        if (matches(key, value)) cached.delete(key)
      }
      loading.clear()
    },
  }
}
