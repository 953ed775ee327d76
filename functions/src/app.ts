import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { PROOF_HEADER, VISITOR_HEADER } from './contract/index.ts'
import type { Handler, LogFields } from './Handler.ts'
import { failureOf } from './http/failureOf.ts'
import { unexpected } from './Refusal.ts'
import { VERSION } from './version.ts'

/** What a host passes beside the request: its own word on the address, or the Node.js request with its socket. */
export interface Bindings {
  readonly address?: string
  /** Keeps the host awake until some work is done. */
  readonly waitUntil?: (work: Promise<void>) => void
  readonly incoming?: IncomingMessage
}

interface Environment {
  Bindings: Bindings
  Variables: { readonly requestId: string; noted: LogFields }
}

export type App = Hono<Environment>

export interface AppDeps {
  /** By the name under which each is mounted. */
  readonly functions: Readonly<Record<string, Handler>>
  readonly health: () => Health
  readonly allowedOrigins: readonly string[]
  readonly trustedProxies: number
  /** Starts work that goes on after the answer. */
  readonly later: (work: () => Promise<void>) => Promise<void>
  readonly log: Logger
}

export interface Health {
  readonly describer: string
  readonly painter: string
  /** Pictures that wait and that are being painted. */
  readonly queue: { readonly waiting: number; readonly painting: number }
}

const FUNCTIONS = '/.netlify/functions'

/** One app for every host. Its middleware covers its own paths only, so that it can be mounted into a larger app. */
export const createApp = (deps: AppDeps): App => {
  const app: App = new Hono()
  for (const path of [`${FUNCTIONS}/*`, '/healthz']) {
    app.use(path, requestId({ limitLength: 64 }), logged(deps.log), secured, crossOrigin(deps))
  }
  for (const [name, handler] of Object.entries(deps.functions)) {
    app.all(`${FUNCTIONS}/${name}`, (c) =>
      handler(c.req.raw, {
        address: addressOf(c, deps.trustedProxies),
        note: (fields) => {
          c.set('noted', { ...c.get('noted'), ...fields })
        },
        later: (work) => {
          const done = deps.later(work)
          hostOf(c)?.waitUntil?.(done)
        },
      }),
    )
  }
  app.get('/healthz', (c) => c.json({ status: 'ok', ...deps.health(), version: VERSION }))
  app.all(`${FUNCTIONS}/*`, (c) =>
    c.json(
      { error: `There is no such function. There are: ${Object.keys(deps.functions).join(', ')}.` },
      404,
    ),
  )
  app.onError((thrown, c) => {
    c.set('noted', { ...c.get('noted'), failure: failureOf(thrown) })
    const { error } = unexpected(thrown)
    return c.json({ error }, 500)
  })
  return app
}

/** One line a request. The path is the route's, so that nothing a client made up is kept. */
const logged =
  (log: Logger): MiddlewareHandler<Environment> =>
  async (c, next) => {
    const startedAt = performance.now()
    await next()
    const line = {
      method: c.req.method,
      path: routePath(c),
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
      requestId: c.get('requestId'),
      ...c.get('noted'),
    }
    log[c.res.status >= 500 ? 'error' : 'info'](line, 'request')
  }

const secured: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('x-content-type-options', 'nosniff')
  c.res.headers.set('referrer-policy', 'no-referrer')
  c.res.headers.set('cache-control', 'no-store')
}

const crossOrigin = ({ allowedOrigins }: AppDeps) =>
  cors({
    origin: (origin) => (allowedOrigins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['content-type', 'x-request-id', VISITOR_HEADER, PROOF_HEADER],
    exposeHeaders: [VISITOR_HEADER, 'retry-after', 'x-request-id'],
    maxAge: 3600,
  })

/**
 * The visitor's address: the host's word, else what the outermost of our own proxies saw, else the
 * socket's. Anything further left in `x-forwarded-for` was written by the client.
 */
const addressOf = (c: Context<Environment>, trustedProxies: number): string => {
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? []
  const seenByProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
  const host = hostOf(c)
  return host?.address ?? seenByProxy ?? host?.incoming?.socket.remoteAddress ?? 'unknown'
}

/** hono passes on what the host passes, which may be nothing. */
const hostOf = (c: Context<Environment>): Bindings | undefined => c.env
