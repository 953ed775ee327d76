import { events as october2026 } from './present/events.ts'
import { withWholeMetadata } from './2025-03/withWholeMetadata.ts'
import type { EventDataByVersion } from './EventDataByVersion.ts'
import type { EventType } from './EventType.ts'
import { events as march2025 } from './2025-03/present/events.ts'
import type { Subject } from './Subject.ts'
import type { Version } from './Version.ts'
import type { World } from './World.ts'

type Present = (world: World, subject: unknown) => unknown

/** A version's presenters by event type, without the type of the subject that each takes. */
type Presenters = Readonly<Partial<Record<EventType, Present>>>

const presenters: Readonly<Record<Version, Presenters>> = {
  '2025-03': march2025 as Presenters,
  '2026-04': october2026 as Presenters,
  '2026-10': october2026 as Presenters,
  '2027-01': october2026 as Presenters,
}

/** The data of an event, in each of `versions` that has its type. */
export const presentEventData = <T extends EventType>(
  world: World,
  type: T,
  subject: Subject<T>,
  versions: ReadonlySet<Version>,
): EventDataByVersion =>
  Object.fromEntries(
    [...versions].flatMap((version) => {
      const present = presenters[version][type]
      if (!present) return []
      const data = present(world, subject)
      return [[version, version === '2025-03' ? withWholeMetadata(data) : data]]
    }),
  )
