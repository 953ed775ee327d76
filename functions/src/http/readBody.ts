import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { badRequest, tooLarge, type Refusal } from '../Refusal.ts'
import { readLimited } from './readLimited.ts'

/** The largest body of a call, in bytes. */
const BODY_LIMIT = 64 * 1024

/** Reads a body as UTF-8 text. */
export const readBody = (request: Request): TE.TaskEither<Refusal, string> =>
  pipe(readBytes(request, BODY_LIMIT), TE.chainEitherK(decodeUtf8))

/** Reads a body; stops at the first byte over the limit, whatever the headers promise. */
export const readBytes = (
  request: Request,
  limit: number,
): TE.TaskEither<Refusal, Uint8Array<ArrayBuffer>> =>
  Number(request.headers.get('content-length')) > limit
    ? TE.left(tooLarge(limit))
    : pipe(
        TE.tryCatch(
          () => readLimited(request.body, limit),
          () => badRequest('The body broke off. Send it again.'),
        ),
        TE.chainEitherK(E.fromNullable(tooLarge(limit))),
      )

const decodeUtf8 = (bytes: Uint8Array): E.Either<Refusal, string> =>
  E.tryCatch(
    () => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    () => badRequest('The body is not UTF-8 text. Send JSON in UTF-8.'),
  )
