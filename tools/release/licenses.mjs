/** `npm run licenses`: lists the licenses of the production dependencies, and exits with 1 if one is not allowed. */
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { readJson } from './readWorkspaces.mjs'

const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
  // Fonts.
  'OFL-1.1',
  // Data of browsers, which is not sent to visitors.
  'CC-BY-4.0',
  // Used unchanged: sharp's libvips, which is a file of its own, and resvg.
  ...['LGPL-3.0-or-later', 'MPL-2.0'],
])

/**
 * Whether an SPDX expression is satisfied by allowed licenses. Parentheses within one are not read, and never allowed.
 *
 * @param {string} expression
 */
const isAllowed = (expression) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((license) => ALLOWED.has(license)))

const lock = fileURLToPath(new URL('../../package-lock.json', import.meta.url))
const { packages } = await readJson(lock)

const used = new Map()
for (const [folder, { dev, link, version, license = 'none' }] of Object.entries(packages)) {
  if (dev || link || !folder.includes('node_modules/')) continue
  const name = `${folder.split('node_modules/').at(-1)} ${version}`
  used.set(license, [...(used.get(license) ?? []), name])
}

for (const [license, names] of [...used].toSorted(([, a], [, b]) => b.length - a.length)) {
  console.log(`${String(names.length).padStart(5)}  ${license}`)
  if (isAllowed(license)) continue
  console.error(`The license ${license} is not allowed in production: ${names.join(', ')}`)
  process.exitCode = 1
}
