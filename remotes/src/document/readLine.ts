import * as t from 'io-ts'
import { CanaryVersion, RemoteVersion, type PublishedRemote } from './PublishedRemote.ts'

/** What can be used of a remote's line in `remotes.json`. */
export interface UsableLine {
  /** The line without its malformed parts; undefined when no released version is left. */
  readonly line: PublishedRemote | undefined
  /** The paths of the malformed parts: `''` for the current version, `.previous`, `.older.1`, `.canary`. */
  readonly malformed: readonly string[]
}

/**
 * Reads each version in a remote's line on its own, so that a mistake in one does not affect the others: if the current
 * version is malformed, the previous one takes its place.
 *
 * @param json the line: any JSON value
 * @param entryOf returns a version's entry as an absolute URL, or undefined if it cannot be one
 */
export const readLine = (
  json: unknown,
  entryOf: (version: RemoteVersion) => string | undefined,
): UsableLine => {
  const { previous, older, canary } = t.UnknownRecord.is(json) ? json : {}
  const read = <V extends RemoteVersion>(path: string, part: unknown, codec: t.Type<V>) => {
    const entry = codec.is(part) ? entryOf(part) : undefined
    return { path, version: codec.is(part) && entry !== undefined ? { ...part, entry } : undefined }
  }
  const readIfAny = <V extends RemoteVersion>(path: string, part: unknown, codec: t.Type<V>) =>
    part === undefined || part === null ? [] : [read(path, part, codec)]

  const released = [
    read('', json, RemoteVersion),
    ...readIfAny('.previous', previous, RemoteVersion),
    ...(Array.isArray(older)
      ? older.map((part: unknown, index) => read(`.older.${index}`, part, RemoteVersion))
      : readIfAny('.older', older, RemoteVersion)),
  ]
  const canaries = readIfAny('.canary', canary, CanaryVersion)
  const [current, next = null, ...others] = released.flatMap(({ version }) => version ?? [])
  return {
    line: current && {
      ...current,
      previous: next,
      older: others,
      canary: canaries[0]?.version ?? null,
    },
    malformed: [...released, ...canaries]
      .filter(({ version }) => version === undefined)
      .map(({ path }) => path),
  }
}
