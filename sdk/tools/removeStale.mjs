import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'

/**
 * Removes what the compiler once wrote for modules that have since been moved or deleted. Otherwise, it would be
 * bundled and published until the folder is deleted.
 *
 * @param {URL} dist the compiler's output
 */
export const removeStale = async (dist) => {
  const src = new URL('../src/', dist)
  for (const name of await readdir(dist, { recursive: true })) {
    const module = /^(?!bundle\/)(.+?)(?:\.d\.ts|\.js)$/.exec(name)?.[1]
    if (module === undefined || existsSync(new URL(`${module}.ts`, src))) continue
    await rm(new URL(name, dist))
  }
}
