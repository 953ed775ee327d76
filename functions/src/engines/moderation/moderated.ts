import { EngineError } from '../../errors/EngineError.ts'
import type { Moderator } from './Moderator.ts'

/** Runs work only if every moderator allows its text. */
export const moderated =
  <Q, A>(
    moderators: readonly Moderator[],
    textOf: (request: Q) => string,
    work: (request: Q, signal: AbortSignal) => Promise<A>,
  ) =>
  async (request: Q, signal: AbortSignal): Promise<A> => {
    for (const moderator of moderators) {
      if (!(await moderator.allows(textOf(request), signal))) {
        throw new EngineError('moderated', 'A moderator declined the text')
      }
    }
    return work(request, signal)
  }
