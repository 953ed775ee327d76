import { LRUCache } from 'lru-cache'
import { addressGroup } from '../quota/addressGroup.ts'

/** Reads of jobs at once, for each free portrait an hour of a network address. */
export const READS_PER_PORTRAIT = 40

/** How many more a second, for each of those: everybody behind one address may poll once a second. */
const PER_SECOND = 1

/** More addresses than read at the same time; one that is dropped has its whole burst again. */
const MAX_ADDRESSES = 10_000

/** Counts a read, and returns in how many milliseconds it will be allowed: 0 if it is. */
export type ReadLimit = (address: string) => number

/**
 * Limits how often a network address reads and follows jobs, by a token bucket in this process: a read costs less than
 * counting it in the shared state.
 *
 * @param addressLimit free portraits per hour for one network address
 * @param now milliseconds on a clock that is never set
 */
export const createReadLimit = (
  addressLimit: number,
  now: () => number = () => performance.now(),
): ReadLimit => {
  const burst = READS_PER_PORTRAIT * addressLimit
  const perMs = (PER_SECOND * addressLimit) / 1000
  const buckets = new LRUCache<string, { readonly left: number; readonly at: number }>({
    max: MAX_ADDRESSES,
  })
  return (address) => {
    const group = addressGroup(address)
    const at = now()
    const bucket = buckets.get(group) ?? { left: burst, at }
    const left = Math.min(burst, bucket.left + (at - bucket.at) * perMs)
    const isAllowed = left >= 1
    buckets.set(group, { left: isAllowed ? left - 1 : left, at })
    return isAllowed ? 0 : Math.ceil((1 - left) / perMs)
  }
}
