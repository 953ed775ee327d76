import type { VersionName } from '../calendar.ts'

/** The versions of the platform's contract that the sandbox implements side by side. 2025-03 has no name on the platform. */
export type Version = '2025-03' | VersionName
