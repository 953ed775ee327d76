/** A remote that a developer serves, composed instead of the deployed one. */
export interface RemoteOverride {
  readonly name: string
  /** URL of its manifest; always on the visitor's own machine, so a link cannot bring in foreign code. */
  readonly entry: string
}

/**
 * Reads `?remote=generator@http://localhost:3001/mf-manifest.json`. The page's content security policy
 * decides whether the browser then loads the remote: a deployment for visitors does not list localhost. If the remote
 * does not load, the deployed version takes its place.
 *
 * @param page the page's URL
 * @returns undefined if the URL has no such parameter, or names another machine
 */
export const remoteOverride = (page: string): RemoteOverride | undefined => {
  const [, name, entry] = /^([\w-]+)@(.+)$/.exec(paramOf(page) ?? '') ?? []
  if (name === undefined || entry === undefined || !URL.canParse(entry)) return undefined
  const { protocol, hostname, href } = new URL(entry)
  const own = LOOPBACK.includes(hostname) && (protocol === 'http:' || protocol === 'https:')
  return own ? { name, entry: href } : undefined
}

/** The version that a remote from an override has on the page. */
export const OVERRIDE = 'override'

/** The page's URL without an override. */
export const withoutOverride = (page: string): string => {
  const url = new URL(page)
  url.searchParams.delete(PARAM)
  return url.href
}

const PARAM = 'remote'
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

const paramOf = (page: string): string | null => new URL(page).searchParams.get(PARAM)
