import type { Server } from 'node:http'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import {
  createFunctions,
  portError,
  SERVER_LIMITS,
  startMetrics,
  startTracing,
  startWorker,
  type Functions,
  type MetricsServer,
  type Worker,
} from '@dramatis/functions'
import { pathOf } from '@dramatis/functions/contract'
import { isRemoteName, portVariable, type RemoteName } from '@dramatis/remotes'
import { startSandbox } from '@dramatis/sdk/sandbox'
import { WEBHOOK_SECRET, type LocalConfig } from './config.ts'
import { formsApp } from './formsApp.ts'
import { functionsApp, pageApp } from './pageApp.ts'
import type { Part } from './parts.ts'
import { partnerApp } from './partnerApp.ts'
import { remoteApp } from './remoteApp.ts'

export interface Local {
  /** Lines to print once everything is listening. */
  readonly summary: readonly string[]
  /** Warms up the painter for the first picture. Never rejects. */
  readonly warmUp: () => Promise<void>
  /** Stops every server and the functions behind them. Requests in progress have `graceMs` (default: 0) to finish. */
  readonly close: (graceMs?: number) => Promise<void>
}

/** Serves the chosen parts. If a port is taken, rejects with an error that says which, and leaves nothing listening. */
export const startLocal = async (config: LocalConfig): Promise<Local> => {
  const servesFunctions = config.parts.some((part) => part === 'page' || part === 'functions')
  const tracing = servesFunctions ? await startTracing('dramatis') : undefined
  const metrics = servesFunctions ? await metricsOf(config) : undefined
  const functions = servesFunctions
    ? await createFunctions(config.functions, metrics && { meter: metrics.meter })
    : undefined
  const closers: ((graceMs: number) => Promise<void>)[] = []
  let worker: Worker | undefined
  const close = async (graceMs = 0): Promise<void> => {
    await Promise.all([
      functions?.drain(graceMs),
      worker?.close(graceMs),
      ...closers.map((closeOne) => closeOne(graceMs)),
    ])
    await functions?.close()
    await metrics?.close()
    await tracing?.close()
  }
  try {
    await functions?.open()
    if (functions !== undefined && config.functions.redis !== undefined) {
      worker = await startWorker(config.functions, metrics && { meter: metrics.meter })
    }
    for (const part of config.parts) closers.push(await startPart(part, config, functions))
  } catch (error) {
    await close()
    throw error
  }
  return {
    summary: await summaryOf(config, functions, metrics),
    warmUp: async () => functions?.warmUp(),
    close,
  }
}

/** Starts a separate server for the metrics, which Prometheus scrapes, if a port for it is set. */
const metricsOf = async ({
  functions: { metricsPort },
  host,
}: LocalConfig): Promise<MetricsServer | undefined> => {
  if (metricsPort === undefined) return undefined
  return startMetrics(metricsPort, host)
}

/** Serves a part; returns a function that stops it. */
const startPart = async (
  part: Part,
  config: LocalConfig,
  functions: Functions | undefined,
): Promise<(graceMs: number) => Promise<void>> => {
  if (part === 'platform') return startPlatform(config)
  const server = await listen(appOf(part, config, functions), part, config)
  return (graceMs) => stopListening(server, graceMs)
}

/** Starts the billing sandbox, which sends its webhooks to the functions; returns a function that stops it. */
const startPlatform = async ({
  ports,
  host,
  addresses,
  dataDirectory,
  platformControl,
}: LocalConfig): Promise<() => Promise<void>> => {
  const sandbox = await startSandbox({
    port: ports.platform,
    host,
    seed: 'demo',
    // Otherwise a release would stop working here on the day that the platform removes the version that it speaks.
    today: '2026-12-01',
    data: join(dataDirectory, 'sandbox.json'),
    webhooks: { url: `${addresses.page}${pathOf('billingWebhook')}`, secret: WEBHOOK_SECRET },
    control: platformControl,
    dashboard: servesDashboard(host),
  }).catch((error: unknown) => {
    throw partError(error, 'platform', ports.platform)
  })
  return sandbox.close
}

/** The dashboard requires no sign-in, so other machines must not reach it. */
const servesDashboard = (host: string): boolean => host === 'localhost' || host === '127.0.0.1'

/** A hono app with any bindings. */
type App = Pick<Parameters<typeof serve>[0], 'fetch'>

const appOf = (
  part: Exclude<Part, 'platform'>,
  { addresses, dataDirectory, parts, flow, functions: { billing, allowedOrigins } }: LocalConfig,
  functions: Functions | undefined,
): App => {
  switch (part) {
    case 'page':
      return pageApp(
        addresses,
        functions,
        billing?.url ?? addresses.platform,
        parts,
        flow,
        allowedOrigins,
      )
    case 'functions':
      return functionsApp(addresses, functions, flow)
    case 'partner':
      return partnerApp(addresses)
    case 'forms':
      return formsApp(dataDirectory)
    default:
      return remoteApp(part)
  }
}

const listen = (app: App, part: Part, { ports, host }: LocalConfig): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, port: ports[part], hostname: host, serverOptions: SERVER_LIMITS },
      () => {
        resolve(server)
      },
    ) as Server
    server.once('error', (error) => {
      reject(partError(error, part, ports[part]))
    })
  })

const partError = (error: unknown, part: Part, port: number): Error =>
  portError(error, labelOf(part), portVariable(part), port)

const stopListening = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(() => {
      server.closeAllConnections()
    }, graceMs)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
  })

const labelOf = (part: Part): string => (isRemoteName(part) ? `${part} remote` : LABELS[part])

const LABELS: Readonly<Record<Exclude<Part, RemoteName>, string>> = {
  page: 'page',
  functions: 'functions',
  partner: 'partner example',
  platform: 'billing sandbox',
  forms: 'contact form service',
}

const summaryOf = async (
  { parts, addresses, host }: LocalConfig,
  functions: Functions | undefined,
  metrics: MetricsServer | undefined,
): Promise<readonly string[]> => [
  ...parts.map((part) => line(labelOf(part), addresses[part])),
  ...(parts.includes('platform') && servesDashboard(host)
    ? [line('sandbox dashboard', `${addresses.platform}/dashboard`)]
    : []),
  ...(metrics ? [line('metrics', metrics.url)] : []),
  ...(functions ? [await enginesOf(functions)] : []),
]

const line = (label: string, url: string): string => `  ${label.padEnd(24)}${url}`

const enginesOf = async (functions: Functions): Promise<string> => {
  const { describer, painter } = await functions.health()
  return `Describer: ${describer}. Painter: ${painter}. Stop with Ctrl-C.`
}
