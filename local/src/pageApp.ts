import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Flow } from '@dramatis/catalogue'
import type { Bindings, Functions } from '@dramatis/functions'
import { FUNCTIONS_PATH, SHARE_LINKS } from '@dramatis/functions/contract'
import { folderOf, REMOTE_NAMES, type RemoteName } from '@dramatis/remotes'
import {
  cardTags,
  preloadLinks,
  withLinks,
  type PublishedManifest,
} from '@dramatis/remotes/manifest'
import type { RemotesDocument } from '@dramatis/remotes/document'
import { securityHeaders } from '@dramatis/publisher'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { Addresses } from './addresses.ts'
import { distOf } from './distOf.ts'
import { embedApp } from './embedApp.ts'
import { checkoutLinkOf } from './checkoutLinkOf.ts'
import { files } from './files.ts'
import type { Part } from './parts.ts'

/**
 * The page's origin: the shell's files, the two documents that it reads at run time, and the functions, which
 * a deployment also serves from the same origin.
 *
 * @param platform the origin of the billing platform, where the page may watch a checkout
 * @param flow the flow in the page's settings
 * @param partners the origins that may embed the generator
 */
export const pageApp = (
  addresses: Addresses,
  functions: Functions | undefined,
  platform: string,
  parts: readonly Part[],
  flow: Flow,
  partners: readonly string[],
): PageApp => {
  const app: PageApp = new Hono()
  addFunctions(app, functions)
  app.route('/', embedApp(partners))
  app.use(compress(), pageHeaders(addresses, platform))
  addDocuments(app, addresses, flow)
  const shell = distOf('shell')
  app.get('/', async (context) =>
    context.html(await pageOf(shell, addresses, parts), 200, NO_CACHE),
  )
  app.use(files(shell))
  return app
}

/** The page's origin without the page, which webpack serves during development. */
export const functionsApp = (
  addresses: Addresses,
  functions: Functions | undefined,
  flow: Flow,
): PageApp => {
  const app: PageApp = new Hono()
  addFunctions(app, functions)
  addDocuments(app, addresses, flow)
  return app
}

type PageApp = Hono<{ Bindings: Bindings }>

const addFunctions = (app: PageApp, functions: Functions | undefined): void => {
  if (!functions) return
  for (const path of [`${FUNCTIONS_PATH}/*`, `${SHARE_LINKS}*`]) {
    app.all(path, ({ req, env }) => functions.app.fetch(req.raw, env))
  }
  for (const path of ['/healthz', '/readyz']) {
    app.get(path, ({ req, env }) => functions.app.fetch(req.raw, env))
  }
}

const addDocuments = (app: PageApp, addresses: Addresses, flow: Flow): void => {
  app.get('/remotes.json', (context) => context.json(remotesOf(addresses), 200, NO_CACHE))
  app.get('/settings.json', (context) => context.json(settingsOf(addresses, flow), 200, NO_CACHE))
}

const NO_CACHE = { 'cache-control': 'no-cache' }

/**
 * The shell's page, with its card and with preload links to the files of the remotes that this process serves, from their latest
 * builds. A remote that may be down gets none, because the browser would remember a failed preload even once the
 * remote is back.
 */
const pageOf = async (shell: string, addresses: Addresses, parts: readonly Part[]) => {
  const served = REMOTE_NAMES.filter((name) => parts.includes(name))
  const [page, ...remotes] = await Promise.all([
    readFile(join(shell, 'index.html'), 'utf8'),
    ...served.map((name) => publishedManifest(name, addresses)),
  ])
  return withLinks(page, cardTags(`${addresses.page}/`) + preloadLinks(remotes))
}

/** Reads from the build instead of over HTTP, because the page must not wait for a remote that does not respond. */
const publishedManifest = async (
  name: RemoteName,
  addresses: Addresses,
): Promise<PublishedManifest> => {
  const url = manifestOf(addresses[name])
  try {
    const text = await readFile(join(distOf(folderOf(name)), 'mf-manifest.json'), 'utf8')
    return { url, manifest: JSON.parse(text), fetched: true }
  } catch {
    return { url, manifest: undefined, fetched: true } // The page itself reports a missing remote.
  }
}

const manifestOf = (origin: string): string => `${origin}/mf-manifest.json`

const remotesOf = (addresses: Addresses): RemotesDocument => ({
  version: 1,
  remotes: Object.fromEntries(
    REMOTE_NAMES.map((name) => [
      name,
      { version: 'local', entry: manifestOf(addresses[name]), previous: null },
    ]),
  ),
})

const settingsOf = (addresses: Addresses, flow: Flow) => ({
  functionsUrl: '',
  checkoutUrl: checkoutLinkOf(addresses),
  contactUrl: `${addresses.forms}/submit`,
  contactAccessKey: 'local',
  flow,
})

/** A deployment's headers, adapted to plain http on this machine. */
const pageHeaders = (addresses: Addresses, platform: string): MiddlewareHandler => {
  const headers = securityHeaders({
    remotes: REMOTE_NAMES.map((name) => addresses[name]),
    services: [addresses.forms, platform],
  })
  return async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (name !== 'Strict-Transport-Security') context.header(name, value)
    }
  }
}
