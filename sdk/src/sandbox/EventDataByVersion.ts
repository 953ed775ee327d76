import type { Version } from './Version.ts'

/** The data of an event, in each version that has its type. */
export type EventDataByVersion = Readonly<Partial<Record<Version, unknown>>>
