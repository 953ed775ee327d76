import { defined } from '@dramatis/catalogue'
import type { RemoteReport } from '@dramatis/functions/contract'
import type { Candidate } from '@dramatis/remotes/document'
import type { Settings } from '@dramatis/store/slots'

/** What happened to a version of a remote on this page, and how the page reacted. */
export interface RemoteIncident extends Pick<RemoteReport, 'outcome' | 'action' | 'milliseconds'> {
  readonly remote: string
  readonly candidate: Candidate
  readonly settings: Settings
  /** Undefined if the error's type does not determine it. */
  readonly cause?: RemoteReport['cause'] | undefined
  /** URL of the one file that could not be loaded, where that is known. */
  readonly file?: string
}

export type ReportIncident = (incident: RemoteIncident) => void

/** The incident without the error's text, and without anything about the visitor. */
export const reportOf = ({
  remote,
  candidate: { version, canary },
  outcome,
  cause,
  action,
  milliseconds,
}: RemoteIncident): RemoteReport => ({
  remote,
  version,
  outcome,
  ...defined({
    cause,
    action,
    milliseconds: milliseconds === undefined ? undefined : Math.round(milliseconds),
    canary: canary || undefined,
  }),
})
