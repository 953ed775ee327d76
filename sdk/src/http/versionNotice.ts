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
  const tell = (version: string, message: string, removed?: string) => {
    if (told.has(message)) return
    told.add(message)
    onVersionNotice({ version, removed, message })
  }
  if (contract.version && contract.unnamed) tell(contract.version, contract.unnamed)
  if (!requested) return
  const answered = headers.get('polar-version') ?? requested
  if (answered !== requested) {
    tell(requested, `${requested} was requested, but ${answered} answered.`)
  }
  // Most responses come within the same second as another.
  const date = headers.get('date')
  const matter = date && requested + date
  if (matter && matter === compared) return
  compared = matter
  const { stage, removed, message } = standingOf(requested, headers)
  // A request for a version that is gone fails and says so.
  if (stage === 'deprecated') tell(requested, message, removed)
}

/** The version and the date of the latest response that was compared with the calendar. */
let compared: string | null = null

/** What the platform does with a version, and what to do about it. */
export const standingOf = (
  version: string,
  headers: Headers,
): Pick<VersionNotice, 'removed' | 'message'> & { readonly stage: Stage } => {
  // The client's own clock may be wrong, but browsers hide the header.
  const day = new Date(Date.parse(headers.get('date') ?? '') || Date.now())
  const stage = stageOf(version, day)
  const removed = removalOf(version)
  const newest = newestOn(day) ?? version
  const remedy =
    newest === version ? 'Update @dramatis/sdk.' : `Import @dramatis/sdk/${newest} instead.`
  const message = `The version ${version} is ${stage}, removed in ${removed}. ${remedy}`
  return { stage, removed, message }
}
