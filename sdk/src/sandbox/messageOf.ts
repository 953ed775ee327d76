/** What anything that was thrown says, for people. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
