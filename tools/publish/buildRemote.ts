import { spawnSync } from 'node:child_process'
import { folderOf, isVersion, type RemoteName } from '@dramatis/remotes'
import { bin } from '../bin.mjs'
import { UsageError } from './UsageError.ts'

/**
 * Builds a remote and the packages that it depends on.
 *
 * @param version the version to build it as; by default `REMOTE_VERSION`, or the package's version
 * @throws {UsageError} if the version is not valid
 */
export const buildRemote = (root: string, name: RemoteName, version: string | undefined): void => {
  if (version !== undefined && !isVersion(version)) {
    throw new UsageError(
      `"${version}" is not a valid version: use letters, digits, dots and hyphens.`,
    )
  }
  const scope = `@dramatis/${folderOf(name)}`
  const { status } = spawnSync(
    process.execPath,
    [bin('lerna'), 'run', 'build', '--scope', scope, '--loglevel', 'error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(version !== undefined && { REMOTE_VERSION: version }) },
    },
  )
  if (status !== 0) throw new Error(`${scope} could not be built.`)
}
