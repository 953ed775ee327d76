/**
 * `npm run generate -w sdk` writes what follows from `contract/`: the sources of the named versions, the
 * package's `exports`, and the README's table of operations.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { format, resolveConfig } from 'prettier'
import '../../tools/dev/registerTypeScript.mjs'
import { readSources } from './contract/readSources.mjs'
import { packageExports } from './packageExports.mjs'
import { operationTable } from './operationTable.mjs'
import { leaves } from './table.mjs'

const root = new URL('../', import.meta.url)

const { sources, stale } = await readSources()
for (const path of stale) await rm(new URL(path, root))
for (const [path, text] of sources) await writeFormatted(path, text)

const manifest = JSON.parse(await readFile(new URL('package.json', root), 'utf8'))
await writeFormatted('package.json', JSON.stringify({ ...manifest, ...packageExports() }))

const readme = await readFile(new URL('README.md', root), 'utf8')
const [start, end] = ['<!-- operations -->', '<!-- end -->']
const table = operationTable(...(await Promise.all(['2025-03', '2026-10'].map(namesOf))))
await writeFormatted(
  'README.md',
  `${readme.slice(0, readme.indexOf(start))}${start}\n\n${table}\n\n${readme.slice(readme.indexOf(end))}`,
)

async function namesOf(version) {
  const { operations } = await import(`../src/${version}/operations.ts`)
  return [
    version,
    leaves(operations)
      .map(({ name }) => name)
      .sort(),
  ]
}

async function writeFormatted(path, text) {
  const file = new URL(path, root)
  const style = await resolveConfig(file)
  await mkdir(dirname(file.pathname), { recursive: true })
  await writeFile(file, await format(text, { ...style, filepath: file.pathname }))
}
