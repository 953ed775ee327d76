import type { AnyCodec } from '../../codec/Codec.ts'
import { isRecord } from '../../codec/entity.ts'
import { run, sentence } from '../../codec/Run.ts'
import { readBody } from '../../http/readBody.ts'
import type { OperationValue } from '../../OperationValue.ts'
import { authenticate, bearerToken } from '../access.ts'
import { Problem, unknownAddress } from '../Problem.ts'
import type { World } from '../World.ts'
import { readRequest } from './readRequest.ts'
import { Reply } from './Reply.ts'
import type { SelectOperation } from './selectOperation.ts'

const MAX_BODY_BYTES = 1_000_000

/** A function that handles any request under /v1 according to a version's table of operations. */
export const handleOperation =
  (world: World, select: SelectOperation): ((request: Request) => Promise<Response>) =>
  async (request) => {
    const selected = select(request)
    if ('problem' in selected) return problemResponse(selected.problem)
    if ('allowed' in selected) return problemResponse(noSuchOperation(selected.allowed))
    const { operation, handler } = selected.route
    const body = operation.body ? await readBody(request, MAX_BODY_BYTES) : new Uint8Array()
    if (!body) return problemResponse(tooLarge())
    try {
      world.catchUp()
      const token = bearerToken(request.headers.get('authorization'))
      const principal = authenticate(world, operation, token)
      const decoded = readRequest(operation, {
        params: selected.params,
        query: new URL(request.url).searchParams,
        contentType: request.headers.get('content-type') ?? '',
        body: new TextDecoder().decode(body),
      })
      return world.transact(() =>
        successResponse(operation, handler({ world, request: decoded, principal })),
      )
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return problemResponse(documentedProblem(operation, error))
    }
  }

export const problemResponse = ({ status, body, headers }: Problem): Response =>
  jsonResponse(status, body, headers)

const noSuchOperation = (allowed: readonly string[]): Problem =>
  allowed.length === 0
    ? unknownAddress()
    : new Problem(
        405,
        { error: 'MethodNotAllowed', detail: `Use ${allowed.join(' or ')}.` },
        { headers: { allow: allowed.join(', ') } },
      )

const tooLarge = (): Problem =>
  new Problem(413, {
    error: 'PayloadTooLarge',
    detail: `The body must not exceed ${MAX_BODY_BYTES} bytes.`,
  })

/** The problem as the operation documents it. It is a bug if it does not. */
const documentedProblem = ({ name, errors }: OperationValue, problem: Problem): Problem => {
  const { documented, elsewhere } = problem
  if (!documented || documented.status === 422 || errors.includes(documented)) return problem
  if (elsewhere) return elsewhere
  throw new Error(`${name} does not document the error ${documented.name}`)
}

const successResponse = (operation: OperationValue, result: unknown): Response => {
  const reply =
    result instanceof Reply
      ? result
      : new Reply(Number(Object.keys(operation.success)[0]), result, undefined)
  const codec = operation.success[reply.status]
  if (!codec) throw new Error(`${operation.name} does not document the status ${reply.status}`)
  const wire = encode(operation, codec, reply.value)
  if (reply.status >= 300 && isRecord(wire)) {
    return new Response(null, {
      status: reply.status,
      headers: { location: String(wire.location) },
    })
  }
  if (reply.contentType !== undefined) {
    return new Response(String(wire), {
      status: reply.status,
      headers: { 'content-type': reply.contentType },
    })
  }
  return wire === undefined
    ? new Response(null, { status: reply.status })
    : jsonResponse(reply.status, wire)
}

const encode = ({ name }: OperationValue, codec: AnyCodec, value: unknown): unknown => {
  const pass = run(true)
  const wire = codec.write(value, pass)
  if (pass.issues.length > 0) {
    const reasons = pass.issues.slice(0, 3).map(sentence).join('; ')
    throw new Error(`the response of ${name} does not match its codec: ${reasons}`)
  }
  return wire
}

const jsonResponse = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json(body, { status, headers })
