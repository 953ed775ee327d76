import { pipe } from 'fp-ts/lib/function.js'
import * as R from 'fp-ts/lib/Record.js'
import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import {
  Job,
  jobPath,
  PREFERENCE_APPLIED_HEADER,
  RESPOND_ASYNC,
  routes,
  VISITOR_HEADER,
  type RequestOf,
  type ResponseOf,
  type Route,
  type RouteName,
} from '../contract/index.ts'
import { unexpected, type Refusal } from '../refusals/Refusal.ts'
import type { Visitor, Visitors } from '../quota/createVisitors.ts'
import { decodeBody } from './decodeBody.ts'
import type { Caller } from '../requests/Caller.ts'
import type { Accepted, Reply, Endpoints } from '../requests/Endpoint.ts'
import type { Handler, LogFields } from '../requests/Handler.ts'
import { acceptedLanguage } from '../sentences/acceptedLanguage.ts'
import { prefersJob } from './prefersJob.ts'
import { hasForgottenProof, ownOriginOf, proofOf } from './proofCookie.ts'
import { refuse } from './refuse.ts'

/** The endpoints over HTTP. A route's codecs decode its requests and encode its responses. */
export const createHandlers = (
  visitors: Visitors,
  endpoints: Endpoints,
  bodyTimeoutMs: number,
): Readonly<Record<RouteName, Handler>> => {
  const handlerOf = <N extends RouteName>(name: N, endpoint: Endpoints[N]): Handler =>
    handler<RequestOf<N>, ResponseOf<N>>(visitors, routes[name], endpoint, bodyTimeoutMs)
  return R.mapWithIndex((name: RouteName) => handlerOf(name, endpoints[name]))(routes)
}

const handler =
  <Q, A>(
    visitors: Visitors,
    route: Route<string, Q, A>,
    work: (body: Q, caller: Caller) => TE.TaskEither<Refusal, Reply<A> | Accepted>,
    bodyTimeoutMs: number,
  ): Handler =>
  (request, context) => {
    const { note } = context
    const respondTo = (visitor: Visitor): T.Task<Response> =>
      pipe(
        decodeBody(route, request, bodyTimeoutMs),
        TE.chain((body) =>
          work(body, {
            ...context,
            visitor: visitor.id,
            proof: proofOf(request.headers),
            hasForgottenProof: hasForgottenProof(request.headers),
            ownOrigin: ownOriginOf(request.headers),
            language: acceptedLanguage(request.headers),
            prefersJob: prefersJob(request.headers),
            signal: request.signal,
          }),
        ),
        TE.match(refuse(note), encodeReply(route, note)),
        T.map(withToken(visitor)),
      )
    return pipe(
      TE.tryCatch(() => visitors.identify(request.headers.get(VISITOR_HEADER)), unexpected),
      TE.matchE((refusal) => T.of(refuse(note)(refusal)), respondTo),
    )()
  }

const encodeReply =
  <Q, A>({ response }: Route<string, Q, A>, note: (fields: LogFields) => void) =>
  (reply: Reply<A> | Accepted): Response => {
    if ('jobId' in reply) return acceptance(reply)
    const { body, headers = {}, engine } = reply
    if (engine !== undefined) note({ engine })
    return body === undefined
      ? new Response(null, { status: 204, headers })
      : Response.json(response.encode(body), { headers })
  }

/** The response with a job's URL (RFC 7240, section 4.1). */
const acceptance = ({ jobId, job }: Accepted): Response =>
  Response.json(Job.encode(job), {
    status: 202,
    headers: { location: jobPath(jobId), [PREFERENCE_APPLIED_HEADER]: RESPOND_ASYNC },
  })

const withToken =
  ({ newToken }: Visitor) =>
  (response: Response): Response => {
    if (newToken !== undefined) response.headers.set(VISITOR_HEADER, newToken)
    return response
  }
