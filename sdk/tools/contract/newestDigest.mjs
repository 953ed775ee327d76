import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('../../contract/', import.meta.url)

/** The newest committed digest of the platform's document: empty if there is none. */
export const newestDigest = async () => {
  const digests = (await readdir(folder)).filter((name) => /^\d{4}-\d\d\.json$/.test(name))
  const newest = digests.sort().at(-1)
  if (!newest) return { version: 'none', operations: {}, entities: {}, webhooks: {} }
  return JSON.parse(await readFile(new URL(newest, folder), 'utf8'))
}
