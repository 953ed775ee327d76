/** The versions of the platform's contract that the sandbox speaks, side by side. */
export type Version = '2025-03' | '2026-10'

/** What calls get that name no version. */
export const UNNAMED: Version = '2025-03'
