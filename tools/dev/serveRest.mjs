/**
 * Serves a deployed page on the page's own port, with the one remote that `npm run dev -- --only` serves from its
 * sources. Everything but that remote comes from the deployment REST, its functions included.
 */
import { createServer } from 'node:http'
import process from 'node:process'
import { REMOTES } from '@dramatis/remotes'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { portFor } from '../webpack/portFor.mjs'

const { ONLY: name, REST: target } = process.env
const port = portFor('page', 3000)
const entry = `http://localhost:${portFor(name, REMOTES[name].port)}/mf-manifest.json`
const page = `/?${new URLSearchParams({ remote: `${name}@${entry}` }).toString()}`

const proxy = createProxyMiddleware({
  target,
  changeOrigin: true,
  autoRewrite: true,
  logLevel: 'warn',
  onProxyReq: (request) => {
    // The functions accept calls from their own page only.
    if (request.getHeader('origin')) request.setHeader('origin', new URL(target).origin)
  },
  onProxyRes: ({ headers }) => {
    delete headers['content-security-policy'] // It does not list localhost.
  },
})

const server = createServer((request, response) => {
  if (request.url === '/') response.writeHead(302, { location: page }).end()
  else
    void proxy(request, response, (error) => {
      response.writeHead(502).end(String(error))
    })
})
server.listen(port, () =>
  console.log(`${target} with your ${name}: http://localhost:${port}${page}`),
)

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit())
