import type { RemoteIncident } from './RemoteIncident.ts'

/** How many incidents a page remembers. */
const MAX_RECORDED = 100

/** With its number on the page, and when it was reported, in milliseconds since the epoch. */
export interface RecordedIncident extends RemoteIncident {
  readonly number: number
  readonly at: number
}

let recorded: readonly RecordedIncident[] = []
let count = 0

/** Remembers an incident for the tools that read them: see `observability.ts`. */
export const recordIncident = (incident: RemoteIncident): void => {
  count += 1
  recorded = [...recorded, { ...incident, number: count, at: Date.now() }].slice(-MAX_RECORDED)
}

/** The latest incidents of this page, oldest first. */
export const recordedIncidents = (): readonly RecordedIncident[] => recorded
