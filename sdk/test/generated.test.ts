import { readFileSync } from 'node:fs'
import { readSources } from '../tools/contract/readSources.mjs'
import { operationTable } from '../tools/operationTable.mjs'
import { tables } from './table.ts'

const read = (path: string): string => readFileSync(`${__dirname}/../${path}`, 'utf8')

/** Without what Prettier changes: spaces, line breaks, quotes, brackets and commas. */
const unformatted = (text: string): string => text.replaceAll(/[\s"'`,()|]/g, '')

test('generating the sources of the named versions changes nothing', async () => {
  const { sources, stale } = await readSources()
  expect(stale).toEqual([])
  expect(sources.size).toBeGreaterThan(100)
  for (const [path, text] of sources) {
    expect([path, unformatted(read(path))]).toEqual([path, unformatted(text)])
  }
})

test('generating changes nothing in the README', () => {
  const [, found = ''] = /<!-- operations -->([^<]+)<!-- end -->/.exec(read('README.md')) ?? []
  const [older, newer] = (['2025-03', '2026-10'] as const).map(
    (version) => [version, tables[version].map(({ operation }) => operation.name).sort()] as const,
  )
  if (!older || !newer) throw new Error('a version is missing')
  // Prettier fills the table's columns with spaces and dashes.
  const compact = (text: string) => text.trim().replaceAll(/ +/g, ' ').replaceAll(/-{2,}/g, '---')
  expect(compact(found)).toBe(compact(operationTable(older, newer)))
})
