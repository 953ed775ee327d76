import { pipe } from 'fp-ts/lib/function.js'
import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import { PROOF_HEADER, VISITOR_HEADER } from '../contract/index.ts'
import type { Handler, LogFields, RequestContext } from '../Handler.ts'
import { unexpected, type Refusal } from '../Refusal.ts'
import type { Visitor, Visitors } from '../visitors.ts'
import { decodeBody } from './decodeBody.ts'
import { refuse } from './refuse.ts'

/** Who asks, as far as the rules and an abort go. */
export interface Caller extends RequestContext {
  readonly visitor: string
  /** What came as the proof of owning an e-mail address, not verified. */
  readonly proof: string | null
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal
}

export interface Answer<B extends object = object> {
  readonly body: B
  /** The name of the engine that did the work, for the log. */
  readonly engine?: string
}

/** What the functions have in common: know the visitor, decode the wish, do the work, answer as JSON. */
export const handle =
  <A>(
    visitors: Visitors,
    codec: t.Decoder<unknown, A>,
    work: (wish: A, caller: Caller) => TE.TaskEither<Refusal, Answer>,
  ): Handler =>
  (request, context) => {
    const { note } = context
    const answerTo = (visitor: Visitor): T.Task<Response> =>
      pipe(
        decodeBody(codec, request),
        TE.chain((wish) =>
          work(wish, {
            ...context,
            visitor: visitor.id,
            proof: request.headers.get(PROOF_HEADER),
            signal: request.signal,
          }),
        ),
        TE.match(refuse(note), answer(note)),
        T.map(handingOut(visitor)),
      )
    return pipe(
      TE.tryCatch(() => visitors.identify(request.headers.get(VISITOR_HEADER)), unexpected),
      TE.matchE((refusal) => T.of(refuse(note)(refusal)), answerTo),
    )()
  }

const answer =
  (note: (fields: LogFields) => void) =>
  ({ body, engine }: Answer): Response => {
    if (engine !== undefined) note({ engine })
    return Response.json(body)
  }

const handingOut =
  ({ newToken }: Visitor) =>
  (response: Response): Response => {
    if (newToken !== undefined) response.headers.set(VISITOR_HEADER, newToken)
    return response
  }
