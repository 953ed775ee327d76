import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bindings, Functions } from '@dramatis/functions'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { secureHeaders } from 'hono/secure-headers'
import type { Addresses } from './addresses.ts'
import { distOf } from './distOf.ts'
import { checkoutLinkOf } from './checkoutLinkOf.ts'
import type { LocalConfig } from './config.ts'
import { files } from './files.ts'
import type { Part } from './parts.ts'
import { preloadLinks, type PublishedManifest } from './preloadLinks.ts'

/**
 * The page's origin: the shell's files, the two documents that it reads at run time, and the functions,
 * which a deployment serves from the same origin too. `platform` is where the page may watch a checkout,
 * `flow` which flow its settings name.
 */
export const pageApp = (
  addresses: Addresses,
  functions: Functions | undefined,
  platform: string,
  parts: readonly Part[],
  flow: LocalConfig['flow'],
): Hono<{ Bindings: Bindings }> => {
  const app = new Hono<{ Bindings: Bindings }>()
  if (functions) {
    app.all('/.netlify/functions/*', ({ req, env }) => functions.app.fetch(req.raw, env))
    app.get('/healthz', ({ req, env }) => functions.app.fetch(req.raw, env))
  }
  app.use(compress(), pageHeaders(addresses, platform))
  app.get('/remotes.json', (context) => context.json(remotesOf(addresses), 200, NO_CACHE))
  app.get('/settings.json', (context) => context.json(settingsOf(addresses, flow), 200, NO_CACHE))
  const shell = distOf('shell')
  app.get('/', async (context) =>
    context.html(await pageOf(shell, addresses, parts), 200, NO_CACHE),
  )
  app.use(files(shell))
  return app
}

const NO_CACHE = { 'cache-control': 'no-cache' }

const REMOTES = ['generator', 'billing', 'contact'] as const

/**
 * The shell's page with the files named ahead of those remotes that are served here, as they are built now.
 * Of one that may be down none is named: a preload that failed would stand in the way when it comes back.
 */
const pageOf = async (shell: string, addresses: Addresses, parts: readonly Part[]) => {
  const served = REMOTES.filter((remote) => parts.includes(remote))
  const [page, ...remotes] = await Promise.all([
    readFile(join(shell, 'index.html'), 'utf8'),
    ...served.map((remote) => publishedAt(`${remote}-mfe`, addresses[remote])),
  ])
  return page.replace('</head>', () => `${preloadLinks(remotes)}</head>`)
}

/** From the build and not over HTTP: the page must not wait for a remote that does not answer. */
const publishedAt = async (workspace: string, origin: string): Promise<PublishedManifest> => {
  const url = manifestOf(origin)
  try {
    const text = await readFile(join(distOf(workspace), 'mf-manifest.json'), 'utf8')
    return { url, manifest: JSON.parse(text) }
  } catch {
    return { url, manifest: undefined } // the page itself tells when a remote is missing
  }
}

const manifestOf = (origin: string): string => `${origin}/mf-manifest.json`

const remotesOf = (addresses: Addresses) => ({
  version: 1,
  remotes: {
    generator: remote(addresses.generator),
    billing: remote(addresses.billing),
    contact: remote(addresses.contact),
  },
})

const remote = (origin: string) => ({
  version: '0.1.0',
  entry: manifestOf(origin),
  previous: null,
})

const settingsOf = (addresses: Addresses, flow: LocalConfig['flow']) => ({
  functionsUrl: '',
  checkoutUrl: checkoutLinkOf(addresses),
  contactUrl: `${addresses.forms}/submit`,
  contactAccessKey: 'local',
  flow,
})

/** A strict policy: scripts and styles from the page and its remotes only, nothing inline, no eval. */
const pageHeaders = ({ generator, billing, contact, forms }: Addresses, platform: string) => {
  const remotes = [generator, billing, contact]
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...remotes],
      styleSrc: ["'self'", ...remotes],
      fontSrc: ["'self'", ...remotes],
      imgSrc: ["'self'", 'data:', 'blob:', ...remotes],
      connectSrc: ["'self'", 'data:', 'blob:', ...remotes, forms, platform],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    strictTransportSecurity: false, // plain http on this machine
  })
}
