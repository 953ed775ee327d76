import { defined } from '@dramatis/catalogue'
import type { RemoteReport } from '@dramatis/functions/contract'
import { isVersion, type Candidate } from '@dramatis/remotes/document'
import { fileNameOf, SHELL, shellVersion, UNKNOWN } from './pageFile.ts'

/** What happened to a version of a remote on this page, or to one of the page's own files, and how the page reacted. */
export interface RemoteIncident extends Pick<RemoteReport, 'outcome' | 'action' | 'milliseconds'> {
  /** A remote's name, or {@link SHELL}. */
  readonly remote: string
  /** Undefined if no version is concerned: the file is the page's own, or the remote's line names none. */
  readonly candidate?: Candidate
  /** Undefined if the error's type does not determine it. */
  readonly cause?: RemoteReport['cause'] | undefined
  /** URL of the one file that could not be loaded, where that is known. */
  readonly file?: string | undefined
}

export type ReportIncident = (incident: RemoteIncident) => void

/** The incident without the error's text, and without anything about the visitor. */
export const reportOf = ({
  remote,
  candidate,
  outcome,
  cause,
  action,
  milliseconds,
  file,
}: RemoteIncident): RemoteReport => ({
  remote,
  version: remote === SHELL ? shellVersion() : versionOf(candidate),
  outcome,
  ...defined({
    cause,
    action,
    milliseconds: milliseconds === undefined ? undefined : Math.round(milliseconds),
    canary: candidate?.canary === true ? true : undefined,
    file: file === undefined ? undefined : fileNameOf(file),
  }),
})

const versionOf = (candidate?: Candidate): string =>
  candidate && isVersion(candidate.version) ? candidate.version : UNKNOWN
