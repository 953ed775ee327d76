import {
  candidatesOf,
  readLine,
  type Candidates,
  type RemotesMap,
  type RemoteVersion,
} from '@dramatis/remotes/document'
import { CONTRACT } from '@dramatis/store/contract'

export interface Versions extends Candidates {
  /** The paths in `remotes.json` of what is missing or malformed. */
  readonly malformed: readonly string[]
}

/**
 * The versions of a remote for this visitor, with absolute entries. Those that do not fit this shell's contract are
 * included as refused only if the visitor would otherwise get them first.
 *
 * @param page the page's URL, against which relative entries are resolved
 * @param draw the visitor's number, from 0 up to but not including 100; only called if there is a canary
 */
export const versionsOf = (
  { remotes }: RemotesMap,
  name: string,
  { page, draw }: { readonly page: string; readonly draw: () => number },
): Versions => {
  const json = Object.hasOwn(remotes, name) ? remotes[name] : undefined
  const { line, malformed } = readLine(json, ({ entry }) => webAddress(entry, page))
  const wrong = malformed.map((path) => `remotes.${name}${path}`)
  if (!line) return { fits: [], refused: [], malformed: wrong }
  const { fits, refused } = candidatesOf(line, {
    contract: CONTRACT,
    draw: line.canary ? draw() : 0,
  })
  const order = [line.canary, line, line.previous, ...(line.older ?? [])]
  const place = ({ entry }: RemoteVersion) => order.findIndex((version) => version?.entry === entry)
  const [first] = fits
  return {
    fits,
    refused: first ? refused.filter((version) => place(version) < place(first)) : refused,
    malformed: wrong,
  }
}

/** The absolute URL, if that is one of http or https. */
const webAddress = (entry: string, base: string): string | undefined => {
  const url = URL.canParse(entry, base) ? new URL(entry, base) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
