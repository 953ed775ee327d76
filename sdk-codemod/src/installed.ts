import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The version of `@polar-sh/sdk` that a project has. */
export interface Installed {
  /** Such as `0.47.0`, or `0.47` if only a range is known. */
  readonly version: string
  /** The file that says so. */
  readonly source: string
}

/**
 * The version of `@polar-sh/sdk` that a file or folder uses, from the nearest folder that says: its lock file, the
 * package in its `node_modules`, or the lowest version in the range of its `package.json`.
 */
export const installedFor = async (path: string): Promise<Installed | undefined> => {
  for (const [name, versionIn] of SOURCES) {
    const source = join(path, name)
    const version = versionIn(await readFile(source, 'utf8').catch(() => ''))
    if (version !== undefined) return { version, source }
  }
  const parent = dirname(path)
  return parent === path ? undefined : installedFor(parent)
}

const first = (pattern: RegExp) => (text: string) => pattern.exec(text)?.[1]

/** Lock files are searched as text: each format has the name and the exact version close to each other. */
const SOURCES: readonly (readonly [string, (text: string) => string | undefined])[] = [
  [
    'package-lock.json',
    first(/"node_modules\/@polar-sh\/sdk":\s*\{[^{}]*?"version":\s*"([\d.]+)"/),
  ],
  ['pnpm-lock.yaml', first(/@polar-sh\/sdk[@/]([\d.]+)/)],
  ['yarn.lock', first(/^"?@polar-sh\/sdk@[^\n]*:\n\s+version:? "?([\d.]+)/m)],
  ['bun.lock', first(/"@polar-sh\/sdk@([\d.]+)"/)],
  ['node_modules/@polar-sh/sdk/package.json', first(/"version":\s*"([\d.]+)"/)],
  ['package.json', first(/"@polar-sh\/sdk":\s*"[^"\d]*([\d.]+\d)/)],
]

/** The first version that the codemod knows. */
const OLDEST = 30

/** What is wrong with a version, for the codemod; undefined if it knows it. */
export const problemWith = ({ version, source }: Installed): string | undefined => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major === 0 && minor < OLDEST)
    return `@polar-sh/sdk ${version} (${source}) is older than 0.${OLDEST}, the oldest that the codemod knows: update it to 0.49 first`
  if (major > 1)
    return `@polar-sh/sdk ${version} (${source}) is newer than 1.x, the newest that the codemod knows: compare with its changelog`
  return undefined
}
