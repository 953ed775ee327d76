import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { badRequest, tooLarge, type Refusal } from '../Refusal.ts'

/** The largest body that a function reads, in bytes. */
export const BODY_LIMIT = 64 * 1024

/** Reads a body as UTF-8 text; stops at the first byte over the limit, whatever the headers promise. */
export const readBody = (request: Request): TE.TaskEither<Refusal, string> =>
  TE.flatten(
    TE.tryCatch(
      () => read(request),
      () => badRequest('The body broke off. Send it again.'),
    ),
  )

const read = async (request: Request): Promise<TE.TaskEither<Refusal, string>> => {
  if (Number(request.headers.get('content-length')) > BODY_LIMIT)
    return TE.left(tooLarge(BODY_LIMIT))
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (;;) {
    const chunk = await reader?.read()
    if (chunk?.value === undefined) break
    length += chunk.value.byteLength
    if (length > BODY_LIMIT) {
      await reader?.cancel()
      return TE.left(tooLarge(BODY_LIMIT))
    }
    chunks.push(chunk.value)
  }
  return TE.fromEither(decodeUtf8(Buffer.concat(chunks)))
}

const decodeUtf8 = (bytes: Uint8Array): E.Either<Refusal, string> =>
  E.tryCatch(
    () => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    () => badRequest('The body is not UTF-8 text. Send JSON in UTF-8.'),
  )
