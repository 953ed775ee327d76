import { join } from 'node:path'
import { siteHeaders } from '@dramatis/publisher'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { distOf } from './distOf.ts'
import { files } from './files.ts'

/** Headers left out here: this machine has no https, and builds replace each other under the same version. */
const OMITTED = ['Strict-Transport-Security', 'Cache-Control']

/**
 * The embed for other sites under `/embed/`, with a deployment's headers.
 *
 * @param partners the origins whose pages may show it in a frame
 */
export const embedApp = (partners: readonly string[]): Hono => {
  const app = new Hono()
  app.use(
    '/embed/*',
    compress(),
    async (context, next) => {
      await next()
      const headers = siteHeaders(context.req.path, { remotes: [], services: [], partners })
      for (const [name, value] of Object.entries(headers)) {
        if (!OMITTED.includes(name)) context.header(name, value)
      }
    },
    files(join(distOf('embed'), 'site'), '/embed'),
  )
  return app
}
