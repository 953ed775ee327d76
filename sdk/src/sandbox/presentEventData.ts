import { events as october2026 } from './2026-10/present/events.ts'
import type { EventDataByVersion } from './EventDataByVersion.ts'
import type { EventType } from './EventType.ts'
import { events as march2025 } from './present/events.ts'
import type { Subject } from './Subject.ts'
import type { Version } from './Version.ts'
import type { World } from './World.ts'

type Present = (world: World, subject: unknown) => unknown

/** A version's presenters; the tables themselves pair each type with its subject. */
type Presenters = Readonly<Partial<Record<EventType, Present>>>

const presenters: Readonly<Record<Version, Presenters>> = {
  '2025-03': march2025 as Presenters,
  '2026-10': october2026 as Presenters,
}

/** An event's entity, in the versions that have its type. */
export const presentEventData = <T extends EventType>(
  world: World,
  type: T,
  subject: Subject<T>,
  versions: ReadonlySet<Version>,
): EventDataByVersion =>
  Object.fromEntries(
    [...versions].flatMap((version) => {
      const present = presenters[version][type]
      return present ? [[version, present(world, subject)]] : []
    }),
  )
