import { once } from 'node:events'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { siteHeaders, type Origins } from '@dramatis/publisher'
import { Hono } from 'hono'
import { originOf, portOf } from './startLocal.ts'

export interface ServedFolder {
  readonly origin: string
  readonly close: () => void
}

/**
 * Serves a folder on its own origin with a deployment's headers. Changes to its files take effect at once.
 *
 * @param origins the other origins that its pages may use
 */
export const serveFolder = async (folder: string, origins: Origins): Promise<ServedFolder> => {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    const headers = siteHeaders(context.req.path, origins)
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })
  // A page reports one in a hundred successful loads, so any test may send a report.
  app.post('/.netlify/functions/remoteReports', (context) => context.body(null, 204))
  app.use(serveStatic({ root: folder }))
  const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }) as Server
  await once(server, 'listening')
  return {
    origin: originOf(portOf(server)),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
