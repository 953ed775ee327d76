import { defined } from '@dramatis/catalogue'
import type { RemoteReport } from '@dramatis/functions/contract'
import { SHELL } from './pageFile.ts'
import type { RecordedIncident } from './recordedIncidents.ts'
import { reportOf } from './RemoteIncident.ts'

export type FederationReport = ReturnType<typeof federationReportOf>

/**
 * An incident in the form of Module Federation's observability plugin (`ObservabilityReport`). The page knows how a
 * load ended, but not its steps, so there is an event for its start and one for its end.
 */
export const federationReportOf = (incident: RecordedIncident) => {
  const { remote, candidate, outcome, at, number, milliseconds } = incident
  const report = reportOf(incident)
  const { phase, title, eventName, ...result } = RESULTS[outcome]
  const failure = outcome === 'loaded' ? {} : { failedPhase: phase, ...failureOf(report) }
  const subject = {
    traceId: `mf-${remote}-${at.toString(36)}-${number}`,
    requestId: remote,
    hostName: SHELL,
    remote: defined({ name: remote, entry: candidate?.entry }),
  }
  const duration = milliseconds ?? 0
  const startedAt = at - duration
  const start = { timestamp: startedAt, phase: 'loadRemote', status: 'start' }
  const end = defined({ timestamp: at, phase, status: result.status, duration, eventName })
  // What happens after a load has no start.
  const events = [...(milliseconds === undefined ? [] : [start]), { ...end, ...failure }]
  return {
    ...subject,
    ...failure,
    status: result.status,
    startedAt,
    updatedAt: at,
    duration,
    events: events.map((event) => ({ ...subject, ...event })),
    summary: {
      ...result,
      eventCount: events.length,
      lastPhase: phase,
      loadCompleted: true,
      runtimeLoaded: outcome === 'loaded' || outcome === 'crashed',
      componentLoaded: outcome === 'loaded',
      recovered: false,
      phases: { [phase]: { status: result.status, duration } },
      flags: { cached: false, fallback: false, recovered: false },
    },
    diagnosis: {
      ...result,
      ...failure,
      title: `${remote} ${report.version} ${title}`,
      facts: report,
      completedPhases: outcome === 'loaded' ? [phase] : [],
      pendingPhases: [],
      actions: [],
    },
  }
}

/** What each outcome is called in the plugin's reports. `loaded` means that the remote is on the page. */
const RESULTS: Readonly<
  Record<
    RemoteReport['outcome'],
    {
      readonly phase: string
      readonly status: 'success' | 'error'
      readonly outcome: 'component-loaded' | 'failed'
      readonly title: string
      readonly eventName?: string
    }
  >
> = {
  loaded: {
    phase: 'loadRemote',
    status: 'success',
    eventName: 'component:business-loaded',
    outcome: 'component-loaded',
    title: 'is on the page',
  },
  failed: { phase: 'loadRemote', status: 'error', outcome: 'failed', title: 'did not load' },
  crashed: { phase: 'component', status: 'error', outcome: 'failed', title: 'crashed' },
  refused: { phase: 'matchRemote', status: 'error', outcome: 'failed', title: 'was not loaded' },
}

/** The error of a report, which has no text of its own. */
const failureOf = ({ remote, cause = 'error', action }: RemoteReport) => ({
  errorName: cause,
  errorMessage: [cause, action].filter(Boolean).join(', '),
  ownerHint: remote === SHELL ? 'host' : OWNERS[cause],
  retryable: OWNERS[cause] === 'network',
})

/** Whom a cause concerns, in the plugin's words. */
const OWNERS: Readonly<Record<NonNullable<RemoteReport['cause']>, string>> = {
  timeout: 'network',
  network: 'network',
  integrity: 'remote',
  contract: 'host',
  empty: 'remote',
  error: 'remote',
}
