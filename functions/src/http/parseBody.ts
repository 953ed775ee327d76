import { isAscii } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { MAX_BODY_BYTES } from '../contract/route.ts'
import { malformedBody, tooLarge, type Refusal } from '../refusals/Refusal.ts'

/**
 * Parses a body of JSON in UTF-8. Fails with 400 if it is anything else, and with 413 if it is long apart from its
 * photo: megabytes of fields or brackets would hold the process for up to a second.
 */
export const parseBody = (body: Uint8Array<ArrayBuffer>): E.Either<Refusal, unknown> => {
  if (body.byteLength <= MAX_BODY_BYTES) return parse(body)
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const start = bytes.indexOf(PHOTO_START)
  const end = start === -1 ? -1 : bytes.indexOf('"', start + PHOTO_START.length)
  const photoLength = end === -1 ? 0 : end - start
  if (bytes.byteLength - photoLength > MAX_BODY_BYTES) return E.left(tooLarge(MAX_BODY_BYTES))
  const photo = bytes.subarray(start + 1, end)
  if (!isAscii(photo) || photo.includes('\\')) return parse(bytes)
  return pipe(
    parse(
      Buffer.concat([bytes.subarray(0, start + 1), Buffer.from(CUT_PHOTO), bytes.subarray(end)]),
    ),
    E.chain((rest) =>
      hasCutPhoto(rest) ? E.right({ ...rest, photo: photo.toString('latin1') }) : parse(bytes),
    ),
  )
}

const PHOTO_START = '"data:'

/** In place of a photo where the rest is parsed without it, in a third of the time. No visitor can write it. */
const CUT_PHOTO = randomUUID()

const hasCutPhoto = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && 'photo' in body && body.photo === CUT_PHOTO

const parse = (bytes: Uint8Array<ArrayBuffer>): E.Either<Refusal, unknown> =>
  pipe(
    E.tryCatch(
      () => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
      () => malformedBody('The body is not UTF-8 text. Send JSON in UTF-8.'),
    ),
    E.chain((text) =>
      E.tryCatch(
        (): unknown => JSON.parse(text),
        () => malformedBody('The body is not valid JSON. Send one JSON object.'),
      ),
    ),
  )
