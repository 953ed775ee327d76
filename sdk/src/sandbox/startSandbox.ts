import { serve } from '@hono/node-server'
import { additions } from './additions.ts'
import { runningClock, stoppedClock } from './Clock.ts'
import type { Duration } from './Duration.ts'
import { addDuration } from './Duration.ts'
import type { FetchHandler } from './dashboard/Activity.ts'
import { Activity } from './dashboard/Activity.ts'
import { dashboardPages } from './dashboard/dashboardPages.ts'
import { decideDispute, disputeOrder } from './disputeControl.ts'
import type { DisputeOutcome } from './DisputeOutcome.ts'
import { control } from './control.ts'
import { Faults } from './faults/Faults.ts'
import { injectFaults } from './faults/injectFaults.ts'
import { problemResponse } from './http/handleOperation.ts'
import { createApp } from './http/createApp.ts'
import { echoVersion, requestVersion } from './http/requestVersion.ts'
import { selectOperation } from './http/selectOperation.ts'
import { notSaved } from './Problem.ts'
import { apis } from './apis.ts'
import { presentEventData } from './presentEventData.ts'
import { newPortalPath, newSecret } from './rules/customers.ts'
import { newOrganization } from './rules/organizations.ts'
import { allScopes } from './scopes.ts'
import { addRepository } from './seeds/addRepository.ts'
import { addSeed } from './seeds/addSeed.ts'
import { addSubscriptions } from './seeds/addSubscriptions.ts'
import { demoSeed } from './seeds/demoSeed.ts'
import { readSeed } from './seeds/readSeed.ts'
import type { RepositorySeed } from './seeds/RepositorySeed.ts'
import type { Seed } from './seeds/Seed.ts'
import type { SubscriptionSeed } from './seeds/SubscriptionSeed.ts'
import type { DataFile } from './store/openDataFile.ts'
import { openDataFile } from './store/openDataFile.ts'
import type { SentEmail } from './SentEmail.ts'
import { sentEmails } from './sentEmails.ts'
import { timers } from './timers.ts'
import { startToday } from './Today.ts'
import type { WebhookOptions, Webhooks } from './webhooks/Webhooks.ts'
import { checkedReceiver, startWebhooks } from './webhooks/startWebhooks.ts'
import { World } from './World.ts'

/** The options of a sandbox. */
export interface SandboxOptions {
  /** Default: any free port. */
  readonly port?: number | undefined
  /** Default '127.0.0.1'. */
  readonly host?: string | undefined
  /** Stops the clock at this time until it is advanced. By default the clock runs. */
  readonly now?: Date | number | string | undefined
  /**
   * The day that decides which versions of the contract are Next, Current, Deprecated and gone, such as '2027-02-03'.
   * Default: the machine's. It stays until `setToday`; the clock does not move it.
   */
  readonly today?: Date | number | string | undefined
  /** '2025-03' for what a request without `Polar-Version` gets. Default: the version that is Current. */
  readonly unnamed?: '2025-03' | undefined
  /** A file that the data is loaded from and saved to. Default: in memory only. */
  readonly data?: string | undefined
  /**
   * 'demo' for the data that `DEMO` describes, or the path of a seed file. It is added unless its organization exists.
   * Default: an empty organization.
   */
  readonly seed?: string | undefined
  /** Where to send webhooks. Default: nowhere. */
  readonly webhooks?: WebhookOptions | undefined
  /** Whether faults and the clock can be controlled over HTTP, under `/sandbox/`. Default false. */
  readonly control?: boolean | undefined
  /**
   * Whether there is a page at `/dashboard` that shows what happens, moves the clock and injects faults. It has no
   * sign-in, so anyone who can reach the port can use it. Default false.
   */
  readonly dashboard?: boolean | undefined
}

/** The permissions of a new token. */
export interface TokenSeed {
  /** Default: the first organization. */
  readonly organizationIds?: readonly string[] | undefined
  /** Default: every scope. */
  readonly scopes?: readonly string[] | undefined
}

declare global {
  // For compilers whose library lacks them: those before TypeScript 5.2, or with an older target.
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol
  }
  interface AsyncDisposable {
    [Symbol.asyncDispose](): PromiseLike<void>
  }
}

/** A running sandbox. */
export interface Sandbox extends AsyncDisposable {
  /** The `serverURL` for a client. */
  readonly url: string
  /** A token of the first organization with every scope. */
  readonly accessToken: string
  readonly now: () => Date
  /**
   * Moves the clock, and returns the new time. Everything that falls due in between happens on schedule.
   * @throws {RangeError} for a part that is negative or not a whole number, or for more than 100 years
   */
  readonly advance: (duration: Duration) => Date
  /**
   * Moves the platform's calendar of versions to a day.
   * @throws {RangeError} for a day that it does not know
   */
  readonly setToday: (day: Date | number | string) => void
  /** Creates another token. */
  readonly createAccessToken: (wanted?: TokenSeed) => string
  /** Adds subscriptions in any status, with their customers, and returns their ids. */
  readonly addSubscriptions: (seeds: readonly SubscriptionSeed[]) => string[]
  /** Adds a connected GitHub repository, and returns its id. */
  readonly addRepository: (seed: RepositorySeed) => string
  /**
   * The URL of a customer's portal, with a new session of one hour.
   * @throws {RangeError} if there is no such customer
   */
  readonly portalUrl: (customerId: string) => string
  /**
   * Lets a buyer's bank dispute an order's payment, and returns the dispute's id.
   * @throws {RangeError} if it cannot be disputed
   */
  readonly openDispute: (orderId: string) => string
  /**
   * Ends a dispute: the merchant keeps the money, the buyer gets it back, or the order is refunded instead.
   * @throws {RangeError} if it is not open
   */
  readonly closeDispute: (disputeId: string, outcome: DisputeOutcome) => void
  /** The emails that the platform would have sent, and whose tokens can still be used. */
  readonly emails: () => SentEmail[]
  /** Faults to inject, for testing how a program handles them. */
  readonly faults: Faults
  /** The webhooks that were sent. */
  readonly webhooks: Webhooks
  /** Saves pending changes and stops the server. */
  readonly close: () => Promise<void>
}

/**
 * Starts a server that behaves like the billing platform, by default on the loopback interface. Rejects with a
 * `DataFileError` if the data file cannot be used; the file is then left unchanged. Rejects with a `SeedError` if the
 * seed file cannot, with a `RangeError` for
 * an invalid `now` or `today`, and with a `TypeError` for an invalid URL or secret of the receiver.
 */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const { port = 0, host = '127.0.0.1', now, data } = options
  const seed = await seedOf(options.seed)
  const receiver = options.webhooks && checkedReceiver(options.webhooks)
  let url = addressOf(host, port)
  const today = startToday(options.today)
  const clock = now === undefined ? runningClock() : stoppedClock(momentOf(now))
  const world = new World({
    clock,
    timers,
    present: presentEventData,
    today: today.now,
    url: () => url,
  })
  const file = data === undefined ? undefined : await openDataFile(world, clock, data, report)
  world.transact(() => {
    if (seed) addSeed(world, seed)
    if (world.state.organizations.size === 0)
      newOrganization(world, { name: 'Sandbox', slug: 'sandbox' })
    if (world.state.accessTokens.size === 0) newAccessToken(world)
  })

  const faults = new Faults()
  const webhooks = startWebhooks(world, faults, receiver)
  const advance = (duration: Duration) => {
    world.advanceTo(addDuration(world.now(), duration).getTime())
    file?.save()
    return world.now()
  }
  const activity = options.dashboard ? new Activity(world) : undefined
  const controlled = { world, faults, webhooks, advance, setToday: today.moveTo, host }
  const versionOf = requestVersion(today.now, options.unnamed)
  const select = selectOperation(apis, versionOf)
  const app = createApp(
    world,
    select,
    echoVersion(versionOf, today.now),
    injectFaults(faults, select),
    [
      ...additions,
      ...(options.control ? [control(controlled)] : []),
      ...(activity ? [dashboardPages({ ...controlled, activity, file })] : []),
    ],
    report,
  )
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const saved: FetchHandler = file ? respondingOnceSaved(app.fetch, file) : app.fetch
    const fetch = activity ? activity.recorded(saved) : saved
    const starting = serve({ fetch, port, hostname: host }, () => resolve(starting))
    starting.once('error', reject)
  }).catch(async (error: unknown) => {
    await file?.close()
    throw error
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
      await file?.close()
    })()
    return closing
  }
  return {
    url,
    accessToken: seed?.accessTokens[0]?.token ?? firstToken(world),
    now: () => world.now(),
    advance,
    setToday: today.moveTo,
    createAccessToken: (wanted) => world.transact(() => newAccessToken(world, wanted)),
    addSubscriptions: (seeds) => world.transact(() => addSubscriptions(world, seeds)),
    addRepository: (seed) => world.transact(() => addRepository(world, seed)),
    portalUrl: (customerId) => world.transact(() => `${url}${newPortalPath(world, customerId)}`),
    openDispute: (orderId) => disputeOrder(world, orderId),
    closeDispute: (disputeId, outcome) => decideDispute(world, disputeId, outcome),
    emails: () => sentEmails(world),
    faults,
    webhooks,
    close,
    [Symbol.asyncDispose]: close,
  }
}

/**
 * A response acknowledges a change, so it is sent only once the change is in the file. A change that has been
 * acknowledged then survives even if the sandbox is killed.
 */
const respondingOnceSaved =
  (handle: FetchHandler, file: DataFile): FetchHandler =>
  async (request, env) => {
    const response = await handle(request, env)
    try {
      await file.flush()
      return response
    } catch (error) {
      report(error)
      return problemResponse(notSaved())
    }
  }

const report = (error: unknown): void => console.error(error)

const addressOf = (host: string, port: number): string => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

const seedOf = async (seed: string | undefined): Promise<Seed | undefined> =>
  seed === undefined ? undefined : seed === 'demo' ? demoSeed : readSeed(seed)

const momentOf = (now: Date | number | string): number => {
  const moment = new Date(now).getTime()
  if (Number.isNaN(moment)) throw new RangeError('`now` must be a date and time in ISO 8601')
  return moment
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

/** Fires timers once a second, so that they do not wait for the next request. */
const tick = (world: World): NodeJS.Timeout =>
  setInterval(() => {
    try {
      world.catchUp()
    } catch (error) {
      report(error)
    }
  }, 1000).unref()
