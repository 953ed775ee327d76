import type { RemoteReport } from '@dramatis/functions/contract'
import { MOUNT, readBuild, readManifest, type Candidate } from '@dramatis/remotes'

/**
 * Why a version of a remote did not load. A browser does not tell a script whether a file was missing or changed,
 * so the files are fetched again and compared with their hashes.
 *
 * @param file the URL of the one file that did not load; by default all that the components need are looked at
 */
export const diagnose = async (
  { entry, integrity }: Candidate,
  file?: string,
): Promise<RemoteReport['cause']> => {
  const bytes = await bytesOf(entry)
  if (bytes === undefined) return 'network'
  if (await isChanged(bytes, integrity)) return 'integrity'
  const manifest = parsed(bytes)
  const hashes = readBuild(manifest).integrity
  for (const path of file === undefined ? neededBy(manifest) : [relativeTo(entry, file)]) {
    const content = await bytesOf(new URL(path, entry).href)
    if (content === undefined) return 'network'
    if (await isChanged(content, hashes.get(path))) return 'integrity'
  }
  return 'error'
}

const bytesOf = async (url: string): Promise<ArrayBuffer | undefined> => {
  try {
    const response = await fetch(url)
    return response.ok ? await response.arrayBuffer() : undefined
  } catch {
    return undefined
  }
}

const isChanged = async (bytes: ArrayBuffer, integrity: string | undefined): Promise<boolean> => {
  if (integrity === undefined) return false
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return integrity !== `sha384-${btoa(String.fromCharCode(...digest))}`
}

const parsed = (bytes: ArrayBuffer): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

const neededBy = (manifest: unknown): readonly string[] => {
  const read = readManifest(manifest)
  if (!read) return []
  const components = read.exposes.filter(({ name }) => name !== MOUNT)
  const files = components.flatMap(({ scripts, styles }) => [...scripts.sync, ...styles.sync])
  return [...new Set([read.file, ...files])]
}

const relativeTo = (entry: string, file: string): string =>
  file.startsWith(folderOf(entry)) ? file.slice(folderOf(entry).length) : file

const folderOf = (entry: string): string => new URL('.', entry).href
