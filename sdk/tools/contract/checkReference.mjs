/**
 * `node tools/contract/checkReference.mjs <folder>` compares the contracts of all named versions with the types of the platform's own
 * client, `@polar-sh/sdk`, which has been unpacked in the folder. `contract/versions.json` says which differences are meant.
 */
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { readContracts } from './contracts.mjs'
import { readReference } from './readReference.mjs'
import { referenceDifferences } from './referenceDifferences.mjs'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node tools/contract/checkReference.mjs <folder>')

const file = new URL('../../contract/versions.json', import.meta.url)
const meant = JSON.parse(await readFile(file, 'utf8')).reference.map(
  ([pattern]) => new RegExp(pattern),
)
const unused = new Set(meant)
const lines = []
for (const [version, contract] of await readContracts()) {
  const reference = await readReference(pathToFileURL(`${folder}/`), version)
  for (const line of referenceDifferences(contract, reference)) {
    const known = meant.find((pattern) => pattern.test(line))
    if (known) unused.delete(known)
    else lines.push(`${version} ${line}`)
  }
}
for (const pattern of unused) lines.push(`No difference matches ${pattern.source} any more.`)
console.log(lines.length === 0 ? 'All versions match the reference.' : lines.join('\n'))
process.exitCode = lines.length === 0 ? 0 : 1
