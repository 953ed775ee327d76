import type { MembershipMemory } from '../billing/MembershipMemory.ts'
import type { Sightings } from '../billing/Sightings.ts'
import type { SpendingLog } from '../budget/SpendingLog.ts'
import type { PictureCache } from '../engines/PictureCache.ts'
import type { CodeStore } from '../proof/CodeStore.ts'
import type { QuotaLog } from '../quota/QuotaLog.ts'

/** The state that a deployment's processes share. Each part rejects with a `StateError` while it cannot be reached. */
export interface State {
  readonly quotaLog: QuotaLog
  readonly codes: CodeStore
  readonly sightings: Sightings
  readonly memberships: MembershipMemory
  readonly pictures: PictureCache
  readonly spending: SpendingLog
  /**
   * Waits for the first reply, before anybody is served.
   * @throws {ForgetfulRedisError} if the store may lose data
   */
  open(): Promise<void>
  /** Resolves if the state can be written now. */
  check(): Promise<void>
  close(): Promise<void>
}
