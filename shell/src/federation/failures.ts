import type { RemoteReport } from '@dramatis/functions/contract'

/** A version of a remote took too long to load. */
export class RemoteTimeout extends Error {
  override readonly name = 'RemoteTimeout'
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
  if (error instanceof RemoteTimeout) return 'timeout'
  if (error instanceof RemoteRefused) return 'contract'
  return error instanceof RemoteEmpty ? 'empty' : undefined
}
