import { serve } from '@hono/node-server'
import { additions } from './additions.ts'
import { addMonths } from './calendar.ts'
import { runningClock, standingClock } from './Clock.ts'
import { routes } from './routes.ts'
import { newOrganization } from './handlers/organizations.ts'
import { happenings } from './happenings.ts'
import { createApp } from './http/createApp.ts'
import { newSecret } from './rules/customers.ts'
import { allScopes } from './scopes.ts'
import { World } from './World.ts'

/** How a sandbox starts. */
export interface SandboxOptions {
  /** Default: any free one. */
  readonly port?: number | undefined
  /** Default '127.0.0.1'. */
  readonly host?: string | undefined
  /** A clock that begins here and stands still until it is advanced. Default: it runs. */
  readonly now?: Date | number | string | undefined
}

/** A span of time; months and years are the calendar's. */
export interface Duration {
  readonly years?: number
  readonly months?: number
  readonly days?: number
  readonly hours?: number
  readonly minutes?: number
  readonly seconds?: number
  readonly ms?: number
}

/** A running sandbox. */
export interface Sandbox extends AsyncDisposable {
  /** The address that a client takes as `serverURL`. */
  readonly url: string
  /** A token of the first organisation, with every scope. */
  readonly accessToken: string
  readonly now: () => Date
  /** Moves the clock; all that is due on the way happens, each thing at its own time. */
  readonly advance: (duration: Duration) => Date
  /** Another token: of the first organisation and with every scope unless told otherwise. */
  readonly createAccessToken: (wanted?: {
    readonly organizationIds?: readonly string[]
    readonly scopes?: readonly string[]
  }) => string
  readonly close: () => Promise<void>
}

/** Starts a server on loopback that behaves as the billing platform does. */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const { port = 0, host = '127.0.0.1', now } = options
  let url = ''
  const world = new World({
    clock: now === undefined ? runningClock() : standingClock(new Date(now).getTime()),
    happenings,
    url: () => url,
  })
  const createAccessToken: Sandbox['createAccessToken'] = ({
    organizationIds = world.state.organizations
      .all()
      .slice(0, 1)
      .map(({ id }) => id),
    scopes = allScopes,
  } = {}) =>
    world.transact(() => {
      const token = newSecret('sandbox_oat')
      world.state.accessTokens.put({
        ...world.record(),
        token,
        organizationIds: [...organizationIds],
        scopes: [...scopes],
        expiresAt: null,
      })
      return token
    })
  world.transact(() => newOrganization(world, { name: 'Sandbox', slug: 'sandbox' }))
  const accessToken = createAccessToken()

  const app = createApp(world, routes, additions, (error) => console.error(error))
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, port, hostname: host }, () => resolve(starting))
    starting.once('error', reject)
  })
  const address = server.address()
  if (typeof address === 'object' && address) url = `http://${host}:${address.port}`

  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  return {
    url,
    accessToken,
    now: () => world.now(),
    advance: (duration) => {
      world.advanceTo(after(world.now(), duration).getTime())
      return world.now()
    },
    createAccessToken,
    close,
    [Symbol.asyncDispose]: close,
  }
}

const after = (moment: Date, duration: Duration): Date => {
  const { years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 } = duration
  const later = addMonths(moment, months + 12 * years)
  return new Date(
    later.getTime() + ms + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days))),
  )
}
