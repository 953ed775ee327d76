import type { Duration } from '../Duration.ts'
import type { Faults } from '../faults/Faults.ts'
import type { RunningWebhooks } from '../webhooks/startWebhooks.ts'
import type { DataFile } from '../store/openDataFile.ts'
import type { World } from '../World.ts'
import type { Activity } from './Activity.ts'

/** The parts of a sandbox that the dashboard shows and controls. */
export interface Dashboard {
  readonly world: World
  readonly faults: Faults
  readonly webhooks: RunningWebhooks
  readonly activity: Activity
  readonly advance: (duration: Duration) => Date
  /** Moves the calendar of versions to a day. */
  readonly setToday: (day: string) => void
  /** Undefined if the data is in memory only. */
  readonly file: Pick<DataFile, 'length'> | undefined
  /** The sandbox's own host name. */
  readonly host: string
}
