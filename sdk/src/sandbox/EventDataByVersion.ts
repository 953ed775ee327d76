import type { Version } from './Version.ts'

/** An event's data as each version presents it. A version that does not have the event's type has no entry. */
export type EventDataByVersion = Readonly<Partial<Record<Version, unknown>>>
