import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { isLeft } from 'fp-ts/lib/Either.js'
import {
  FUNCTIONS_PATH,
  Job,
  jobPath,
  pathOf,
  routes,
  type ErrorResponse,
  type RequestOf,
  type ResponseOf,
  type Route,
  type RouteName,
} from '../contract/index.ts'
import { explain } from '../refusals/explain.ts'
import { listen, type Listening } from '../http/listen.ts'
import type { JobReplies } from './jobReplies.ts'

/** A call that the server received, decoded by its route. */
export interface Call<N extends RouteName = RouteName> {
  readonly name: N
  readonly headers: IncomingHttpHeaders
  readonly body: RequestOf<N>
}

/** The body of the route's response, or any response as a `Response`. A promise delays it. */
export type Reply<N extends RouteName> =
  ResponseOf<N> | Response | Promise<ResponseOf<N> | Response>

/** The replies to calls, by route. A call to any other route fails with 500. */
export type Replies = { readonly [N in RouteName]?: (call: Call<N>) => Reply<N> }

export interface Loopback extends Listening {
  /** The calls so far, in order. */
  readonly calls: readonly Call[]
  /** The calls to one route. */
  readonly callsTo: <N extends RouteName>(name: N) => readonly Call<N>[]
}

/**
 * A server on a loopback port in place of the functions: it decodes requests and encodes responses with the
 * contract, and replies as the test says. A request that the contract does not allow gets a 400.
 */
export const startLoopback = async (replies: Replies, jobs: JobReplies = {}): Promise<Loopback> => {
  const calls: Call[] = []

  const respondTo = async <N extends RouteName>(
    name: N,
    replyTo: Replies[N],
    { headers }: IncomingMessage,
    text: string,
  ): Promise<Response> => {
    const route: Route<N, RequestOf<N>, ResponseOf<N>> = routes[name]
    const body = route.request.decode(JSON.parse(text))
    if (isLeft(body)) return refusal(400, explain(body.left))
    const call: Call<N> = { name, headers, body: body.right }
    calls.push(call)
    if (replyTo === undefined) return refusal(500, `No call to ${name} was expected.`)
    const reply = await replyTo(call)
    return reply instanceof Response ? reply : respond(route, reply)
  }

  const server = createServer((request, response) => {
    const handle = async () => {
      const name = request.url?.slice(FUNCTIONS_PATH.length + 1) ?? ''
      const text = await textOf(request)
      const { status, headers, body } = isRouteName(name)
        ? await respondTo(name, replies[name], request, text)
        : (respondAboutJob(jobs, request) ??
          refusal(404, `${request.url} is not ${pathOf('a route')}.`))
      response.writeHead(status, Object.fromEntries(headers)).flushHeaders()
      for await (const chunk of body ?? []) response.write(chunk)
      response.end()
    }
    handle().catch((thrown: unknown) => {
      response.destroy(thrown instanceof Error ? thrown : undefined)
    })
  })
  return {
    ...(await listen(server)),
    calls,
    callsTo: <N extends RouteName>(name: N) =>
      calls.filter((call): call is Call<N> => call.name === name),
  }
}

/** A route's response with its own headers or status. */
export const respond = <A>(
  { response }: Pick<Route<string, unknown, A>, 'response'>,
  body: NoInfer<A>,
  init?: ResponseInit,
): Response =>
  body === undefined
    ? new Response(null, { status: 204, ...init })
    : Response.json(response.encode(body), init)

/** The functions' response when they refuse a call. */
export const refusal = (
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
  reason: Pick<ErrorResponse, 'reason' | 'values'> = {},
): Response => Response.json({ error, ...reason }, { status, headers })

/** The response to a request for a job. */
const respondAboutJob = (
  { read, events, cancel }: JobReplies,
  { method, url = '', headers }: IncomingMessage,
): Response | undefined => {
  const [, id, part] = JOB_URL.exec(url) ?? []
  if (id === undefined) return undefined
  if (part !== undefined) return events?.(id, headers['last-event-id']?.toString())
  if (method === 'DELETE') {
    cancel?.(id)
    return new Response(null, { status: 204 })
  }
  const job = read?.(id)
  return job === undefined || job instanceof Response ? job : Response.json(Job.encode(job))
}

const JOB_URL = new RegExp(`^${jobPath('([^/]+)')}(/events)?$`)

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name)

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
