import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const ROOT = join(__dirname, '../..')
const OURS = '@dramatis'
const SKIPPED: readonly string[] = ['.git', '.nx', 'bench', 'docs', 'looks', 'node_modules']

/**
 * Copies this checkout of the repository, including built files, to a temporary folder in which a test may edit
 * files. Installed packages are linked, not copied.
 *
 * @returns the folder's path
 */
export const copyCheckout = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'checkout-'))
  const linkTo = (target: string, ...path: readonly string[]) =>
    symlink(target, join(copy, ...path), 'junction')

  await cp(ROOT, copy, { recursive: true, filter: (file) => !SKIPPED.includes(basename(file)) })
  await mkdir(join(copy, 'node_modules', OURS), { recursive: true })
  for (const installed of await readdir(join(ROOT, 'node_modules'))) {
    if (installed === OURS || installed === '.cache') continue
    await linkTo(join(ROOT, 'node_modules', installed), 'node_modules', installed)
  }
  for (const workspace of await readdir(copy)) {
    if (!existsSync(join(copy, workspace, 'package.json'))) continue
    await linkTo(join(copy, workspace), 'node_modules', OURS, workspace)
    const nested = join(ROOT, workspace, 'node_modules')
    if (existsSync(nested)) await linkTo(nested, workspace, 'node_modules')
  }
  return copy
}
