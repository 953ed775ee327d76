import type { Stage } from '../calendar.ts'
import { newestOn, removalOf, stageOf } from '../calendar.ts'
import type { Contract } from '../Contract.ts'
import type { Hooks, VersionNotice } from './Hooks.ts'

// A process hears of each matter once, however many clients it has.
const told = new Set<string>()

/** Compares the `requested` version with the one that answered, and with the calendar. */
export const noticeVersion = (
  contract: Contract,
  requested: string | undefined,
  headers: Headers,
  { onVersionNotice = ({ message }) => console.warn(message) }: Hooks,
): void => {
  const version = requested ?? contract.version
  if (!version) return
  const tell = (message: string, removed?: string) => {
    const matter = removed ? version : message
    if (told.has(matter)) return
    told.add(matter)
    onVersionNotice({ version, removed, message })
  }
  if (!requested) {
    tell(`${version} ${UNNAMED}`)
    return
  }
  const answered = headers.get('polar-version') ?? requested
  if (answered !== requested) tell(`${requested} was requested, but ${answered} answered.`)
  // Most responses come within the same second as another.
  const date = headers.get('date')
  const matter = date && requested + date
  if (matter && matter === compared) return
  compared = matter
  if (/deprecated|gone/.test(stageOf(requested, dayOf(headers)))) {
    const { removed, message } = standingOf(requested, headers)
    tell(message, removed)
  }
}

/** The version and the date of the latest response that was compared with the calendar. */
let compared: string | null = null

const UNNAMED =
  'is not a name that the platform knows: it answers in its current version. @dramatis/sdk/2025-03 is for servers of ' +
  'that time and for the sandbox.'

/** The client's own clock may be wrong, but browsers hide the header. */
const dayOf = (headers: Headers): Date => {
  const sent = new Date(headers.get('date') ?? NaN)
  return isNaN(+sent) ? new Date() : sent
}

/** What the platform does with a version, and what to do about it. */
export const standingOf = (
  version: string,
  headers: Headers,
): VersionNotice & { readonly stage: Stage } => {
  const day = dayOf(headers)
  const stage = stageOf(version, day)
  const removed = removalOf(version)
  const newest = newestOn(day) ?? version
  const remedy =
    newest === version ? 'Update @dramatis/sdk.' : `Import @dramatis/sdk/${newest} instead.`
  const message = `The version ${version} is ${stage}: the platform removes it in ${removed}. ${remedy}`
  return { version, stage, removed, message }
}
