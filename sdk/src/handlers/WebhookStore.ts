/**
 * Remembers deliveries by their `webhook-id`, so that each is handled once, however often it arrives.
 * If there are several processes, keep it where all of them can reach it, for example in Redis or a database.
 */
export interface WebhookStore {
  /** Milliseconds after which a claim that was not renewed expires. Default 60,000. */
  readonly claimMs?: number | undefined
  /**
   * Claims a delivery for `owner`, atomically. The claim expires after `claimMs`, since a process that dies in the middle
   * never releases it. Until `replayableUntil` (milliseconds since 1970), the same delivery could be accepted once more:
   * a store must not forget before then that it was handled.
   */
  readonly claim: (id: string, owner: string, replayableUntil: number) => Claim | Promise<Claim>
  /** Extends the claim of `owner` by `claimMs`, while its callback runs. False if another owner has it now. */
  readonly renew: (id: string, owner: string) => boolean | Promise<boolean>
  /** Called when the delivery has been handled. */
  readonly complete: (id: string, owner: string) => unknown
  /** Called when handling the delivery has failed. If `owner` still has the claim, the next attempt can have it. */
  readonly release: (id: string, owner: string) => unknown
}

/**
 * `busy` if the delivery is already being handled, `done` if it has been handled, and `full` if there is no room to
 * remember it.
 */
export type Claim = 'claimed' | 'busy' | 'done' | 'full'

export interface MemoryStoreOptions {
  /**
   * Beyond this number, the oldest deliveries are forgotten, unless they could be replayed: then new ones are refused
   * until there is room. Default 100,000.
   */
  readonly maxDeliveries?: number | undefined
  /** Milliseconds after which a claim that was not renewed expires. Default: a minute. */
  readonly claimMs?: number | undefined
}

interface Delivery {
  readonly owner: string
  /** When the claim expires; `Infinity` once the delivery has been handled. */
  readonly until: number
  readonly replayableUntil: number
}

/** A store for a single process. */
export const createMemoryStore = ({
  maxDeliveries = 100_000,
  claimMs = 60_000,
}: MemoryStoreOptions = {}): WebhookStore => {
  if (!(maxDeliveries >= 1 && claimMs > 0)) {
    throw new RangeError('maxDeliveries and claimMs must be positive numbers')
  }
  /** The one that was claimed or renewed last is at the end. */
  const deliveries = new Map<string, Delivery>()
  const put = (id: string, delivery: Delivery) => {
    deliveries.delete(id)
    deliveries.set(id, delivery)
  }
  /** Whether there was room, or the oldest delivery could be forgotten. */
  const hasRoom = (now: number): boolean => {
    if (deliveries.size < maxDeliveries) return true
    const [oldest] = deliveries
    if (!oldest || neededUntil(oldest[1]) > now) return false
    return deliveries.delete(oldest[0])
  }
  return {
    claimMs,
    claim: (id, owner, replayableUntil) => {
      const now = Date.now()
      const earlier = deliveries.get(id)
      if (earlier?.until === Infinity) {
        // It has arrived again, with a new timestamp, and could be replayed for longer.
        const until = Math.max(replayableUntil, earlier.replayableUntil)
        put(id, { ...earlier, replayableUntil: until })
        return 'done'
      }
      if (earlier && earlier.until > now) return 'busy'
      if (!earlier && !hasRoom(now)) return 'full'
      put(id, { owner, until: now + claimMs, replayableUntil })
      return 'claimed'
    },
    renew: (id, owner) => {
      const delivery = deliveries.get(id)
      if (delivery?.owner !== owner) return false
      put(id, { ...delivery, until: Date.now() + claimMs })
      return true
    },
    complete: (id, owner) => {
      const replayableUntil = deliveries.get(id)?.replayableUntil ?? 0
      put(id, { owner, until: Infinity, replayableUntil })
    },
    release: (id, owner) => {
      if (deliveries.get(id)?.owner === owner) deliveries.delete(id)
    },
  }
}

const neededUntil = ({ until, replayableUntil }: Delivery): number =>
  until === Infinity ? replayableUntil : until
