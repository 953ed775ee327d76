import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '@dramatis/publisher'

/**
 * Copies a remote's build under another version and with changes to its scripts, as if it had been built from other
 * sources. The hashes by which its files refer to each other are updated.
 *
 * @param patch returns a script's new text, or the same text to leave it unchanged
 */
export const patchBuild = async (
  from: string,
  to: string,
  version: string,
  patch: (script: string, file: string) => string,
): Promise<void> => {
  await cp(from, to, { recursive: true, filter: (path) => !/\.(br|map)$/.test(path) })
  await rm(join(to, 'embed'), { recursive: true, force: true })
  const manifest = await readFile(join(to, MANIFEST), 'utf8')
  const built = (JSON.parse(manifest) as { metaData: { buildInfo: { buildVersion: string } } })
    .metaData.buildInfo.buildVersion
  const texts = new Map<string, string>([
    [MANIFEST, manifest.replace(`"buildVersion":"${built}"`, `"buildVersion":"${version}"`)],
  ])
  const hashes = new Map<string, string>()
  for (const file of (await readdir(to)).filter((name) => name.endsWith('.js'))) {
    // The names of the globals also contain the version.
    const original = await readFile(join(to, file), 'utf8')
    hashes.set(file, integrityOf(Buffer.from(original)))
    const script = original
      .replaceAll(`@${built}`, `@${version}`)
      .replaceAll(identifierOf(built), identifierOf(version))
    texts.set(file, patch(script, file))
  }
  updateHashes(texts, hashes)
  await Promise.all([...texts].map(([file, text]) => writeFile(join(to, file), text)))
}

const MANIFEST = 'mf-manifest.json'

const identifierOf = (version: string): string => `_${version.replaceAll(/\W/g, '_')}`

/** Replaces the hashes of changed files wherever they occur, then those of the files changed by that, and so on. */
const updateHashes = (texts: Map<string, string>, hashes: Map<string, string>): void => {
  const [changed] = [...hashes].filter(([file, hash]) => {
    const text = texts.get(file)
    return text !== undefined && integrityOf(Buffer.from(text)) !== hash
  })
  if (!changed) return
  const [file, before] = changed
  const after = integrityOf(Buffer.from(texts.get(file) ?? ''))
  for (const [other, text] of texts) texts.set(other, text.replaceAll(before, after))
  hashes.set(file, after)
  updateHashes(texts, hashes)
}
