import { access, mkdir, readdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readWorkspaces } from './readWorkspaces.mjs'
import { run } from './run.mjs'

/**
 * Clones the last commit into an empty folder and links the installed dependencies into it, so that it
 * builds offline and leaves `root` unchanged.
 *
 * @param {string} root
 * @param {string} clone
 */
export const cloneHead = async (root, clone) => {
  await run('git', ['clone', '--quiet', root, clone])
  const head = await run('git', ['rev-parse', 'HEAD'], { cwd: root })
  await run('git', ['checkout', '--quiet', '--detach', head.trim()], { cwd: clone })
  const workspaces = await readWorkspaces(clone)
  await linkEntries(join(root, 'node_modules'), join(clone, 'node_modules'), workspaces)
  for (const { folder } of workspaces) {
    await linkEntries(join(root, folder, 'node_modules'), join(clone, folder, 'node_modules'), [])
  }
  for (const { folder, manifest } of workspaces) {
    const link = join(clone, 'node_modules', manifest.name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(clone, folder), link)
  }
}

/**
 * Links the installed packages, except the workspaces, which are the clone's own.
 *
 * @param {string} from
 * @param {string} to
 * @param {readonly import('./readWorkspaces.mjs').Workspace[]} workspaces
 */
const linkEntries = async (from, to, workspaces) => {
  const exists = await access(from).then(
    () => true,
    () => false,
  )
  await mkdir(to, { recursive: true })
  if (!exists) return
  const own = new Set(workspaces.map(({ manifest }) => manifest.name))
  for (const entry of await readdir(from)) {
    if (!entry.startsWith('@')) {
      if (!own.has(entry)) await symlink(join(from, entry), join(to, entry))
      continue
    }
    await mkdir(join(to, entry))
    for (const name of await readdir(join(from, entry))) {
      if (own.has(`${entry}/${name}`)) continue
      await symlink(join(from, entry, name), join(to, entry, name))
    }
  }
}
