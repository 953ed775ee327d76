import { MAX_REPORTS, pathOf, type RemoteReport } from '@dramatis/functions/contract'
import { diagnose } from './diagnose.ts'
import { observe } from './observability.ts'
import { reportOf, type RemoteIncident } from './RemoteIncident.ts'

/** How long reports are collected before they are sent in one request, in milliseconds. */
const COLLECTING_MS = 1000

/**
 * Sends a report to the functions, together with others from the same second. A page sends no more reports than
 * one request may carry. From the first one on, developers can read all of them on the page.
 *
 * @returns the incident, with the diagnosed cause if it is a failure
 */
export const sendIncident = async (
  incident: RemoteIncident,
  functionsUrl: () => Promise<string>,
): Promise<RemoteIncident> => {
  observe()
  const { outcome, candidate, file } = incident
  const failed = outcome === 'failed' && candidate
  const cause = incident.cause ?? (failed ? await diagnose(candidate, file) : undefined)
  const diagnosed = { ...incident, cause }
  enqueue(reportOf(diagnosed), `${await functionsUrl()}${pathOf('remoteReports')}`)
  return diagnosed
}

let sent = 0
let queue: RemoteReport[] = []

const enqueue = (report: RemoteReport, url: string): void => {
  if (sent === MAX_REPORTS) return
  sent += 1
  queue.push(report)
  if (queue.length > 1) return
  const send = () => {
    removeEventListener('pagehide', send)
    if (queue.length === 0) return
    // A string is sent as plain text, so the request to another origin needs no preflight.
    navigator.sendBeacon(url, JSON.stringify({ reports: queue }))
    queue = []
  }
  setTimeout(send, COLLECTING_MS)
  addEventListener('pagehide', send)
}
