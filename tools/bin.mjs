import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The path of an installed command's script, to run with `process.execPath`. Unlike `npx`, this works on Windows,
 * and signals reach the command itself.
 *
 * @param {string} command
 * @param {string} [packageName] the package that has the command; by default, the one of the same name
 */
export const bin = (command, packageName = command) => {
  const folder = fileURLToPath(new URL(`../node_modules/${packageName}`, import.meta.url))
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command])
}
