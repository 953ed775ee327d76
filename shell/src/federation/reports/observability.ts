import { federationReportOf, type FederationReport } from './federationReport.ts'
import { recordedIncidents } from './recordedIncidents.ts'

/** What a reader of reports may ask for; all of it has to match. */
interface Query {
  readonly traceId?: string
  readonly remote?: string
  readonly status?: string
  readonly outcome?: string
  readonly limit?: number
}

/**
 * Lets the tools of Module Federation's observability plugin read this page's reports, for instance its DevTools. The
 * plugin itself cannot run here: it listens to a federation runtime.
 */
export const observe = (): void => {
  const readers = objectIn(objectIn(globalThis, '__FEDERATION__'), '__OBSERVABILITY__')
  Reflect.set(readers, 'dramatis', reader)
}

const findReports = ({ limit, ...query }: Query = {}): readonly FederationReport[] =>
  newestFirst()
    .filter((report) => matches(report, query))
    .slice(0, limit)

const newestFirst = () => recordedIncidents().map(federationReportOf).reverse()

const matches = (report: FederationReport, { remote, outcome, ...exact }: Query): boolean =>
  (remote === undefined || [report.remote.name, report.remote.entry].includes(remote)) &&
  (outcome === undefined || report.summary.outcome === outcome) &&
  Object.entries(exact).every(([name, value]) => Reflect.get(report, name) === value)

const getReport = (traceId: string) => findReports({ traceId })[0]
const getLatestReport = () => newestFirst()[0]

/** The interface that the plugin documents. */
const reader = {
  findReports,
  getReports: (options: Pick<Query, 'limit'> = {}) => findReports(options),
  getReport,
  getLatestReport,
  exportReport: (traceId?: string) =>
    traceId === undefined ? getLatestReport() : getReport(traceId),
  getTraceIds: () => recordedIncidents().map((one) => federationReportOf(one).traceId),
  getEvents: () => recordedIncidents().flatMap((one) => federationReportOf(one).events),
}

const objectIn = (parent: object, name: string): object => {
  const found: unknown = Reflect.get(parent, name)
  if (typeof found === 'object' && found !== null) return found
  const made = {}
  Reflect.set(parent, name, made)
  return made
}
