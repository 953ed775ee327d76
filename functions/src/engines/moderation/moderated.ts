import { EngineError } from '../EngineError.ts'
import type { Moderator } from './Moderator.ts'

/** Work that is only done when every moderator allows the text that it would be done for. */
export const moderated =
  <Q, A>(
    moderators: readonly Moderator[],
    textOf: (request: Q) => string,
    work: (request: Q, signal: AbortSignal) => Promise<A>,
  ) =>
  async (request: Q, signal: AbortSignal): Promise<A> => {
    for (const moderator of moderators) {
      if (!(await moderator.allows(textOf(request), signal))) {
        throw new EngineError('moderated', 'The moderation declined the text')
      }
    }
    return work(request, signal)
  }
