import { flow, pipe } from 'fp-ts/lib/function.js'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { MAX_BODY_BYTES } from '../contract/route.ts'
import {
  invalidField,
  malformedBody,
  methodNotAllowed,
  tooLarge,
  unsupportedMediaType,
  type Refusal,
} from '../refusals/Refusal.ts'
import type * as t from 'io-ts'
import { readBody } from './readBody.ts'

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
    TE.chain((accepted) => readBody(accepted, maxBodyBytes, timeoutMs)),
    TE.filterOrElse(isQuickToParse, () => tooLarge(MAX_BODY_BYTES)),
    TE.chainEitherK(parseJson),
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

/**
 * Whether a body is short apart from its photo. Megabytes of fields or brackets would hold the process for up to a
 * second; one long string is read in a moment.
 */
const isQuickToParse = (text: string): boolean =>
  text.length <= MAX_BODY_BYTES || text.length - photoLengthIn(text) <= MAX_BODY_BYTES

/** Not by a pattern, which takes ten times as long for megabytes. */
const photoLengthIn = (text: string): number => {
  const start = text.indexOf(PHOTO_START)
  return start === -1 ? 0 : text.indexOf('"', start + PHOTO_START.length) - start
}

const PHOTO_START = '"data:'

const parseJson = (text: string): E.Either<Refusal, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(text),
    () => malformedBody('The body is not valid JSON. Send one JSON object.'),
  )
