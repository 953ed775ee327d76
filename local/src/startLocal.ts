import type { Server } from 'node:http'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createFunctions, type Functions } from '@dramatis/functions'
import { startSandbox } from '@dramatis/sdk/sandbox'
import { WEBHOOK_SECRET, type LocalConfig } from './config.ts'
import { formsApp } from './formsApp.ts'
import { pageApp } from './pageApp.ts'
import type { Part } from './parts.ts'
import { partnerApp } from './partnerApp.ts'
import { remoteApp } from './remoteApp.ts'

export interface Local {
  /** What to tell the person who started it, line by line. */
  readonly summary: readonly string[]
  /** Stops every server and the functions behind them; what is under way is aborted. */
  readonly close: () => Promise<void>
}

/** Serves the chosen parts; fails with one clear message, nothing left listening, when a port is taken. */
export const startLocal = async (config: LocalConfig): Promise<Local> => {
  const functions = config.parts.includes('page') ? createFunctions(config.functions) : undefined
  const closers: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    await Promise.all(closers.map((closeOne) => closeOne()))
    await functions?.close()
  }
  try {
    for (const part of config.parts) closers.push(await serving(part, config, functions))
  } catch (error) {
    await close()
    throw error
  }
  return { summary: summaryOf(config, functions), close }
}

/** Serves a part; gives what stops it. */
const serving = async (
  part: Part,
  config: LocalConfig,
  functions: Functions | undefined,
): Promise<() => Promise<void>> => {
  if (part === 'platform') return servingPlatform(config)
  const server = await listen(appOf(part, config, functions), part, config.ports[part])
  return () => stopListening(server)
}

/** The billing platform's sandbox, which tells the page's functions what happens there. */
const servingPlatform = async ({
  ports,
  addresses,
  dataDirectory,
  platformControl,
}: LocalConfig): Promise<() => Promise<void>> => {
  const sandbox = await startSandbox({
    port: ports.platform,
    host: 'localhost',
    seed: 'demo',
    data: join(dataDirectory, 'sandbox.json'),
    webhooks: {
      url: `${addresses.page}/.netlify/functions/billingWebhook`,
      secret: WEBHOOK_SECRET,
    },
    control: platformControl,
  }).catch((error: unknown) => {
    throw isTaken(error) ? new Error(portTaken('platform', ports.platform)) : error
  })
  return sandbox.close
}

/** A hono app, whatever its bindings are. */
type App = Pick<Parameters<typeof serve>[0], 'fetch'>

const appOf = (
  part: Exclude<Part, 'platform'>,
  { addresses, dataDirectory, parts, flow, functions: { billing } }: LocalConfig,
  functions: Functions | undefined,
): App => {
  switch (part) {
    case 'page':
      return pageApp(addresses, functions, billing?.url ?? addresses.platform, parts, flow)
    case 'generator':
    case 'billing':
    case 'contact':
      return remoteApp(part)
    case 'partner':
      return partnerApp(addresses)
    case 'forms':
      return formsApp(dataDirectory)
  }
}

const listen = (app: App, part: Part, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: 'localhost' }, () => {
      resolve(server)
    }) as Server
    server.once('error', (error) => {
      reject(isTaken(error) ? new Error(portTaken(part, port)) : error)
    })
  })

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

const portTaken = (part: Part, port: number): string =>
  `Port ${port} is taken, so the ${part} cannot be served. Stop what listens there, or set ${part.toUpperCase()}_PORT to a free port.`

const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve()
    })
    server.closeAllConnections()
  })

const LABELS: Readonly<Record<Part, string>> = {
  page: 'page',
  generator: 'generator remote',
  billing: 'billing remote',
  contact: 'contact remote',
  partner: 'partner example',
  platform: 'billing sandbox',
  forms: 'contact form service',
}

const summaryOf = (
  { parts, addresses }: LocalConfig,
  functions: Functions | undefined,
): readonly string[] => [
  ...parts.map((part) => `  ${LABELS[part].padEnd(24)}${addresses[part]}`),
  ...(functions ? [enginesOf(functions)] : []),
]

const enginesOf = (functions: Functions): string => {
  const { describer, painter } = functions.health()
  return `Describer: ${describer}. Painter: ${painter}. Stop with Ctrl-C.`
}
