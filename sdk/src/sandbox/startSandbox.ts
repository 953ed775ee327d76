/// <reference lib="esnext.disposable" preserve="true" />
import { serve } from '@hono/node-server'
import { additions } from './additions.ts'
import { addMonths } from './calendar.ts'
import { runningClock, standingClock } from './Clock.ts'
import { control } from './faults/control.ts'
import { Faults } from './faults/Faults.ts'
import { happenings } from './happenings.ts'
import { createApp } from './http/createApp.ts'
import { routes } from './routes.ts'
import { newSecret } from './rules/customers.ts'
import { newOrganization } from './rules/organizations.ts'
import { allScopes } from './scopes.ts'
import { addRepository } from './seeds/addRepository.ts'
import { addSubscriptions } from './seeds/addSubscriptions.ts'
import { DEMO } from './seeds/DEMO.ts'
import { seedDemo } from './seeds/seedDemo.ts'
import type { RepositorySeed } from './seeds/RepositorySeed.ts'
import type { SubscriptionSeed } from './seeds/SubscriptionSeed.ts'
import type { DataFile } from './store/dataFile.ts'
import { keepDataFile, loadDataFile } from './store/dataFile.ts'
import type { WebhookOptions, Webhooks } from './webhooks/Webhooks.ts'
import { noWebhooks, startWebhooks } from './webhooks/startWebhooks.ts'
import { World } from './World.ts'

/** How a sandbox starts. */
export interface SandboxOptions {
  /** Default: any free one. */
  readonly port?: number | undefined
  /** Default '127.0.0.1'. */
  readonly host?: string | undefined
  /** A clock that begins here and stands still until it is advanced. Default: it runs. */
  readonly now?: Date | number | string | undefined
  /** A file that keeps everything from one start to the next. Default: nothing is kept. */
  readonly data?: string | undefined
  /** 'demo' for what `DEMO` names. Default: an organisation without anything. */
  readonly seed?: 'demo' | undefined
  /** Where to tell what happens. Default: nowhere. */
  readonly webhooks?: WebhookOptions | undefined
  /** Whether faults and the clock can be controlled over HTTP, under `/sandbox/`. Default false. */
  readonly control?: boolean | undefined
}

/** A span of time; months and years are the calendar's. */
export interface Duration {
  readonly years?: number | undefined
  readonly months?: number | undefined
  readonly days?: number | undefined
  readonly hours?: number | undefined
  readonly minutes?: number | undefined
  readonly seconds?: number | undefined
  readonly ms?: number | undefined
}

/** What a token may be used for. */
export interface TokenSeed {
  /** Default: the first organisation. */
  readonly organizationIds?: readonly string[] | undefined
  /** Default: every scope. */
  readonly scopes?: readonly string[] | undefined
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
  /** Another token. */
  readonly createAccessToken: (wanted?: TokenSeed) => string
  /** Subscriptions in any status, with their customers; gives their ids. */
  readonly addSubscriptions: (seeds: readonly SubscriptionSeed[]) => string[]
  /** A connected repository on GitHub; gives its id. */
  readonly addRepository: (seed: RepositorySeed) => string
  /** Faults to come, for testing what a program does about them. */
  readonly faults: Faults
  /** What was told to the webhook's address. */
  readonly webhooks: Webhooks
  /** Writes what is not written yet, and stops. */
  readonly close: () => Promise<void>
}

/**
 * Starts a server on loopback that behaves as the billing platform does. Rejects with a
 * `DataFileError` for a data file that cannot be used, which is left as it is.
 */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const { port = 0, host = '127.0.0.1', now, data, seed, control: isControlled = false } = options
  let url = addressOf(host, port)
  const clock = now === undefined ? runningClock() : standingClock(momentOf(now))
  const world = new World({ clock, happenings, url: () => url })
  const file = data === undefined ? undefined : await openDataFile(world, clock, data)
  world.transact(() => {
    if (seed === 'demo') seedDemo(world)
    if (world.state.organizations.size === 0) seedOrganization(world)
  })

  const webhooks = options.webhooks ? startWebhooks(world, options.webhooks) : noWebhooks
  const faults = new Faults()
  const advance = (duration: Duration) => {
    world.advanceTo(after(world.now(), duration).getTime())
    file?.save()
    return world.now()
  }
  const controls = isControlled
    ? [control({ faults, webhooks, advance, now: () => world.now() })]
    : []
  const app = createApp(world, routes, [...additions, ...controls], faults, report)
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, port, hostname: host }, () => resolve(starting))
    starting.once('error', reject)
  })
  const address = server.address()
  if (typeof address === 'object' && address) url = addressOf(host, address.port)
  const ticking = clock.runs ? tick(world) : undefined

  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= (async () => {
      clearInterval(ticking)
      webhooks.stop()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await file?.flush()
    })()
    return closing
  }
  return {
    url,
    accessToken: seed === 'demo' ? DEMO.accessToken : firstToken(world),
    now: () => world.now(),
    advance,
    createAccessToken: (wanted) => world.transact(() => newAccessToken(world, wanted)),
    addSubscriptions: (seeds) => world.transact(() => addSubscriptions(world, seeds)),
    addRepository: (seed) => world.transact(() => addRepository(world, seed)),
    faults,
    webhooks,
    close,
    [Symbol.asyncDispose]: close,
  }
}

const report = (error: unknown): void => console.error(error)

const addressOf = (host: string, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

const momentOf = (now: Date | number | string): number => {
  const moment = new Date(now).getTime()
  if (Number.isNaN(moment)) throw new RangeError('`now` is not a moment: give it as ISO 8601')
  return moment
}

/** What a file holds goes on where it stopped, or later when the clock has gone on without it. */
const openDataFile = async (
  world: World,
  clock: { readonly moveTo: (moment: number) => void },
  path: string,
): Promise<DataFile> => {
  const stopped = await loadDataFile(world, path)
  if (stopped !== undefined) clock.moveTo(stopped)
  const file = keepDataFile(world, path, report)
  world.watchers.add(file.save)
  return file
}

const seedOrganization = (world: World): void => {
  newOrganization(world, { name: 'Sandbox', slug: 'sandbox' })
  newAccessToken(world)
}

const newAccessToken = (world: World, { organizationIds, scopes = allScopes }: TokenSeed = {}) => {
  const [first] = world.state.organizations.all()
  const token = newSecret('sandbox_oat')
  world.state.accessTokens.put({
    ...world.record(),
    token,
    organizationIds: [...(organizationIds ?? (first ? [first.id] : []))],
    scopes: [...scopes],
    expiresAt: null,
  })
  return token
}

const firstToken = (world: World): string => world.state.accessTokens.all()[0]?.token ?? ''

/** Lets things happen in their time, and not only when someone asks. */
const tick = (world: World): NodeJS.Timeout =>
  setInterval(() => {
    try {
      world.catchUp()
    } catch (error) {
      report(error)
    }
  }, 1000).unref()

const after = (moment: Date, duration: Duration): Date => {
  const { years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 } = duration
  const later = addMonths(moment, months + 12 * years)
  return new Date(
    later.getTime() + ms + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days))),
  )
}
