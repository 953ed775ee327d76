import { memoryMemberships } from '../billing/memoryMemberships.ts'
import { memorySightings } from '../billing/memorySightings.ts'
import { memorySpending } from '../budget/memorySpending.ts'
import type { Clock } from '../Clock.ts'
import { memoryPictures } from '../engines/memoryPictures.ts'
import { memoryCodeStore } from '../proof/memoryCodeStore.ts'
import { memoryQuotaLog } from '../quota/memoryQuotaLog.ts'
import type { State } from './State.ts'

/**
 * The state of a single process, in its memory.
 *
 * @param cacheBytes the maximum size of the cache of finished pictures
 */
export const memoryState = (clock: Clock, cacheBytes: number): State => ({
  quotaLog: memoryQuotaLog(),
  codes: memoryCodeStore(),
  sightings: memorySightings(),
  memberships: memoryMemberships(clock),
  pictures: memoryPictures(cacheBytes),
  spending: memorySpending(),
  open: () => Promise.resolve(),
  check: () => Promise.resolve(),
  close: () => Promise.resolve(),
})
