import { serve, type ServerType } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { VISITOR_HEADER } from '../src/contract/index.ts'
import { createFunctions, type Effects } from '../src/createFunctions.ts'
import { loadConfig } from '../src/config.ts'

export interface Served {
  readonly url: string
  /** What was logged so far, one JSON line each. */
  readonly lines: string[]
  readonly close: () => Promise<void>
}

/** The functions on a loopback port, with small pictures and a captured log. */
export const served = async (
  environment: Readonly<Record<string, string>> = {},
  effects: Effects = {},
): Promise<Served> => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const config = loadConfig({ STUDIO_SHORT_SIDE: '64', ...environment })
  const functions = createFunctions(config, { log, ...effects })
  const server = serve({ fetch: functions.app.fetch, hostname: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${await portOf(server)}`
  const close = async () => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    await new Promise((done) => server.close(done))
    await functions.close()
  }
  return { url, lines, close }
}

const portOf = async (server: ServerType): Promise<number> => {
  await new Promise<void>((listening) => {
    if (server.listening) listening()
    else server.once('listening', listening)
  })
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

export const describing = { prompt: 'Gandalf', aspect_ratio: 'square', style: 'realistic' }

export const painting = {
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
  { headers, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> =>
  fetch(`${url}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: signal ?? null,
  })

/** A visitor's token, as the first answer hands it out. */
export const newVisitor = async (server: Served): Promise<Record<string, string>> => {
  const response = await post(server, 'charPrompt', describing)
  return { [VISITOR_HEADER]: response.headers.get(VISITOR_HEADER) ?? 'no token' }
}
