import { field } from './field.ts'
import { isVersionField } from './isRemotesDocument.ts'
import type { VersionHistory } from './versionHistory.ts'

/** Whether parsed JSON is a version history whose paths all stay inside the site. */
export const isVersionHistory = (json: unknown): json is VersionHistory => {
  const versions = field(json, 'versions')
  return field(json, 'version') === 1 && Array.isArray(versions) && versions.every(isKeptVersion)
}

const isKeptVersion = (json: unknown): boolean => {
  const files = field(json, 'files')
  return (
    isVersionField(json) &&
    isTime(field(json, 'publishedAt')) &&
    ['liveSince', 'retiredAt'].every((name) => {
      const time = field(json, name)
      return time === undefined || isTime(time)
    }) &&
    typeof files === 'object' &&
    files !== null &&
    Object.entries(files).every(([path, hash]) => isInside(path) && typeof hash === 'string')
  )
}

const isTime = (json: unknown): boolean =>
  typeof json === 'string' && !Number.isNaN(Date.parse(json))

const isInside = (path: string): boolean =>
  !path.includes('\\') &&
  !path.includes(':') &&
  path.split('/').every((segment) => !['', '.', '..'].includes(segment))
