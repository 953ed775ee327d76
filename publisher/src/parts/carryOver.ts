import type { VersionHistory } from '../rules/VersionHistory.ts'
import { forEachLimited } from '../storage/forEachLimited.ts'
import { integrityOf } from '../storage/integrityOf.ts'
import { jsonBytes } from '../storage/json.ts'
import { overwrite } from '../storage/overwrite.ts'
import { readPublished } from '../storage/readPublished.ts'
import type { Source, Target } from '../storage/Target.ts'
import { historyPath, readHistory } from './history.ts'
import { readRemotes, REMOTES_PATH } from './remotesFile.ts'

/**
 * Copies a site's `remotes.json`, its histories and the files of all versions that it keeps, for hosts that replace a
 * site as a whole.
 *
 * @param parts the names of the parts, besides the remotes, whose versions are kept
 * @returns false if the site has no `remotes.json`; nothing is then copied
 * @throws {PublishingRefused} if a kept file is missing or has changed; `remotes.json` is then not copied
 */
export const carryOver = async (
  source: Source,
  target: Target,
  parts: readonly string[],
): Promise<boolean> => {
  const { document, tag } = await readRemotes(source)
  if (tag === undefined) return false
  for (const name of [...Object.keys(document.remotes), ...parts]) {
    const history = await readHistory(source, name)
    await copyFiles(source, target, history)
    await overwrite(target, historyPath(name), jsonBytes(history))
  }
  await overwrite(target, REMOTES_PATH, jsonBytes(document))
  return true
}

const copyFiles = async (
  source: Source,
  target: Target,
  { versions }: VersionHistory,
): Promise<void> => {
  const hashes = new Map(versions.flatMap(({ files }) => Object.entries(files)))
  await forEachLimited(hashes, async ([path, hash]) => {
    const there = await target.read(path)
    if (there && integrityOf(there.bytes) === hash) return
    await overwrite(target, path, await readPublished(source, path, hash))
  })
}
