import { pathOf, type RemoteReport } from '@dramatis/functions/contract'
import { isUnchanged } from '../federation/isUnchanged.ts'
import { fileNameOf, SHELL, shellVersion } from '../federation/reports/pageFile.ts'
import { fetchSoon } from '../fetchSoon.ts'

/**
 * Reports that one of the shell's own files did not load, in the form in which the page reports its remotes. It cannot
 * share their code, which is in the files that may be missing.
 *
 * @param integrity as in the element's attribute
 * @param cause if it is known
 */
export const reportFile = async (
  url: string,
  integrity: string,
  cause?: RemoteReport['cause'],
): Promise<void> => {
  const report: RemoteReport = {
    remote: SHELL,
    version: shellVersion(),
    file: fileNameOf(url),
    outcome: 'failed',
    cause: cause ?? (await causeOf(url, integrity)),
    action: 'gave-up',
  }
  dispatchEvent(new CustomEvent('dramatis:report', { detail: report }))
  const settings: unknown = await (await fetchSoon('/settings.json')).json()
  const isSettings = typeof settings === 'object' && settings !== null && 'functionsUrl' in settings
  if (!isSettings || typeof settings.functionsUrl !== 'string') return
  const body = JSON.stringify({ reports: [report] })
  navigator.sendBeacon(`${settings.functionsUrl}${pathOf('remoteReports')}`, body)
}

/** A browser does not tell a script why a file did not load, so it is fetched again. */
const causeOf = async (
  url: string,
  integrity: string,
): Promise<NonNullable<RemoteReport['cause']>> => {
  const response = await fetchSoon(url).catch(() => undefined)
  if (!response?.ok) return 'network'
  return (await isUnchanged(integrity, response)) ? 'error' : 'integrity'
}
