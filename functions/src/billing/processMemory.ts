import { LRUCache } from 'lru-cache'
import type { Clock } from '../Clock.ts'
import type { LoadingMemory } from './createLoadingCache.ts'

export interface ProcessMemory<A> extends LoadingMemory<A> {
  /** Drops the values that match. */
  forget(matches: (key: string, value: A) => boolean): Promise<void>
}

/**
 * Caches values in this process's memory.
 *
 * @param max how many values are kept; the least recently used are dropped
 */
export const processMemory = <A>(max: number, clock: Clock): ProcessMemory<A> => {
  const values = new LRUCache<string, { readonly value: A; readonly expiresAt: number }>({ max })
  let epoch = 0
  return {
    recall(key) {
      const known = values.get(key)
      const value = known !== undefined && clock() < known.expiresAt ? known.value : undefined
      return Promise.resolve({ epoch, value })
    },
    remember(key, value, { epoch: begun, ttlMs }) {
      if (begun === epoch) values.set(key, { value, expiresAt: clock() + ttlMs })
      return Promise.resolve()
    },
    forget(matches) {
      for (const [key, { value }] of [...values.entries()]) {
        if (matches(key, value)) values.delete(key)
      }
      epoch += 1
      return Promise.resolve()
    },
  }
}
