/** What a developer composes instead of the version that is live. */
export type RemoteOverride =
  /** A local build. `entry` is the URL of its manifest, always on the visitor's own machine. */
  | { readonly name: string; readonly entry: string }
  /** A version that `remotes.json` lists. */
  | { readonly name: string; readonly version: string }

/**
 * Reads `?remote=generator@http://localhost:3001/mf-manifest.json` or `?remote=generator@1.3.0`, so a link can bring
 * in only what is published or on the visitor's own machine. The page's content security policy decides whether the
 * browser then loads a local build: a deployment for visitors does not list localhost. If the remote does not load,
 * the deployed version takes its place.
 *
 * @param page the page's URL
 * @returns undefined if the URL has no such parameter, or names another machine
 */
export const remoteOverride = (page: string): RemoteOverride | undefined => {
  const [, name, text] = /^([\w-]+)@(.+)$/.exec(new URL(page).searchParams.get(PARAM) ?? '') ?? []
  if (name === undefined || text === undefined) return undefined
  if (/^[\w.+-]+$/.test(text)) return { name, version: text }
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, href } = new URL(text)
  const own = LOOPBACK.includes(hostname) && (protocol === 'http:' || protocol === 'https:')
  return own ? { name, entry: href } : undefined
}

/** The version that a remote from a local build has on the page. */
export const OVERRIDE = 'override'

/** The page's URL without an override, or with another one: a version or the URL of a manifest. */
export const overriding = (page: string, remote?: { name: string; by: string }): string => {
  const url = new URL(page)
  url.searchParams.delete(PARAM)
  if (remote) url.searchParams.set(PARAM, `${remote.name}@${remote.by}`)
  return url.href
}

const PARAM = 'remote'
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
