import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { defined } from '@dramatis/catalogue'
import { folderOf, REMOTE_NAMES, type RemoteName } from '@dramatis/remotes'
import { publishedContainer } from '@dramatis/remotes/document'
import { preloadLinks, readBuild, withLinks } from '@dramatis/remotes/manifest'
import { contentTypeOf, integrityOf, securityHeaders } from '@dramatis/publisher'
import type { RemotesDocument, RemoteVersion } from '@dramatis/remotes/document'
import { originOf, portOf } from './startLocal.ts'

const ROOT = join(__dirname, '../..')

/** A build of a remote, and the version that it is published under. */
export interface Build {
  readonly version: string
  readonly folder: string
}

/** The parts of a site: a shell, and for each remote its versions, the current one first. */
export interface Composition {
  /** The folder of a built shell. */
  readonly shell: string
  readonly remotes: Readonly<Record<RemoteName, readonly Build[]>>
}

type Replacement = Buffer | 'stalled' | 'missing'

export interface ComposedSite {
  readonly origin: string
  /** What to serve instead of a file, by its path: other bytes, an error, or a response that never arrives. */
  readonly replaced: Map<string, Replacement>
  /** The bodies of the reports that the page has sent to the functions. */
  readonly reports: readonly string[]
  /** Serves the stalled files from now on, also to the requests that have stalled. */
  readonly resumeStalls: () => void
  readonly remotesJson: () => RemotesDocument
  readonly publish: (document: RemotesDocument) => void
  readonly close: () => void
}

/** The current builds of the shell and the remotes. */
export const currentBuilds = (): Composition => ({
  shell: join(ROOT, 'shell/dist'),
  remotes: remotesFrom((name) => [{ version: 'now', folder: distOf(name) }]),
})

export const distOf = (name: RemoteName): string => join(ROOT, folderOf(name), 'dist')

export const remotesFrom = (
  versionsOf: (name: RemoteName) => readonly Build[],
): Composition['remotes'] => ({
  generator: versionsOf('generator'),
  billing: versionsOf('billing'),
  contact: versionsOf('contact'),
})

/** Serves a site of these builds on its own origin, with the Content Security Policy of a deployment. */
export const composeSite = async (
  { shell, remotes }: Composition,
  functionsUrl = '',
): Promise<ComposedSite> => {
  const replaced = new Map<string, Replacement>()
  const reports: string[] = []
  let stalled: { readonly pathname: string; readonly response: ServerResponse }[] = []
  let document = documentOf(remotes)
  const headers = securityHeaders({ remotes: [], services: functionsUrl ? [functionsUrl] : [] })
  const settings = {
    functionsUrl,
    checkoutUrl: 'https://checkout.example/premium',
    contactUrl: 'https://forms.example/submit',
    contactAccessKey: 'key',
  }
  const contentOf = (path: string): Buffer | string | undefined => {
    if (path === '/remotes.json') return JSON.stringify(document)
    if (path === '/settings.json') return JSON.stringify(settings)
    const [, name, version, file] = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? []
    const build = Object.entries(remotes)
      .find(([remote]) => remote === name)?.[1]
      .find((published) => published.version === version)
    const location = build && file !== undefined ? join(build.folder, file) : join(shell, path)
    return path === '/' ? pageOf(shell, remotes) : contentAt(location)
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.endsWith('/remoteReports')) {
      void text(request).then((body) => reports.push(body))
      response.writeHead(204).end()
      return
    }
    if (replaced.get(pathname) === 'stalled') stalled.push({ pathname, response })
    else respond(pathname, response)
  })
  const respond = (pathname: string, response: ServerResponse) => {
    const replacement = replaced.get(pathname)
    const content = Buffer.isBuffer(replacement) ? replacement : contentOf(pathname)
    response.writeHead(content === undefined || replacement === 'missing' ? 404 : 200, {
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => !/^strict/i.test(name))),
      'content-type': contentTypeOf(pathname === '/' ? 'index.html' : pathname),
      'cache-control': 'no-cache',
    })
    response.end(content)
  }
  const resumeStalls = () => {
    for (const [path, content] of replaced) if (content === 'stalled') replaced.delete(path)
    for (const { pathname, response } of stalled) respond(pathname, response)
    stalled = []
  }
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    origin: originOf(portOf(server)),
    replaced,
    reports,
    resumeStalls,
    remotesJson: () => document,
    publish: (changed) => {
      document = changed
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Reads a file, or decompresses its `.br` version if there is only that, as in the builds of `skew`. */
const contentAt = (location: string): Buffer | undefined => {
  if (existsSync(location)) return readFileSync(location)
  const compressed = `${location}.br`
  return existsSync(compressed) ? brotliDecompressSync(readFileSync(compressed)) : undefined
}

/** Returns the shell's page with the preload links that a deployment adds for the current version of each remote. */
const pageOf = (shell: string, remotes: Composition['remotes']): string => {
  const manifests = REMOTE_NAMES.flatMap((name) =>
    remotes[name].slice(0, 1).map((build) => ({
      url: entryOf(name, build),
      manifest: JSON.parse(manifestOf(build).toString()) as unknown,
      fetched: versionOf(name, build).container === undefined,
    })),
  )
  return withLinks(readFileSync(join(shell, 'index.html'), 'utf8'), preloadLinks(manifests))
}

const entryOf = (name: RemoteName, { version }: Build): string =>
  `/remotes/${name}/${version}/mf-manifest.json`

const manifestOf = ({ folder }: Build): Buffer => readFileSync(join(folder, 'mf-manifest.json'))

const documentOf = (remotes: Composition['remotes']): RemotesDocument => ({
  version: 1,
  remotes: Object.fromEntries(
    REMOTE_NAMES.map((name) => {
      const [current, previous = null, ...older] = remotes[name].map((build) =>
        versionOf(name, build),
      )
      if (!current) throw new Error(`The composition has no version of ${name}.`)
      return [name, { ...current, previous, older }]
    }),
  ),
})

const versionOf = (name: RemoteName, build: Build): RemoteVersion => {
  const manifest = manifestOf(build)
  const json: unknown = JSON.parse(manifest.toString())
  return defined({
    version: build.version,
    entry: entryOf(name, build),
    integrity: integrityOf(manifest),
    contract: readBuild(json).contract,
    container: publishedContainer(json),
  })
}
