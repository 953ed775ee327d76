/**
 * The platform's calendar, from its page on versioning: a release in the first week of January, April, July and
 * October removes the Deprecated version, makes Current Deprecated and Next Current, and begins a new Next. Days are
 * in UTC; a release is taken for the first day of its week.
 */

/** What the platform does with a version on a day. It answers requests for a `gone` or `unknown` one with 404. */
export type Stage = 'unknown' | 'next' | 'current' | 'deprecated' | 'gone'

interface CalendarEntry {
  readonly version: string
  readonly nextFrom: string
  readonly currentFrom: string
  readonly deprecatedFrom: string
  readonly goneFrom: string
}

/** The versions by name, oldest first. No version of 2026-07 was released. */
export const calendar = [
  {
    version: '2026-04',
    nextFrom: '2026-01-01',
    currentFrom: '2026-04-01',
    deprecatedFrom: '2026-10-01',
    goneFrom: '2027-01-01',
  },
  {
    version: '2026-10',
    nextFrom: '2026-07-01',
    currentFrom: '2026-10-01',
    deprecatedFrom: '2027-01-01',
    goneFrom: '2027-04-01',
  },
  {
    version: '2027-01',
    nextFrom: '2026-10-01',
    currentFrom: '2027-01-01',
    deprecatedFrom: '2027-04-01',
    goneFrom: '2027-07-01',
  },
] as const satisfies readonly CalendarEntry[]

/** The versions that the platform knows by name. 2025-03 predates names. */
export type VersionName = (typeof calendar)[number]['version']

export const stageOf = (version: string, day: Date): Stage => {
  const entry = calendar.find((it) => it.version === version)
  const date = day.toISOString()
  if (!entry || date < entry.nextFrom) return 'unknown'
  if (date < entry.currentFrom) return 'next'
  if (date < entry.deprecatedFrom) return 'current'
  return date < entry.goneFrom ? 'deprecated' : 'gone'
}

/** The version that answers a request which names none; undefined on days outside the calendar. */
export const currentOn = (day: Date): VersionName | undefined =>
  calendar.find(({ version }) => stageOf(version, day) === 'current')?.version

/** When the platform removes a version, in words: "the first week of April 2027". */
export const removalOf = (version: string): string | undefined => {
  const entry = calendar.find((it) => it.version === version)
  if (!entry) return undefined
  const month = new Date(entry.goneFrom).toLocaleString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return `the first week of ${month}`
}
