import type { VersionName } from '../calendar.ts'
import { calendar, currentOn } from '../calendar.ts'

/** The versions of the platform's contract that the sandbox implements side by side. 2025-03 has no name on the platform. */
export type Version = '2025-03' | VersionName

/** The version that is Current on a day; while the platform's is newer than any here, the newest one. */
export const currentVersion = (day: Date): VersionName =>
  currentOn(day) ?? (calendar.at(-1) ?? calendar[0]).version
