import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The text of the licenses of all packages that a bundle contains; most licenses require it to be published too.
 *
 * @param {import('esbuild').Metafile} metafile
 * @returns {Promise<string>}
 */
export const licensesOf = async ({ inputs }) => {
  const folders = Object.keys(inputs).map((path) => PACKAGE.exec(path)?.[0])
  const notices = [...new Set(folders)]
    .sort()
    .flatMap((folder) => (folder ? [noticeOf(folder)] : []))
  return (await Promise.all(notices)).join(`\n${'-'.repeat(80)}\n\n`)
}

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/

/** @param {string} folder */
const noticeOf = async (folder) => {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  )
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
  if (!file) throw new Error(`${name} has no license file`)
  return `${name} ${version} (${license})\n\n${await readFile(join(folder, file), 'utf8')}`
}
