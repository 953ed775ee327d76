import { readFile } from 'node:fs/promises'

const folder = new URL('../../contract/', import.meta.url)

const json = async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8'))

/**
 * Each named version's contract: the digest of the platform's document, what all versions have besides, and what only this one has.
 *
 * @returns {Promise<ReadonlyMap<string, object>>}
 */
export const readContracts = async (digest) => {
  const { shared, versions } = await json('versions.json')
  const base = merged(digest ?? (await json('document.json')), shared)
  return new Map(
    Object.entries(versions).map(([version, facts]) => [
      version,
      { ...merged(base, facts), version },
    ]),
  )
}

/** Adds facts to a contract: objects are merged, lists get what they lack, null removes. */
const merged = (one, other) => {
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set([...one, ...other])]
  if (!isObject(one) || !isObject(other)) return other
  const all = { ...one }
  for (const [key, value] of Object.entries(other)) {
    if (key === 'source') continue
    if (value === null) delete all[key]
    else all[key] = key in one ? merged(one[key], value) : value
  }
  return all
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
