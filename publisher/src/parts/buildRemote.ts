import { spawnSync } from 'node:child_process'
import { folderOf, type RemoteName } from '@dramatis/remotes'
import { isVersion } from '@dramatis/remotes/document'
import { UsageError } from '../errors/UsageError.ts'

/**
 * Builds a remote and the packages that it depends on, by the root's script `build`.
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
  const { status } = spawnSync(`npm run -s build -- --scope ${scope} --loglevel error`, {
    cwd: root,
    shell: true, // npm is a script on Windows
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, REMOTE_VERSION: version ?? process.env.REMOTE_VERSION },
  })
  if (status !== 0) throw new Error(`${scope} could not be built.`)
}
