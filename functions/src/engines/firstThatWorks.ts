import { EngineError } from '../errors/EngineError.ts'

/** One of several engines that can do a piece of work. */
export interface Candidate<Q, A> {
  /** Whether it is a provider: the time is divided among providers alone, since the studio needs little. */
  readonly isRemote: boolean
  /** Whether it can do this work at all. */
  readonly can: (request: Q) => boolean
  /** @throws {EngineError} when it fails; the signal's reason when that aborts */
  readonly run: (request: Q, signal: AbortSignal, timeoutMs: number) => Promise<A>
}

/**
 * Tries the candidates in order until one succeeds. If one declines, the work is declined, since trying the next would
 * circumvent the first one's rules. If the budget does not allow the first, it does not allow the next either.
 * @param timeoutMs for all providers together; each has an equal share of the remaining time
 */
export const firstThatWorks =
  <Q, A>(candidates: readonly Candidate<Q, A>[], timeoutMs: number) =>
  async (request: Q, signal: AbortSignal): Promise<A> => {
    const end = performance.now() + timeoutMs
    const attemptFrom = async (rest: readonly Candidate<Q, A>[]): Promise<A> => {
      const [candidate, ...others] = rest
      if (candidate === undefined) throw new EngineError('failed', 'No engine can do this')
      try {
        return await candidate.run(request, signal, shareOf(rest, end - performance.now()))
      } catch (thrown) {
        signal.throwIfAborted()
        if (others.length === 0 || isFinal(thrown)) throw thrown
        return attemptFrom(others)
      }
    }
    return attemptFrom(candidates.filter(({ can }) => can(request)))
  }

const shareOf = (rest: readonly Candidate<never, unknown>[], milliseconds: number): number =>
  Math.max(0, milliseconds) / Math.max(1, rest.filter(({ isRemote }) => isRemote).length)

const isFinal = (thrown: unknown): boolean =>
  thrown instanceof EngineError &&
  (thrown.failure === 'moderated' || thrown.failure === 'exhausted')
