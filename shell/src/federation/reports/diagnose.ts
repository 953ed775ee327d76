import type { RemoteReport } from '@dramatis/functions/contract'
import { hashesIn, neededFiles, readBuild, readManifest } from '@dramatis/remotes/manifest'
import type { Candidate } from '@dramatis/remotes/document'
import { fetchSoon } from '../../fetchSoon.ts'
import { isUnchanged } from '../isUnchanged.ts'

/**
 * Finds out why a version of a remote did not load. A browser does not tell a script whether a file was missing or
 * changed, so the files are fetched again and compared with their hashes.
 *
 * @param file the URL of the one file that did not load; by default, all files that the components need are checked
 * @returns `error` if all files are as published
 */
export const diagnose = async (
  { entry, integrity = '' }: Candidate,
  file?: string,
): Promise<RemoteReport['cause']> => {
  const manifestResponse = await fetchWhole(entry)
  if (!manifestResponse) return 'network'
  if (!(await isUnchanged(integrity, manifestResponse))) return 'integrity'
  const document: unknown = await manifestResponse.json().catch(() => undefined)
  const manifest = readManifest(document)
  if (!manifest) return 'error'
  const hashes = readBuild(document).integrity
  const { scripts, styles } = neededFiles(manifest)
  // The container comes first: it has the hashes that the manifest lacks.
  let hashesInContainer = ''
  for (const path of file === undefined
    ? [...scripts, ...styles]
    : [manifest.file, relativeTo(entry, file)]) {
    const response = await fetchWhole(new URL(path, entry).href)
    if (!response) return 'network'
    if (!(await isUnchanged(hashes.get(path) ?? hashesInContainer, response))) return 'integrity'
    if (path === manifest.file) hashesInContainer = hashesIn(await response.text()).join(' ')
  }
  return 'error'
}

/** Fetches the response with its whole body; undefined if that fails or stalls, or the status is an error. */
const fetchWhole = async (url: string): Promise<Response | undefined> => {
  try {
    const response = await fetchSoon(url)
    return response.ok ? new Response(await response.arrayBuffer()) : undefined
  } catch {
    return undefined
  }
}

const relativeTo = (entry: string, file: string): string =>
  file.startsWith(folderOf(entry)) ? file.slice(folderOf(entry).length) : file

const folderOf = (entry: string): string => new URL('.', entry).href
