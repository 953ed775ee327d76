import type { Tier } from '@dramatis/catalogue'
import type { Meter } from '@opentelemetry/api'
import { REMOTE_NAMES } from '@dramatis/remotes'
import type { RemoteReport, Style } from '../contract/index.ts'
import type { EngineFailure } from '../errors/EngineError.ts'
import { boundedNames, OTHER } from './boundedNames.ts'

/** The functions' instruments. The names, attributes and bounds of every instrument are in this file. */
export interface Metrics {
  /** A page's report about a version of a remote. */
  readonly remoteLoad: (report: RemoteReport) => void
  /** A picture in a response, cached or drawn. */
  readonly picture: (picture: CountedPicture) => void
  /** How long a picture waited until a painter took it. */
  readonly queueWait: (tier: Tier, seconds: number) => void
  /** How long a picture took to draw, whether or not somebody was still waiting. */
  readonly drawing: (engine: string, style: Style, seconds: number) => void
  /** A job that another worker restarted because its own worker died or froze. */
  readonly takeOver: (tier: Tier) => void
  /** A call to a provider that failed; `kind` is an `EngineFailure`. */
  readonly providerError: (provider: string, kind: EngineFailure) => void
  /** The billing platform departed from its contract. */
  readonly billingNotice: (kind: BillingNotice) => void
  /** The price of a call to a model according to the price list. */
  readonly cost: (model: string, dollars: number) => void
  /** A lookup in the cache of finished pictures. */
  readonly cacheLookUp: (isHit: boolean) => void
  /** Reports at each scrape how many pictures are waiting. */
  readonly observeQueue: (waiting: () => Promise<Readonly<Record<Tier, number>>>) => void
  /** Reports at each scrape the spent share of today's budget, from 0 to 1. */
  readonly observeBudget: (spentShare: () => Promise<number>) => void
  /** A request that a quota refused; `quota` is its name, such as `portrait visitor`. */
  readonly quotaRefusal: (quota: string) => void
  /** A request without a network address, which is refused: `TRUSTED_PROXIES` or a proxy is wrong. */
  readonly unknownAddress: () => void
  /** A request that got a response; `endpoint` is a route's name. */
  readonly request: (endpoint: string, status: number, seconds: number) => void
}

/**
 * How the platform departs from the version of its contract that this program speaks. `drift`: something promised is
 * missing; `unreadable`: something has another form; `version`: the version will be removed, or another one answered;
 * `unsupported`: it has been removed; `otherVersion`: a webhook came in another version.
 */
export type BillingNotice = 'drift' | 'unreadable' | 'version' | 'unsupported' | 'otherVersion'

interface CountedPicture {
  readonly engine: string
  readonly style: Style
  readonly tier: Tier
  readonly partner: string | undefined
}

/** What pages report about: the remotes, and the page itself. */
const REPORTED = [...REMOTE_NAMES, 'shell']

/** The files of the page itself that have their own label. */
const PAGE_FILES = ['remotes.json', 'settings.json', 'main.js', 'page.js', 'react.js']

/** How many versions of a remote have their own label; later ones count as `other`. */
export const MAX_VERSIONS = 30

/**
 * How many models and engines have their own label. They come from the configuration, so this is more than enough.
 */
const MAX_MODELS = 50

/** Longer times are capped, since a page in a background tab or on a sleeping computer may report hours. */
const MAX_LOAD_SECONDS = 60

/** The value of an attribute that does not apply, such as the partner on our own page. */
const NONE = 'none'

export const createMetrics = (meter: Meter): Metrics => {
  const loads = meter.createCounter('dramatis_remote_loads_total', {
    description: "Pages' reports about remotes: every failure, one in a hundred successes.",
  })
  const loadSeconds = meter.createHistogram('dramatis_remote_load_seconds', {
    description: 'Time until a remote was rendered.',
    unit: 's',
    advice: { explicitBucketBoundaries: [0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20] },
  })
  const pictures = meter.createCounter('dramatis_pictures_total', {
    description: 'Pictures in responses.',
  })
  const refusals = meter.createCounter('dramatis_quota_refusals_total', {
    description: 'Requests that a quota refused.',
  })
  const unknownAddresses = meter.createCounter('dramatis_unknown_addresses_total', {
    description: 'Requests that were refused since no proxy said for whom it asks.',
  })
  const requests = meter.createCounter('dramatis_requests_total', {
    description: 'Requests with a response.',
  })
  const requestSeconds = meter.createHistogram('dramatis_request_seconds', {
    description: 'Time to respond to a request.',
    unit: 's',
    advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 40, 60] },
  })
  const waits = meter.createHistogram('dramatis_queue_wait_seconds', {
    description: 'Time that a picture waited for a painter.',
    unit: 's',
    advice: { explicitBucketBoundaries: [0.01, 0.1, 0.5, 1, 2, 5, 10, 20, 40, 60, 120] },
  })
  const drawings = meter.createHistogram('dramatis_drawing_seconds', {
    description: 'Time to draw a picture.',
    unit: 's',
    advice: { explicitBucketBoundaries: [0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 40, 60] },
  })
  const takeOvers = meter.createCounter('dramatis_jobs_taken_over_total', {
    description: 'Jobs that another worker restarted.',
  })
  const providerErrors = meter.createCounter('dramatis_provider_errors_total', {
    description: 'Calls to providers that failed.',
  })
  const billingNotices = meter.createCounter('dramatis_billing_notices_total', {
    description: 'Departures of the billing platform from its contract.',
  })
  const dollars = meter.createCounter('dramatis_spent_dollars_total', {
    description: 'Cost of calls to models, according to the price list.',
  })
  const lookUps = meter.createCounter('dramatis_cache_lookups_total', {
    description: 'Lookups in the cache of finished pictures.',
  })
  const waiting = meter.createObservableGauge('dramatis_queue_waiting', {
    description: 'Pictures that are waiting for a painter.',
  })
  const budget = meter.createObservableGauge('dramatis_budget_spent_ratio', {
    description: "The share of today's budget that has been spent.",
  })
  const modelOf = boundedNames(MAX_MODELS)
  const remoteOf = boundedNames(REPORTED.length, REPORTED)
  const pageFileOf = boundedNames(PAGE_FILES.length, PAGE_FILES)
  const versionsOf = boundedVersions()

  return {
    remoteLoad({ remote: name, version: reported, outcome, cause, action, milliseconds, file }) {
      const remote = remoteOf(name)
      const version = versionsOf(remote)(reported)
      loads.add(1, {
        ...{ remote, version, outcome, cause: cause ?? NONE, action: action ?? NONE },
        file: file === undefined ? NONE : pageFileOf(file),
      })
      // All failures are reported but only a sample of successes, so their combined times would mean nothing.
      if (milliseconds === undefined || outcome !== 'loaded') return
      loadSeconds.record(Math.min(milliseconds / 1000, MAX_LOAD_SECONDS), { remote, version })
    },
    picture({ engine, style, tier, partner = NONE }) {
      pictures.add(1, { engine, style, tier, partner })
    },
    queueWait(tier, seconds) {
      waits.record(seconds, { tier })
    },
    drawing(engine, style, seconds) {
      drawings.record(seconds, { engine: modelOf(engine), style })
    },
    takeOver(tier) {
      takeOvers.add(1, { tier })
    },
    providerError(provider, kind) {
      providerErrors.add(1, { provider, kind })
    },
    billingNotice(kind) {
      billingNotices.add(1, { kind })
    },
    cost(model, price) {
      dollars.add(price, { model: modelOf(model) })
    },
    cacheLookUp(isHit) {
      lookUps.add(1, { result: isHit ? 'hit' : 'miss' })
    },
    observeQueue(waitingNow) {
      waiting.addCallback(async (result) => {
        for (const [tier, count] of Object.entries(await waitingNow())) {
          result.observe(count, { tier })
        }
      })
    },
    observeBudget(spentShare) {
      budget.addCallback(async (result) => {
        result.observe(await spentShare())
      })
    },
    unknownAddress() {
      unknownAddresses.add(1)
    },
    quotaRefusal(quota) {
      refusals.add(1, { quota })
    },
    request(endpoint, status, seconds) {
      requests.add(1, { endpoint, status })
      requestSeconds.record(seconds, { endpoint })
    },
  }
}

/** Separate versions for each remote, and for the unknown ones. */
const boundedVersions = () => {
  const versions = new Map(
    [...REPORTED, OTHER].map((remote) => [remote, boundedNames(MAX_VERSIONS)]),
  )
  return (remote: string) => versions.get(remote) ?? boundedNames(0)
}
