import { flow, pipe } from 'fp-ts/lib/function.js'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import { badRequest, methodNotAllowed, unsupportedMediaType, type Refusal } from '../Refusal.ts'
import { explain } from './explain.ts'
import { readBody } from './readBody.ts'

/** A POST request's JSON body, decoded. Fails with 400, 405, 413 or 415 and says what to change. */
export const decodeBody = <A>(
  codec: t.Decoder<unknown, A>,
  request: Request,
): TE.TaskEither<Refusal, A> =>
  pipe(
    TE.fromEither(acceptable(request)),
    TE.chain(readBody),
    TE.chainEitherK(parseJson),
    TE.chainEitherK(flow(codec.decode, E.mapLeft(flow(explain, badRequest)))),
  )

const acceptable = (request: Request): E.Either<Refusal, Request> => {
  if (request.method !== 'POST') return E.left(methodNotAllowed('POST'))
  return mediaType(request) === 'application/json' ? E.right(request) : E.left(unsupportedMediaType)
}

const mediaType = (request: Request): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

const parseJson = (text: string): E.Either<Refusal, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text),
    () => badRequest('The body is not valid JSON. Send one JSON object.'),
  )
