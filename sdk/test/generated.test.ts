import { readFileSync } from 'node:fs'
import type { ExportedModule } from '../tools/operationsText.mjs'
import { operationsText } from '../tools/operationsText.mjs'
import { operationTable } from '../tools/operationTable.mjs'
import { subpathsOf } from '../tools/subpaths.mjs'
import { tables } from './table.ts'

const versions = ['2025-03', '2026-10'] as const

const read = (path: string): string => readFileSync(`${__dirname}/../${path}`, 'utf8')

/** Without what Prettier adds: spaces, line breaks and trailing commas. */
const unformatted = (text: string): string => text.replaceAll(/\s/g, '').replaceAll(',}', '}')

test.each(versions)('generating changes nothing in operations.ts of %s', async (version) => {
  const modules = new Map<string, ExportedModule>()
  for (const [path, module] of subpathsOf(version)) {
    const exported = (await import(`../src/${module}.ts`)) as Record<string, unknown>
    modules.set(path, { module, exported })
  }
  const text = operationsText(version, modules)
  expect(unformatted(read(`src/${version}/operations.ts`))).toBe(unformatted(text))
})

test('generating changes nothing in the README', () => {
  const [, found = ''] = /<!-- operations -->([^<]+)<!-- end -->/.exec(read('README.md')) ?? []
  const [older, newer] = versions.map(
    (version) => [version, tables[version].map(({ operation }) => operation.name).sort()] as const,
  )
  if (!older || !newer) throw new Error('a version is missing')
  // Prettier fills the table's columns with spaces and dashes.
  const compact = (text: string) => text.trim().replaceAll(/ +/g, ' ').replaceAll(/-{2,}/g, '---')
  expect(compact(found)).toBe(compact(operationTable(older, newer)))
})
