import type { RemoteReport } from '@dramatis/functions/contract'

/** Something took too long to load. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

/** A JSON document is not what it should be. */
export class Malformed extends Error {
  override readonly name = 'Malformed'
}

/** Something of the page's own did not load, without which no remote can run. */
export class HostFailed extends Error {
  override readonly name = 'HostFailed'
}

/** The manifest of a version names a contract that this shell does not fulfill. */
export class RemoteRefused extends Error {
  override readonly name = 'RemoteRefused'
}

/** A component rendered nothing into a slot that must not be empty. */
export class RemoteEmpty extends Error {
  override readonly name = 'RemoteEmpty'
}

/** The cause for a report, if the error's type determines it. */
export const causeOf = (error: unknown): RemoteReport['cause'] => {
  if (error instanceof TimedOut) return 'timeout'
  if (error instanceof RemoteRefused) return 'contract'
  return error instanceof RemoteEmpty ? 'empty' : undefined
}
