/** The shared state cannot be reached. */
export class StateError extends Error {
  override readonly name = 'StateError'
}
