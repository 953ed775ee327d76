/**
 * The platform's calendar, from its page on versioning: a release in the first week of January, April, July and
 * October removes the Deprecated version, makes Current Deprecated and Next Current, and begins a new Next. Days are
 * in UTC; a release is taken for the first day of its week. No version of 2026-07 was released.
 */

/** What the platform does with a version on a day. It answers requests for a `gone` or `unknown` one with 404. */
export type Stage = (typeof STAGES)[number]

const STAGES = ['unknown', 'next', 'current', 'deprecated', 'gone'] as const

const VERSIONS = ['2026-04', '2026-10', '2027-01'] as const

/** The months of the releases. A version is named after the one that makes it Current. */
const RELEASES: readonly string[] = ['2026-01', ...VERSIONS, '2027-04', '2027-07']

/** The versions that the platform knows by name. 2025-03 predates names. */
export type VersionName = (typeof VERSIONS)[number]

/** The months in which a version becomes Next, Current, Deprecated and gone; none, from -1 to 3, for any other name. */
const monthsOf = (version: string): readonly string[] => {
  const at = VERSIONS.findIndex((name) => name === version)
  return RELEASES.slice(at, at + 4)
}

export const stageOf = (version: string, day: Date): Stage => {
  const month = day.toISOString().slice(0, 7)
  return STAGES[monthsOf(version).filter((begun) => begun <= month).length] ?? 'unknown'
}

/** The version that answers a request which names none; undefined on days outside the calendar. */
export const currentOn = (day: Date): VersionName | undefined =>
  VERSIONS.find((version) => stageOf(version, day) === 'current')

/** The newest version that the platform has released by a day and still serves. */
export const newestOn = (day: Date): VersionName | undefined =>
  VERSIONS.filter((version) => /current|deprecated/.test(stageOf(version, day))).at(-1)

/** When the platform removes a version, in words: "the first week of April 2027". */
export const removalOf = (version: string): string | undefined => {
  const month = monthsOf(version)[3]
  const form = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return month && `the first week of ${new Date(month).toLocaleString('en-US', form)}`
}

interface CalendarEntry {
  readonly version: VersionName
  readonly currentFrom: string
  readonly goneFrom: string
}

const entryOf = (version: VersionName): CalendarEntry => {
  const [, current, , gone] = monthsOf(version)
  return { version, currentFrom: `${current}-01`, goneFrom: `${gone}-01` }
}

/** The versions by name, oldest first, with the first day as Current and that of the removal. */
export const calendar: readonly [CalendarEntry, ...CalendarEntry[]] = [
  entryOf('2026-04'),
  entryOf('2026-10'),
  entryOf('2027-01'),
]
