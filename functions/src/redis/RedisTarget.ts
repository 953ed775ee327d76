import { defined } from '@dramatis/catalogue'
/** Where Redis is: one server, a master that sentinels watch, or a cluster. */
export type RedisTarget =
  | {
      readonly kind: 'server'
      readonly url: string
      readonly certificate?: { readonly cert: string; readonly key: string }
    }
  | RedisSentinels
  | RedisCluster

export interface RedisSentinels extends RedisNodes {
  readonly kind: 'sentinel'
  /** The name of the master. */
  readonly name: string
  readonly db: number
}

export interface RedisCluster extends RedisNodes {
  readonly kind: 'cluster'
}

interface RedisNodes extends Access {
  readonly nodes: readonly Node[]
}

interface Access {
  readonly username?: string
  readonly password?: string
  readonly tls: boolean
  /** What a server that asks for it is shown, in PEM format. */
  readonly certificate?: { readonly cert: string; readonly key: string }
}

interface Node {
  readonly host: string
  readonly port: number
}

/**
 * Reads `redis://[user:password@]host[:port][/db]`, `rediss://` for TLS, the path of a Unix socket,
 * `redis+sentinel://[user:password@]host[:port],…/master[/db]` or `redis+cluster://[user:password@]host[:port],…`;
 * the last two with `rediss+` for TLS. The user and password are for the data servers.
 *
 * @returns undefined for anything else
 */
export const readRedisTarget = (text: string): RedisTarget | undefined => {
  if (/^\/[^?]+$/.test(text)) return { kind: 'server', url: text }
  if (/^rediss?:\/\//.test(text)) return serverAt(text)
  const [, scheme, kind, userinfo, hosts = '', name, db = '0'] = SEVERAL.exec(text) ?? []
  const nodes = hosts.split(',').map(nodeAt(kind === 'sentinel' ? SENTINEL_PORT : REDIS_PORT))
  const access = accessOf(userinfo, scheme === 'rediss')
  if (access === undefined || !nodes.every((node) => node !== undefined)) return undefined
  if (kind === 'cluster') {
    return name === undefined ? { kind, nodes, ...access } : undefined
  }
  return name === undefined
    ? undefined
    : { kind: 'sentinel', nodes, name, db: Number(db), ...access }
}

const SEVERAL =
  /^(rediss?)\+(sentinel|cluster):\/\/(?:([^@/]*)@)?([^@/]+)(?:\/([\w.-]+)(?:\/(\d+))?)?\/?$/

const serverAt = (url: string): RedisTarget | undefined => {
  if (!URL.canParse(url)) return undefined
  const { hostname, pathname, search } = new URL(url)
  return hostname !== '' && search === '' && /^\/?\d*$/.test(pathname)
    ? { kind: 'server', url }
    : undefined
}

const REDIS_PORT = 6379
const SENTINEL_PORT = 26_379

const nodeAt =
  (defaultPort: number) =>
  (text: string): Node | undefined => {
    const url = `redis://${text}`
    if (!URL.canParse(url)) return undefined
    const { hostname, port } = new URL(url)
    return hostname === '' || url !== `redis://${hostname}${port === '' ? '' : `:${port}`}`
      ? undefined
      : { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || defaultPort) }
  }

/** Decodes URL-encoded text; undefined if it is malformed. */
const accessOf = (userinfo = '', tls: boolean): Access | undefined => {
  const url = `redis://${userinfo}@host`
  try {
    const { username, password } = new URL(url)
    return defined({
      username: username === '' ? undefined : decodeURIComponent(username),
      password: password === '' ? undefined : decodeURIComponent(password),
      tls,
    })
  } catch {
    return undefined
  }
}
