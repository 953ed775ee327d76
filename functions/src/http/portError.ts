import { errorOf } from '../errors/errorOf.ts'

/**
 * The error to show the operator when `what` cannot be served on the port that `variable` sets: one that says what
 * to do if the port is taken, or else the original error.
 */
export const portError = (error: unknown, what: string, variable: string, port: number): Error => {
  if (isTaken(error)) {
    return new Error(
      `Port ${port} is taken, so the ${what} cannot be served. Stop the process that listens there, or set ${variable} to a free port.`,
    )
  }
  return errorOf(error)
}

const isTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE'
