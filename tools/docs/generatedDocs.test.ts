import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMAND, generatedDocs } from './generatedDocs.ts'
import { filesToEdit } from './changeTable.ts'
import { readChecks } from './readChecks.ts'
import { idsIn, readStatements } from './readStatements.ts'
import { USUAL_CHANGES } from './usualChanges.ts'

const ROOT = join(__dirname, '../..')
const ids = idsIn(readStatements(ROOT))
const checks = readChecks(ROOT)

it('gives every statement an id of its own', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

it('finds a test for every statement', () => {
  expect(ids.filter((id) => !checks.has(id))).toEqual([])
})

it('finds only ids of statements in the titles of tests', () => {
  const unknown = [...checks].filter(([id]) => !ids.includes(id))
  expect(unknown.map(([id, files]) => `${id}: ${files.join(', ')}`)).toEqual([])
})

it('finds only ids of statements in code and comments', () => {
  const areas = new Set(ids.map((id) => id.replace(/-\d+$/, '')))
  const pattern = `\\b(${[...areas].join('|')})-[0-9]+\\b`
  const found = execFileSync('git', ['grep', '-hoE', pattern, '--', '*.ts', '*.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const unknown = found
    .trim()
    .split('\n')
    .filter((id) => !ids.includes(id))
  expect(unknown).toEqual([])
})

it.each([...generatedDocs(ROOT)])(`%s is as "${COMMAND}" writes it`, (path, text) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text)
})

it.each(USUAL_CHANGES)('$change takes at most $atMost files', (change) => {
  const files = filesToEdit(ROOT, change)
  expect(files.length).toBeGreaterThan(0)
  expect(files.length <= change.atMost ? [] : files).toEqual([])
})
