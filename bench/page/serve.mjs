import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { files } from '../../local/dist/files.js'

/**
 * Serves a folder as the product's own server does, with the headers of `netlify.toml`.
 *
 * @param {string} folder
 * @param {number} port 0 for any that is free
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export const serve = async (folder, port = 0) => {
  const policy = await policyOf(new URL('../../netlify.toml', import.meta.url))
  const app = new Hono()
  app.use(compress(), async (context, next) => {
    await next()
    if (context.res.headers.get('content-type')?.startsWith('text/html')) {
      context.header('content-security-policy', policy)
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

const policyOf = async (file) => {
  const [, policy] = /Content-Security-Policy = "([^"]+)"/.exec(await readFile(file, 'utf8')) ?? []
  if (policy === undefined) throw new Error(`${file} has no Content-Security-Policy.`)
  return policy
}
