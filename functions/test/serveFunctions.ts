import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import type { Type } from 'io-ts'
import { loadConfig } from '../src/config/loadConfig.ts'
import { ErrorResponse, pathOf, VISITOR_HEADER } from '../src/contract/index.ts'
import { createFunctions, type Effects } from '../src/createFunctions.ts'
import { explain } from '../src/refusals/explain.ts'
import { createLog } from '../src/telemetry/createLog.ts'
import { startWorker } from '../src/startWorker.ts'
import { QUICK_STUDIO } from './quickStudio.ts'
import { serveFetch } from './serveFetch.ts'

export interface FunctionsServer {
  readonly url: string
  /** The log so far, one JSON line per entry. */
  readonly logLines: string[]
  readonly close: () => Promise<void>
}

/** The functions on a loopback port, with small pictures and a captured log; with Redis, also a worker. */
export const serveFunctions = async (
  environment: Readonly<Record<string, string>> = {},
  effects: Effects = {},
): Promise<FunctionsServer> => {
  const logLines: string[] = []
  const log = createLog('info', { write: (line: string) => logLines.push(line) })
  const config = loadConfig({ ...QUICK_STUDIO, ...environment })
  const functions = await createFunctions(config, { log, ...effects })
  const worker = config.redis === undefined ? undefined : await startWorker(config, { log })
  const { url, close } = await serveFetch((request, env) => functions.app.fetch(request, env))
  return {
    url,
    logLines,
    async close() {
      await close()
      await functions.close()
      await worker?.close(0)
    },
  }
}

export const charPromptBody = { prompt: 'Gandalf', aspect_ratio: 'square', style: 'realistic' }

export const characterSDBody = {
  prompt: 'Gandalf is an old wizard with a long grey beard, a grey robe and a staff.',
  premium: false,
  aspect_ratio: 'square',
  style: 'realistic',
  character: 'Gandalf',
  email: '',
}

export const post = (
  { url }: { readonly url: string },
  name: string,
  body: unknown,
  { headers, signal }: { headers?: Record<string, string> | undefined; signal?: AbortSignal } = {},
): Promise<Response> =>
  fetch(`${url}${pathOf(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: signal ?? null,
  })

/** A response's body, as its codec decodes it. */
export const read = async <A>(
  codec: Type<A, unknown>,
  response: Response | Promise<Response>,
): Promise<A> => {
  const body = codec.decode(await (await response).json())
  if (isLeft(body)) throw new Error(explain(body.left))
  return body.right
}

/** Status and body; for a refusal, only its sentence. */
export const outcomeOf = async (response: Response | Promise<Response>): Promise<unknown> => {
  const { status, ok } = await response
  const body: unknown = await (await response).json()
  const refused = ErrorResponse.decode(body)
  return [status, !ok && isRight(refused) ? { error: refused.right.error } : body]
}

/** A header with the token that a new visitor gets with the first response. */
export const newVisitor = async (
  server: FunctionsServer,
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> => {
  const response = await post(server, 'charPrompt', charPromptBody, { headers })
  return { ...headers, [VISITOR_HEADER]: response.headers.get(VISITOR_HEADER) ?? 'no token' }
}
