import type { AnyCodec } from '../../codec/Codec.ts'
import { isRecord } from '../../codec/entity.ts'
import { run, sentence } from '../../codec/Run.ts'
import type { OperationValue } from '../../operation.ts'
import { authenticate, bearerToken } from '../access.ts'
import type { Principal } from '../Principal.ts'
import { Problem } from '../Problem.ts'
import type { World } from '../World.ts'
import { matchOperation } from './matchOperation.ts'
import { readRequest } from './readRequest.ts'
import { Reply } from './Reply.ts'

/** An operation and what does it, with the types taken off. */
export interface Route {
  readonly operation: OperationValue
  readonly handler: (call: {
    readonly world: World
    readonly request: unknown
    readonly principal: Principal
  }) => unknown
}

/** The most that a body may hold, in bytes. */
const MAXIMUM_BODY = 1_000_000

/** A function that answers any request under /v1 by the table of operations. */
export const answerOperation = (
  world: World,
  routes: readonly Route[],
): ((request: Request) => Promise<Response>) => {
  const match = matchOperation(routes)
  return async (request) => {
    const url = new URL(request.url)
    const matched = match(request.method, url.pathname)
    if ('allowed' in matched) return problemResponse(unmatched(matched.allowed))
    const { operation, handler } = matched.route
    const body = operation.body ? await request.text() : ''
    if (body.length > MAXIMUM_BODY) return problemResponse(tooLarge())
    try {
      world.catchUp()
      const token = bearerToken(request.headers.get('authorization'))
      const principal = authenticate(world, operation, token)
      const decoded = readRequest(operation, {
        params: matched.params,
        query: url.searchParams,
        contentType: request.headers.get('content-type') ?? '',
        body,
      })
      return world.transact(() =>
        successResponse(operation, handler({ world, request: decoded, principal })),
      )
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      expectDocumented(operation, error)
      return problemResponse(error)
    }
  }
}

export const problemResponse = ({ status, body, headers }: Problem): Response =>
  jsonResponse(status, body, headers)

const unmatched = (allowed: readonly string[]): Problem =>
  allowed.length === 0
    ? new Problem(404, { error: 'ResourceNotFound', detail: 'There is nothing at this address.' })
    : new Problem(
        405,
        { error: 'MethodNotAllowed', detail: `Use ${allowed.join(' or ')}.` },
        { headers: { allow: allowed.join(', ') } },
      )

const tooLarge = (): Problem =>
  new Problem(413, {
    error: 'PayloadTooLarge',
    detail: `A body may hold ${MAXIMUM_BODY} bytes at most.`,
  })

/** A handler that refuses with what its operation does not document has a fault. */
const expectDocumented = ({ name, errors }: OperationValue, { documented }: Problem): void => {
  const isKnown = !documented || documented.status === 422 || errors.includes(documented)
  if (!isKnown) throw new Error(`${name} does not document the error ${documented.name}`)
}

const successResponse = (operation: OperationValue, answer: unknown): Response => {
  const reply =
    answer instanceof Reply
      ? answer
      : new Reply(Number(Object.keys(operation.success)[0]), answer, undefined)
  const codec = operation.success[reply.status]
  if (!codec) throw new Error(`${operation.name} does not document the status ${reply.status}`)
  const wire = written(operation, codec, reply.value)
  if (reply.status >= 300 && isRecord(wire)) {
    return new Response(null, { status: reply.status, headers: { location: `${wire.location}` } })
  }
  if (reply.contentType !== undefined) {
    return new Response(`${wire}`, {
      status: reply.status,
      headers: { 'content-type': reply.contentType },
    })
  }
  return wire === undefined
    ? new Response(null, { status: reply.status })
    : jsonResponse(reply.status, wire)
}

const written = ({ name }: OperationValue, codec: AnyCodec, value: unknown): unknown => {
  const attempt = run(true)
  const wire = codec.write(value, attempt)
  if (attempt.issues.length > 0) {
    const reasons = attempt.issues.slice(0, 3).map(sentence).join('; ')
    throw new Error(`the answer of ${name} does not fit its codec: ${reasons}`)
  }
  return wire
}

const jsonResponse = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json(body, { status, headers })
