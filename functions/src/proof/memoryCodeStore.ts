import { LRUCache } from 'lru-cache'
import { DEVICE_MS, MAX_DEVICES, type CodeStore, type StoredCode } from './CodeStore.ts'

const MAX_CODES = 10_000
const MAX_MAILBOXES = 10_000

/** Stores codes in this process's memory, for one process that both sends and accepts them. */
export const memoryCodeStore = (): CodeStore => {
  const codes = new LRUCache<string, StoredCode>({ max: MAX_CODES })
  const devices = new LRUCache<string, readonly string[]>({ max: MAX_MAILBOXES, ttl: DEVICE_MS })
  return {
    put(holder, code) {
      codes.set(holder, code)
      return Promise.resolve()
    },
    takeTry(holder, now) {
      const code = codes.get(holder)
      if (code === undefined || code.triesLeft < 1 || code.expiresAt <= now) {
        codes.delete(holder)
        return Promise.resolve(undefined)
      }
      codes.set(holder, { ...code, triesLeft: code.triesLeft - 1 })
      return Promise.resolve(code)
    },
    redeem: (holder, hash) =>
      Promise.resolve(codes.get(holder)?.hash === hash && codes.delete(holder)),
    remember(mailbox, device) {
      const others = (devices.get(mailbox) ?? []).filter((other) => other !== device)
      devices.set(mailbox, [device, ...others].slice(0, MAX_DEVICES))
      return Promise.resolve()
    },
    knows: (mailbox, device) => Promise.resolve(devices.get(mailbox)?.includes(device) === true),
  }
}
