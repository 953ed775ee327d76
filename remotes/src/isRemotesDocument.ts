import { field } from './field.ts'
import type { RemotesDocument } from './remotesDocument.ts'

/** Whether parsed JSON is a `remotes.json` that a publisher may change. Unknown properties may have any value. */
export const isRemotesDocument = (json: unknown): json is RemotesDocument => {
  const remotes = field(json, 'remotes')
  return (
    field(json, 'version') === 1 &&
    typeof remotes === 'object' &&
    remotes !== null &&
    Object.entries(remotes).every(([name, line]) => isVersion(name) && isLine(line))
  )
}

/** Whether a string is a valid version, which can be a folder's name and part of a URL. */
export const isVersion = (text: string): boolean => /^[a-z\d][a-z\d.+-]{0,63}$/i.test(text)

/** Whether parsed JSON has a valid `version`. */
export const isVersionField = (json: unknown): boolean => {
  const version = field(json, 'version')
  return typeof version === 'string' && isVersion(version)
}

const isLine = (json: unknown): boolean => {
  const older = field(json, 'older')
  const canary = field(json, 'canary')
  return (
    isBuild(json) &&
    [field(json, 'previous'), canary].every(
      (it) => it === undefined || it === null || isBuild(it),
    ) &&
    (older === undefined || (Array.isArray(older) && older.every(isBuild))) &&
    (!canary || typeof field(canary, 'share') === 'number')
  )
}

const isBuild = (json: unknown): boolean =>
  isVersionField(json) &&
  typeof field(json, 'entry') === 'string' &&
  ['integrity', 'contract', 'publishedAt'].every((name) => {
    const value = field(json, name)
    return value === undefined || typeof value === 'string'
  })
