/** Thrown for a missing or wrong argument or environment variable; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
