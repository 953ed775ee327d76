import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { build } from 'esbuild'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { files } from '../../local/dist/files.js'

const fileOf = (path) => fileURLToPath(new URL(path, import.meta.url))

/** The markup for each loader, as a partner would write it. Each page has it below the fold. */
export const PAGES = {
  dramatis: `<script type="module" src="/embed/v1/dramatis.js"></script>
    <dramatis-generator functions="/" checkout="/checkout" style="display: block; min-height: 720px"></dramatis-generator>`,
  giscus: `<script type="module" src="/giscus.js"></script>
    <giscus-widget repo="a/b" repoid="1" mapping="pathname" loading="lazy"></giscus-widget>`,
  polar: `<script defer src="/polar.js"></script>
    <a href="/checkout" data-polar-checkout>Buy</a>`,
}

const page = (content) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A partner's page</title>
<meta name="viewport" content="width=device-width"></head>
<body>${'<p>A paragraph of the partner’s own text.</p>'.repeat(200)}<div id="place">${content}</div>
<p id="after">After it.</p></body></html>`

/** Returns giscus's component with its imports, as a bundler would ship it, and Polar's script as published. */
const loadScripts = async () => {
  const { outputFiles } = await build({
    entryPoints: [fileOf('node_modules/giscus/dist/giscus.mjs')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  })
  return {
    giscus: outputFiles[0].text,
    polar: readFileSync(fileOf('node_modules/@polar-sh/checkout/dist/embed.global.js'), 'utf8'),
  }
}

/**
 * Serves the pages on a free port, and the built embed under /embed.
 *
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export const serve = async () => {
  const { giscus, polar } = await loadScripts()
  const app = new Hono()
  const javascript = { 'content-type': 'text/javascript' }
  app.use(compress())
  for (const [name, content] of Object.entries(PAGES)) {
    app.get(`/${name}`, (context) => context.html(page(content)))
  }
  app.get('/giscus.js', (context) => context.body(giscus, 200, javascript))
  app.get('/polar.js', (context) => context.body(polar, 200, javascript))
  app.use('/embed/*', files(fileOf('../../embed/dist/site'), '/embed'))
  const server = createServer(getRequestListener(app.fetch)).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${server.address().port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
