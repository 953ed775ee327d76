/**
 * Remembers deliveries by their `webhook-id`, so that each is handled once, however often it arrives.
 * If there are several processes, keep it where all of them can reach it, for example in Redis or a database.
 */
export interface WebhookStore {
  /**
   * Claims a delivery, atomically. A claim should expire after a minute or so, since a process that dies in the
   * middle never releases it.
   */
  readonly claim: (id: string) => Claim | Promise<Claim>
  /** Called when the delivery has been handled. */
  readonly complete: (id: string) => unknown
  /** Called when handling the delivery has failed, so that the next attempt can claim it. */
  readonly release: (id: string) => unknown
}

/** `busy` if the delivery is already being handled, `done` if it has been handled. */
export type Claim = 'claimed' | 'busy' | 'done'

export interface MemoryStoreOptions {
  /** Beyond this number, the oldest deliveries are forgotten. Default 10,000. */
  readonly maxDeliveries?: number | undefined
  /** Milliseconds after which a claim expires. Default: a minute. */
  readonly claimMs?: number | undefined
}

/** A store for a single process. */
export const createMemoryStore = ({
  maxDeliveries = 10_000,
  claimMs = 60_000,
}: MemoryStoreOptions = {}): WebhookStore => {
  /** When each claim expires, oldest claim first; `Infinity` once the delivery has been handled. */
  const claimed = new Map<string, number>()
  return {
    claim: (id) => {
      const until = claimed.get(id) ?? 0
      if (until === Infinity) return 'done'
      if (until > Date.now()) return 'busy'
      claimed.delete(id)
      claimed.set(id, Date.now() + claimMs)
      const [oldest] = claimed.keys()
      if (claimed.size > maxDeliveries && oldest !== undefined) claimed.delete(oldest)
      return 'claimed'
    },
    complete: (id) => claimed.set(id, Infinity),
    release: (id) => claimed.delete(id),
  }
}
