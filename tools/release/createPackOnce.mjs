import { join } from 'node:path'
import { runNpm } from './runNpm.mjs'

/**
 * Packs installed packages, each only once: starting npm and compressing take most of the time for trying a
 * package.
 *
 * @param {string} destination
 * @returns {(folders: readonly string[]) => Promise<readonly string[]>} the tarballs of the folders
 */
export const createPackOnce = (destination) => {
  /** @type {Map<string, string>} */
  const tarballs = new Map()
  return async (folders) => {
    const missing = folders.filter((folder) => !tarballs.has(folder))
    if (missing.length > 0) {
      const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination]
      const packed = JSON.parse(await runNpm([...args, ...missing], { cwd: destination }))
      for (const [at, { filename }] of packed.entries()) {
        tarballs.set(missing[at] ?? '', join(destination, filename))
      }
    }
    return folders.flatMap((folder) => tarballs.get(folder) ?? [])
  }
}
