import { once } from 'node:events'
import { createServer } from 'node:http'
import { contentSecurityPolicy, policyText } from '@dramatis/publisher'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { files } from '../../local/dist/files.js'

/**
 * Serves a folder as the product's own server does, with the Content Security Policy of a deployment.
 *
 * @param {string} folder
 * @param {number} port 0 for any free port
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export const serve = async (folder, port = 0) => {
  const app = new Hono()
  app.use(compress(), async (context, next) => {
    await next()
    if (context.res.headers.get('content-type')?.startsWith('text/html')) {
      context.header('content-security-policy', POLICY)
    }
    context.header('x-content-type-options', 'nosniff')
  })
  app.use(files(folder))
  const server = createServer(getRequestListener(app.fetch)).listen(port, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${server.address().port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * A deployment's policy without the Trusted Types directives, since the monolith installs no Trusted Types policy.
 */
const POLICY = policyText(
  Object.fromEntries(
    Object.entries(contentSecurityPolicy({ remotes: [], services: [] })).filter(
      ([directive]) => !directive.includes('trusted-types'),
    ),
  ),
)
