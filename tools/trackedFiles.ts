import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Git's files, with those that are not committed yet, in alphabetical order.
 *
 * @param patterns Git's pathspecs, such as `*.ts` and `:!e2e`; all files without any
 */
export function trackedFiles(root: string, patterns: readonly string[] = []): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .toSorted()
}
