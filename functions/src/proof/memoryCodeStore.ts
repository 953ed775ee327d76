import { LRUCache } from 'lru-cache'
import type { CodeStore, StoredCode } from './CodeStore.ts'

const MOST_CODES = 10_000

/** Codes in this process's memory, for one process that both sends and takes them. */
export const memoryCodeStore = (): CodeStore => {
  const codes = new LRUCache<string, StoredCode>({ max: MOST_CODES })
  return {
    put(email, code) {
      codes.set(email, code)
      return Promise.resolve()
    },
    takeTry(email, now) {
      const code = codes.get(email)
      if (code === undefined || code.triesLeft < 1 || code.expiresAt <= now) {
        codes.delete(email)
        return Promise.resolve(undefined)
      }
      codes.set(email, { ...code, triesLeft: code.triesLeft - 1 })
      return Promise.resolve(code)
    },
    redeem: (email, hash) =>
      Promise.resolve(codes.get(email)?.hash === hash && codes.delete(email)),
  }
}
