/** The message of anything that was thrown, for people. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
