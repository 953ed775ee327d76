import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { TimeoutError, withDeadline } from '../limits/withDeadline.ts'
import { malformedBody, bodyTooSlow, tooLarge, type Refusal } from '../refusals/Refusal.ts'
import { readLimited } from '../limits/readLimited.ts'

/** The speed of a slow upload in bytes per millisecond: 2 Mbit/s. */
const SLOW_UPLOAD = 250

/**
 * Reads a body. Fails with 413 if `content-length` is over the limit, or at the first byte over it; with 408 when
 * time is up; and with 400 if the body ends early. The larger the `content-length`, the more time the body gets.
 *
 * @param limit in bytes
 */
export const readBytes = (
  request: Request,
  limit: number,
  timeoutMs: number,
): TE.TaskEither<Refusal, Uint8Array<ArrayBuffer>> => {
  const announced = Number(request.headers.get('content-length')) || 0
  const endMs = timeoutMs + announced / SLOW_UPLOAD
  return announced > limit
    ? TE.left(tooLarge(limit))
    : pipe(
        TE.tryCatch(
          () => withDeadline(endMs, () => readLimited(request.body, limit)),
          (thrown) =>
            thrown instanceof TimeoutError
              ? bodyTooSlow
              : malformedBody('The body ended early. Send it again.'),
        ),
        TE.chainEitherK(E.fromNullable(tooLarge(limit))),
      )
}
