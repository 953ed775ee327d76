import { flow, pipe } from 'fp-ts/lib/function.js'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import {
  invalidField,
  methodNotAllowed,
  unsupportedMediaType,
  type Refusal,
} from '../refusals/Refusal.ts'
import type * as t from 'io-ts'
import { parseBody } from './parseBody.ts'
import { readBytes } from './readBytes.ts'

/** The part of a route that describes its request. */
interface Readable<Q> {
  readonly request: t.Decoder<unknown, Q>
  readonly mediaTypes: readonly string[]
  readonly maxBodyBytes: number
}

/** Decodes the JSON body of a POST request. Fails with 400, 405, 408, 413 or 415 and says what to change. */
export const decodeBody = <Q>(
  { request: codec, mediaTypes, maxBodyBytes }: Readable<Q>,
  request: Request,
  timeoutMs: number,
): TE.TaskEither<Refusal, Q> =>
  pipe(
    TE.fromEither(acceptable(request, mediaTypes)),
    TE.chain((accepted) => readBytes(accepted, maxBodyBytes, timeoutMs)),
    TE.chainEitherK(parseBody),
    TE.chainEitherK(flow(codec.decode, E.mapLeft(invalidField))),
  )

const acceptable = (
  request: Request,
  mediaTypes: readonly string[],
): E.Either<Refusal, Request> => {
  if (request.method !== 'POST') return E.left(methodNotAllowed('POST'))
  return mediaTypes.includes(mediaType(request)) ? E.right(request) : E.left(unsupportedMediaType)
}

const mediaType = (request: Request): string =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
