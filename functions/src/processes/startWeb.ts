import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Meter } from '@opentelemetry/api'
import type { Logger } from 'pino'
import type { Config } from '../config/loadConfig.ts'
import { createFunctions } from '../createFunctions.ts'
import { listen } from '../http/listen.ts'
import { portError } from '../http/portError.ts'
import { SERVER_LIMITS } from '../http/serverLimits.ts'

export interface Web {
  readonly url: string
  /** Accepts no more connections, and waits at most `graceMs` for requested pictures. */
  close(graceMs: number): Promise<void>
}

export interface WebSettings {
  readonly port: number
  readonly host: string
  readonly log: Logger
  readonly meter?: Meter | undefined
}

/** Serves the functions over HTTP, once the shared state responds. */
export const startWeb = async (
  config: Config,
  { port, host, log, meter }: WebSettings,
): Promise<Web> => {
  const functions = await createFunctions(config, { log, meter })
  await functions.open()
  const handle = getRequestListener((request, env) => functions.app.fetch(request, env))
  const server = createServer(SERVER_LIMITS, (request, response) => {
    void handle(request, response)
  })
  const { url, close } = await listen(server, port, host).catch((error: unknown) => {
    throw portError(error, 'functions', 'WEB_PORT', port)
  })
  return {
    url,
    async close(graceMs) {
      await Promise.all([close(graceMs), functions.drain(graceMs)])
      await functions.close()
    },
  }
}
