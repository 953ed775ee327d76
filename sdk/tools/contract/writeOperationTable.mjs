/** Writes the table of operations by version into the README, between the comments that enclose it. */
import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { leaves } from '../table.mjs'
import { VERSIONS } from '../subpaths.mjs'
import { operationTable } from './operationTable.mjs'

const readme = new URL('../../README.md', import.meta.url)

export const writeOperationTable = async () => {
  const text = await readFile(readme, 'utf8')
  const [start, end] = ['<!-- operations -->', '<!-- end -->'].map((mark) => text.indexOf(mark))
  const table = operationTable(...(await Promise.all(VERSIONS.map(namesOf))))
  const written = `${text.slice(0, start)}<!-- operations -->\n\n${table}\n\n${text.slice(end)}`
  const style = await resolveConfig(readme)
  await writeFile(readme, await format(written, { ...style, parser: 'markdown' }))
}

const namesOf = async (version) => {
  const table = new URL(`../../dist/${version}/operations.js`, import.meta.url)
  const { operations } = await import(table.href)
  return [
    version,
    leaves(operations)
      .map(({ name }) => name)
      .sort(),
  ]
}
