import { RemotesMap, type Candidate, type RefusedCandidate } from '@dramatis/remotes/document'
import type { Settings } from '@dramatis/store/slots'
import * as t from 'io-ts'
import { createDocumentReader } from './createDocumentReader.ts'
import { OVERRIDE, remoteOverride } from './remoteOverride.ts'
import { SHELL } from './reports/pageFile.ts'
import type { ReportIncident } from './reports/RemoteIncident.ts'
import { readSettings } from './settings.ts'
import { versionsOf, type Versions } from './versionsOf.ts'

/** The deployed versions of one remote for this visitor, and the settings that its components get. */
export interface Deployment {
  /** The versions to try in order until one works. */
  readonly candidates: readonly Candidate[]
  /** The versions that the visitor would get before these if they fit the shell's contract. */
  readonly refused: readonly RefusedCandidate[]
  readonly settings: Settings
}

export interface DeploymentReader {
  /** The deployment of a remote; rejects when a document cannot be read. */
  readonly deployment: (name: string) => Promise<Deployment>
  /** Every version of a remote that fits this shell, whoever gets it; rejects when the document cannot be read. */
  readonly published: (name: string) => Promise<readonly Candidate[]>
  /** Where to send reports: the configured functions, or the page's own if the settings cannot be read. */
  readonly functionsUrl: () => Promise<string>
}

/**
 * Creates a reader of `remotes.json` and `settings.json`. They are read once for all remotes. A second call for the
 * same remote is a retry and fetches them, to find what has been published since.
 *
 * @param page the page's URL, which may name a remote that a developer serves: see {@link remoteOverride}
 * @param drawFor returns the visitor's number for a remote: see {@link versionsOf}
 * @param inPage returns the text of a document that the page contains
 */
export const createDeploymentReader = (
  page: string,
  drawFor: (name: string) => number,
  report: ReportIncident,
  inPage: (path: string) => string | undefined = () => undefined,
): DeploymentReader => {
  const settingsUrl = new URL('/settings.json', page).href
  const remotesUrl = new URL('/remotes.json', page).href
  const readRemotes = createDocumentReader(remotesUrl, RemotesMap, report, inPage('remotes.json'))
  const readSettingsJson = createDocumentReader(
    settingsUrl,
    t.UnknownRecord,
    report,
    inPage('settings.json'),
  )

  const readCheckedSettings = async (): Promise<Settings> => {
    const { settings, faults } = readSettings(await readSettingsJson())
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) {
      const action = 'fell-back'
      report({ remote: SHELL, file: settingsUrl, outcome: 'failed', cause: 'error', action })
    }
    return settings
  }

  let settings: Promise<Settings> | undefined
  const readDocuments = () => {
    settings = readCheckedSettings()
    return Promise.all([readRemotes(), settings])
  }

  let reading: ReturnType<typeof readDocuments> | undefined
  const served = new Set<string>()
  const readFor = (name: string) => {
    if (served.has(name)) {
      reading = undefined
      served.clear()
    }
    served.add(name)
    return (reading ??= readDocuments().catch((error: unknown) => {
      reading = undefined // The next call fetches them again.
      throw error
    }))
  }

  const reportFaults = (remote: string, { malformed, fits }: Versions) => {
    if (malformed.length === 0) return
    console.error(
      `remotes.json: ${malformed.join(', ')}: missing or malformed; a version needs a "version" and an "entry", the http or https URL of its manifest.`,
    )
    const action = fits.length > 0 ? 'fell-back' : 'gave-up'
    report({ remote, file: remotesUrl, outcome: 'failed', cause: 'error', action })
  }

  const everyVersion = (map: RemotesMap, name: string) =>
    versionsOf(map, name, { page, draw: () => 0 }).fits

  const override = remoteOverride(page)
  const overridingIn = (map: RemotesMap, name: string): Candidate | undefined => {
    if (override?.name !== name) return undefined
    if ('entry' in override) return { version: OVERRIDE, entry: override.entry, canary: false }
    return everyVersion(map, name).find(({ version }) => version === override.version)
  }

  return {
    deployment: async (name) => {
      const [map, ofPage] = await readFor(name)
      const versions = versionsOf(map, name, { page, draw: () => drawFor(name) })
      const { fits, refused } = versions
      const overriding = overridingIn(map, name)
      if (overriding) {
        const others = fits.filter(({ entry }) => entry !== overriding.entry)
        return { candidates: [overriding, ...others], refused: [], settings: ofPage }
      }
      reportFaults(name, versions)
      return { candidates: fits, refused, settings: ofPage }
    },
    published: async (name) => everyVersion(await readRemotes(), name),
    functionsUrl: async () => {
      try {
        return (await settings)?.functionsUrl ?? ''
      } catch {
        return ''
      }
    },
  }
}
