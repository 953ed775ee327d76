import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { isLeft } from 'fp-ts/lib/Either.js'
import { Hono, type Context, type Handler as HonoHandler, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import {
  FUNCTIONS_PATH,
  jobPath,
  PARTNER_HEADER,
  pathOf,
  PREFER_HEADER,
  PREFERENCE_APPLIED_HEADER,
  PROOF_HEADER,
  SHARE_LINKS,
  UNAVAILABLE,
  VISITOR_HEADER,
} from '../contract/index.ts'
import { matchesOrigin } from '../partners/matchesOrigin.ts'
import { originsOf } from '../partners/originsOf.ts'
import type { Partner } from '../partners/Partner.ts'
import { partnerOf } from '../partners/partnerOf.ts'
import type { Handler, LogFields } from '../requests/Handler.ts'
import { OTHER } from '../metrics/boundedNames.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import { ATTRIBUTES } from '../telemetry/attributes.ts'
import { continueTrace, TRACEPARENT } from '../telemetry/traceparent.ts'
import { withSpan } from '../telemetry/withSpan.ts'
import { addressOf } from './addressOf.ts'
import type { ReadLimit } from './createReadLimit.ts'
import type { TrustedProxies } from './TrustedProxies.ts'
import { refuse } from './refuse.ts'
import { noAddress, rateLimited, unexpected } from '../refusals/Refusal.ts'
import { VERSION } from '../version.ts'

/** A host's addition to the request: the address, or the Node.js request with its socket. */
export interface Bindings {
  readonly address?: string
  /** Keeps the host awake until the work is done. */
  readonly waitUntil?: (work: Promise<void>) => void
  readonly incoming?: IncomingMessage
}

interface Environment {
  Bindings: Bindings
  Variables: { readonly requestId: string; noted: LogFields; partner: Partner | undefined }
}

export type App = Hono<Environment>

export interface AppDeps {
  /** The handlers, by the name in their path. */
  readonly functions: Readonly<Record<string, Handler>>
  /** Reads and follows jobs, where pictures can be requested as jobs. */
  readonly jobs?: Hono | undefined
  readonly readLimit: ReadLimit
  readonly health: () => Promise<Health>
  readonly allowedOrigins: readonly string[]
  readonly partners: readonly Partner[]
  readonly trustedProxies: TrustedProxies
  /** Starts work that continues after the response. */
  readonly later: (work: () => Promise<void>) => Promise<void>
  /** Rejects while the shared state is unreachable, so nobody can be served. */
  readonly checkState: () => Promise<void>
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'request' | 'unknownAddress'>
}

export interface Health {
  readonly describer: string
  readonly painter: string
  /** How many pictures are waiting, how many are being painted, and how many could be. Absent if unknown. */
  readonly queue?: {
    readonly waiting: number
    readonly painting: number
    readonly slots: number
  }
}

/** One app for every host. Its middleware covers its own paths only, so a larger app can mount it. */
export const createApp = (deps: AppDeps): App => {
  const { log, metrics } = deps
  const app: App = new Hono()
  // The log uses our own ids, since a client could send anything, even another request's id.
  for (const path of [`${FUNCTIONS_PATH}/*`, SHORT_LINKS, '/healthz', '/readyz']) {
    app.use(
      path,
      requestId({ headerName: '' }),
      traceRequest,
      logRequest(deps),
      setHeaders,
      crossOrigin(deps),
      recognizePartner(deps),
    )
  }
  for (const [name, handler] of Object.entries(deps.functions)) {
    const handle: HonoHandler<Environment> = (c) => {
      const address = addressOf(connectionOf(c), deps.trustedProxies)
      if (address === undefined) {
        metrics.unknownAddress()
        log.warn({ path: pathOf(name) }, noAddress.error)
        return refuse(() => undefined)(noAddress)
      }
      return handler(c.req.raw, {
        address,
        partner: c.get('partner'),
        note: (fields) => {
          note(c, fields)
        },
        later: (work) => {
          const done = deps.later(work)
          hostOf(c)?.waitUntil?.(done)
        },
      })
    }
    for (const path of pathsOf(name)) app.all(path, handle)
  }
  if (deps.jobs !== undefined) {
    app.use(jobPath('*'), limitReads(deps))
    app.route('/', deps.jobs)
  }
  const isReady = () =>
    deps.checkState().then(
      () => true,
      () => false,
    )
  app.get('/healthz', async (c) => {
    const [ready, health] = await Promise.all([isReady(), deps.health()])
    return c.json({ status: ready ? 'ok' : 'degraded', ...health, version: VERSION })
  })
  app.get('/readyz', async (c) =>
    (await isReady()) ? c.json({ status: 'ok' }) : c.json({ error: UNAVAILABLE }, 503),
  )
  app.all(`${FUNCTIONS_PATH}/*`, (c) =>
    c.json(
      {
        error: `There is no such function. These exist: ${Object.keys(deps.functions).join(', ')}.`,
      },
      404,
    ),
  )
  app.onError((thrown, c) => {
    const noteHere = (fields: LogFields) => {
      note(c, fields)
    }
    return refuse(noteHere)(unexpected(thrown))
  })
  return app
}

const SHORT_LINKS = `${SHARE_LINKS}*`

/** A function's path; a host may also rewrite short links to that of `share`. */
const pathsOf = (name: string): readonly string[] =>
  name === SHARE ? [pathOf(SHARE), `${pathOf(SHARE)}/*`, SHORT_LINKS] : [pathOf(name)]

const SHARE = 'share'

const note = (c: Context<Environment>, fields: LogFields): void => {
  c.set('noted', { ...c.get('noted'), ...fields })
}

/** One span per request, in the page's trace if it sends a valid one. */
const traceRequest: MiddlewareHandler<Environment> = (c, next) =>
  continueTrace(c.req.header(TRACEPARENT), () =>
    withSpan(c.req.method, { kind: SpanKind.SERVER }, async (span) => {
      await next()
      const { method } = c.req
      const route = routePath(c)
      const { status } = c.res
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        [ATTRIBUTES.method]: method,
        [ATTRIBUTES.route]: route,
        [ATTRIBUTES.status]: status,
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    }),
  )

/** One line per request. It has the route's path, so nothing a client made up is logged. */
const logRequest =
  ({ log, metrics }: AppDeps): MiddlewareHandler<Environment> =>
  async (c, next) => {
    const startedAt = performance.now()
    await next()
    const ms = performance.now() - startedAt
    const path = routePath(c)
    const { status } = c.res
    metrics.request(endpointOf(path), status, ms / 1000)
    const line = {
      method: c.req.method,
      path,
      status,
      ms: Math.round(ms),
      requestId: c.get('requestId'),
      ...c.get('noted'),
    }
    log[status >= 500 ? 'error' : 'info'](line, 'request')
  }

/** The part of a route's path that names the function; all unknown paths share one route. */
const endpointOf = (path: string): string => {
  if (path === SHORT_LINKS) return SHARE
  const [name = ''] = path.replace(FUNCTIONS_PATH, '').slice(1).split('/')
  return name === '*' ? OTHER : name
}

const setHeaders: MiddlewareHandler<Environment> = async (c, next) => {
  await next()
  c.res.headers.set('x-request-id', c.get('requestId'))
  c.res.headers.set('x-content-type-options', 'nosniff')
  c.res.headers.set('referrer-policy', 'no-referrer')
  // Only public responses may be cached; an event stream sets `no-cache` itself.
  const isPublic = c.res.headers.get('cache-control')?.startsWith('public') === true
  if (!isPublic) c.res.headers.set('cache-control', 'no-store')
}

/** A preflight does not contain the key, so any partner's page may send one. */
const crossOrigin = ({ allowedOrigins, partners }: AppDeps) => {
  const patterns = [...allowedOrigins, ...originsOf(partners)]
  return cors({
    origin: (origin) => (patterns.some((one) => matchesOrigin(one, origin)) ? origin : null),
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: [
      'content-type',
      PREFER_HEADER,
      VISITOR_HEADER,
      PROOF_HEADER,
      PARTNER_HEADER,
      TRACEPARENT,
    ],
    exposeHeaders: [
      VISITOR_HEADER,
      'location',
      PREFERENCE_APPLIED_HEADER,
      'retry-after',
      'x-request-id',
    ],
    maxAge: 3600,
  })
}

/** Refuses a partner's key that is unknown, or used on someone else's page. */
const recognizePartner =
  ({ allowedOrigins, partners }: AppDeps): MiddlewareHandler<Environment> =>
  async (c, next) => {
    const partner = partnerOf(partners, allowedOrigins, {
      key: c.req.header(PARTNER_HEADER),
      origin: c.req.header('origin'),
      host: c.req.header('host') ?? new URL(c.req.url).host,
    })
    if (isLeft(partner)) return refuse(() => undefined)(partner.left)
    if (partner.right !== undefined) note(c, { partner: partner.right.name })
    c.set('partner', partner.right)
    return next()
  }

/** Reads and event streams count for the address; where that is unknown, for all of those together. */
const limitReads =
  ({ readLimit, trustedProxies }: AppDeps): MiddlewareHandler<Environment> =>
  async (c, next) => {
    if (c.req.method !== 'GET') return next()
    const wait = readLimit(addressOf(connectionOf(c), trustedProxies) ?? '')
    return wait === 0 ? next() : refuse(() => undefined)(rateLimited(wait, 'address'))
  }

const connectionOf = (c: Context<Environment>) => ({
  host: hostOf(c)?.address,
  forwardedFor: c.req.header('x-forwarded-for'),
  socket: hostOf(c)?.incoming?.socket.remoteAddress,
})

/** Hono forwards the host's argument, which may be undefined. */
const hostOf = (c: Context<Environment>): Bindings | undefined => c.env
