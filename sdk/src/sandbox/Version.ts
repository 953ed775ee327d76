/** The versions of the platform's contract that the sandbox implements side by side. */
export type Version = '2025-03' | '2026-10'

/** The version of requests that name none. */
export const UNNAMED: Version = '2025-03'
