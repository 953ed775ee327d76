import * as t from 'io-ts'
import { readText } from './readText.ts'
import { route } from './route.ts'

/** The maximum number of reports in a request. */
export const MAX_REPORTS = 20

const nameOf = (expected: string, pattern: RegExp) =>
  readText(expected, (text) => (pattern.test(text) ? text : undefined))

/** The outcome of loading a version of a remote on a page. */
const Outcome = t.keyof({
  loaded: null,
  /** It could not be loaded. */
  failed: null,
  /** It loaded, and then threw. */
  crashed: null,
  /** The page did not load it, because it does not fit the page's contract. */
  refused: null,
})

const Cause = t.keyof({
  timeout: null,
  network: null,
  integrity: null,
  contract: null,
  /** It rendered nothing. */
  empty: null,
  error: null,
})

/** What the page did next: tried again, took another version, or showed the slot's message. */
const Action = t.keyof({ retried: null, 'fell-back': null, 'gave-up': null })

const isDuration = (input: unknown): input is number => Number.isFinite(input) && Number(input) >= 0

const Milliseconds = new t.Type<number, number, unknown>(
  'a number of 0 or more',
  isDuration,
  (input, context) => (isDuration(input) ? t.success(input) : t.failure(input, context)),
  t.identity,
)

/**
 * What happened to one version of a remote on one page, or to a file of the page itself: then `remote` is `shell`, and
 * `version` the hash of the page's script. `file` is the name of the one file that failed, without its hash, if that is
 * known. `milliseconds` is the time from the request to the first rendering, or to the failure. No text from a visitor
 * or an error.
 */
export const RemoteReport = t.intersection(
  [
    t.type({
      remote: nameOf('a name of 1 to 32 letters, digits and hyphens', /^[a-z\d-]{1,32}$/i),
      version: nameOf('a version such as 1.2.3', /^[a-z\d.+-]{1,64}$/i),
      outcome: Outcome,
    }),
    t.partial({
      cause: Cause,
      action: Action,
      milliseconds: Milliseconds,
      canary: t.boolean,
      file: nameOf('the name of a file such as remotes.json', /^[\w.-]{1,64}$/),
    }),
  ],
  'RemoteReport',
)
export type RemoteReport = t.TypeOf<typeof RemoteReport>

const Reports = t.readonlyArray(RemoteReport)

const hasRoom = (reports: readonly RemoteReport[]): boolean =>
  reports.length > 0 && reports.length <= MAX_REPORTS

const BoundedReports = new t.Type<readonly RemoteReport[], readonly RemoteReport[], unknown>(
  `a list of 1 to ${MAX_REPORTS} reports`,
  (input): input is readonly RemoteReport[] => Reports.is(input) && hasRoom(input),
  (input, context) => {
    // Counted first, so that a long list costs nothing.
    if (!Array.isArray(input) || !hasRoom(input)) return t.failure(input, context)
    return Reports.validate(input, context)
  },
  t.identity,
)

/**
 * `POST remoteReports`: the outcomes of the remotes on a page. A body of `text/plain` is read as JSON too, so
 * that `navigator.sendBeacon(url, JSON.stringify(body))` needs no preflight from another origin.
 */
export const RemoteReportsRequest = t.type({ reports: BoundedReports }, 'RemoteReportsRequest')
export type RemoteReportsRequest = t.TypeOf<typeof RemoteReportsRequest>

/** 204 without a body. */
export const RemoteReportsResponse = t.void
export type RemoteReportsResponse = t.TypeOf<typeof RemoteReportsResponse>

export const remoteReports = route('remoteReports', RemoteReportsRequest, RemoteReportsResponse, {
  mediaTypes: ['application/json', 'text/plain'],
})
