/** The contents of a loading cache. Its epoch changes whenever something is removed. */
export interface LoadingMemory<A> {
  recall(key: string): Promise<Recalled<A>>
  /**
   * Caches a value, unless something was removed after its loading began: the value may then be out of date.
   */
  remember(key: string, value: A, remembering: Remembering): Promise<void>
}

interface Recalled<A> {
  readonly epoch: number
  /** Absent if nothing is cached. */
  readonly value?: A | undefined
}

interface Remembering {
  /** The epoch in which loading began. */
  readonly epoch: number
  /** Milliseconds until the value expires. */
  readonly ttlMs: number
}

export interface LoadingCacheOptions<A> {
  readonly load: (key: string, epoch: number) => Promise<A>
  /** Milliseconds for which a value is cached. A failure never is. */
  readonly ttlMs: (value: A) => number
  readonly memory: LoadingMemory<A>
}

/**
 * A cache that loads missing values. Not lru-cache's `fetch`, whose cache is one process's own: here processes may share
 * the memory, and what one of them removes must also outdate what the others are loading, which takes the epochs.
 *
 * @returns a function that gets the value of a key. Concurrent calls for a key share one load, unless something was
 *   removed in between. Rejects if loading fails.
 */
export const createLoadingCache = <A>({
  load,
  ttlMs,
  memory,
}: LoadingCacheOptions<A>): ((key: string) => Promise<A>) => {
  const loading = new Map<string, Promise<A>>()

  const loadNow = async (key: string, epoch: number): Promise<A> => {
    const value = await load(key, epoch)
    await memory.remember(key, value, { epoch, ttlMs: ttlMs(value) })
    return value
  }

  return async (key) => {
    const { value, epoch } = await memory.recall(key)
    if (value !== undefined) return value
    const name = `${epoch} ${key}`
    const loaded =
      loading.get(name) ??
      loadNow(key, epoch).finally(() => {
        loading.delete(name)
      })
    loading.set(name, loaded)
    return loaded
  }
}
