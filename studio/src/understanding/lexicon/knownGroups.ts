import text from '../../../data/groups.txt'
import { lazily } from '../data/lazily.ts'
import { readRows } from '../data/readRows.ts'
import { keyOf } from './nameIndex.ts'

/** A pair or trio with a well-known name, and its members. */
export interface KnownGroup {
  readonly source: string
  readonly members: readonly string[]
}

/** The group with this name, if any; capitals, accents and articles do not matter. */
export const findGroup = (name: string): KnownGroup | undefined =>
  knownGroups().get(keyOf(name.replaceAll('&', 'and')))

/** All groups, by the keys of their names. */
export const knownGroups = lazily(
  (): ReadonlyMap<string, KnownGroup> => new Map(readRows('groups.txt', text, parseGroup).flat()),
)

const parseGroup = (row: string): (readonly [key: string, group: KnownGroup])[] => {
  const { names, members, source } =
    /^(?<names>.+?): (?<members>.+) \((?<source>[^(]+)\)$/u.exec(row)?.groups ?? {}
  if (names === undefined || members === undefined || source === undefined)
    throw new RangeError(`“${row}” is not of the form “name: member + member (source)”`)
  const group = { source, members: members.split(' + ') }
  return names.split(' | ').map((name) => [keyOf(name), group])
}
