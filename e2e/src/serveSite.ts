import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { originOf } from './startLocal.ts'

const ROOT = join(__dirname, '../..')

export interface Site {
  /** Where the site's files lie; what is changed there is served at once. */
  readonly folder: string
  readonly origin: string
  /** Stops serving and deletes the folder. */
  readonly close: () => Promise<void>
}

/** Assembles the built product as `npm run site` does and serves it under the deployment's policy. */
export const serveSite = async (): Promise<Site> => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await assembleSite(folder, {
    CHECKOUT_URL: 'https://checkout.example/premium',
    CONTACT_URL: 'https://api.web3forms.com/submit',
    CONTACT_ACCESS_KEY: 'public-key',
  })
  const policy = await deployedPolicy()
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    context.header('content-security-policy', policy)
    context.header('cache-control', 'no-cache')
  })
  app.use(serveStatic({ root: folder }))
  const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }) as Server
  await once(server, 'listening')
  return {
    folder,
    origin: originOf((server.address() as AddressInfo).port),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs `npm run site` for this folder, with these variables on top of the process's own. */
export const assembleSite = (folder: string, env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'tools/assembleSite.mjs'), folder], {
    env: { ...process.env, ...env },
  })

/** The policy that `netlify.toml` has that host send. */
const deployedPolicy = async (): Promise<string> => {
  const [, policy] =
    /Content-Security-Policy = "([^"]+)"/.exec(
      await readFile(join(ROOT, 'netlify.toml'), 'utf8'),
    ) ?? []
  if (policy === undefined) throw new Error('netlify.toml has no Content-Security-Policy.')
  return policy
}
