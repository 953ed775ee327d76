import { join } from 'node:path'
import { runNpm } from './runNpm.mjs'

/**
 * Creates a function that packs installed packages, each only once, because starting npm and compressing take most of
 * the time of a trial.
 *
 * @param {string} destination the folder for the tarballs
 * @returns {(folders: readonly string[]) => Promise<readonly string[]>} resolves to the paths of the folders' tarballs
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
