/** Writes what is generated from the sources: each version's `operations.ts`, and the README's table of operations. */
import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import '../../tools/dev/registerTypeScript.mjs'
import { operationsText } from './operationsText.mjs'
import { operationTable } from './operationTable.mjs'
import { subpathsOf, VERSIONS } from './subpaths.mjs'
import { leaves } from './table.mjs'

for (const version of VERSIONS) {
  const modules = new Map()
  for (const [path, module] of subpathsOf(version)) {
    modules.set(path, { module, exported: await import(`../src/${module}.ts`) })
  }
  await writeFormatted(`src/${version}/operations.ts`, operationsText(version, modules))
}

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
const [start, end] = ['<!-- operations -->', '<!-- end -->']
const table = operationTable(...(await Promise.all(VERSIONS.map(namesOf))))
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
  const file = new URL(`../${path}`, import.meta.url)
  const style = await resolveConfig(file)
  await writeFile(file, await format(text, { ...style, filepath: file.pathname }))
}
