import { recordIncident } from './recordedIncidents.ts'
import { reportOf, type RemoteIncident, type ReportIncident } from './RemoteIncident.ts'
import type { sendIncident as Send } from './sendIncident.ts'

/** The share of the successes that is sent to the functions; everything else is always sent. */
export const SUCCESS_SHARE = 0.01

/**
 * Creates a function that dispatches every report about a remote as a `dramatis:report` event on the window, and sends
 * failures and a sample of the successes to the functions. The code that sends them is loaded only when needed.
 *
 * @param functionsUrl where the functions are
 */
export const createReporter =
  (
    functionsUrl: () => Promise<string>,
    random: () => number = Math.random,
    loadSender = () => import(/* webpackChunkName: "reports" */ './sendIncident.ts'),
  ): ReportIncident =>
  (incident) => {
    const sent = incident.outcome !== 'loaded' || random() < SUCCESS_SHARE
    if (sent) void sendAndHandOver(incident, functionsUrl, loadSender)
    else handOver(incident)
  }

const sendAndHandOver = async (
  incident: RemoteIncident,
  functionsUrl: () => Promise<string>,
  loadSender: () => Promise<{ readonly sendIncident: typeof Send }>,
): Promise<void> => {
  try {
    const { sendIncident } = await loadSender()
    handOver(await sendIncident(incident, functionsUrl))
  } catch {
    handOver(incident) // Without a network, nothing can be sent; the console has the error.
  }
}

const handOver = (incident: RemoteIncident): void => {
  recordIncident(incident)
  window.dispatchEvent(new CustomEvent('dramatis:report', { detail: reportOf(incident) }))
}
