/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractReport } from '../test/contractReport.ts'
import { CONTRACT } from './contract.ts'

const FOLDER = join(__dirname, '..')
const REPORTS = join(FOLDER, 'api-report')

const report = (version: string) => readFileSync(join(REPORTS, `${version}.txt`), 'utf8')

/** The versions that have a report, oldest first. */
const versions = readdirSync(REPORTS)
  .map((file) => file.replace(/\.txt$/, ''))
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))

/** The version that must follow `from` if the report `older` becomes `newer`; undefined if nothing changed. */
const nextVersion = (from: string, older: string, newer: string): string | undefined => {
  if (older === newer) return undefined
  const [major = 0, minor = 0] = from.split('.').map(Number)
  const kept = new Set(newer.split('\n'))
  const isAddition = older.split('\n').every((line) => kept.has(line))
  return isAddition ? `${major}.${minor + 1}` : `${major + 1}.0`
}

it('has a report that matches the exports', () => {
  expect(versions.at(-1)).toBe(CONTRACT)
  expect(contractReport(FOLDER)).toBe(report(CONTRACT))
})

it('was raised for each change: the minor version for an addition, the major one for any other', () => {
  versions.slice(1).forEach((version, index) => {
    const before = versions[index] ?? ''
    expect(version).toBe(nextVersion(before, report(before), report(version)))
  })
})

it('keeps the report of every committed version unchanged', () => {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '--diff-filter=MD', '--', REPORTS], {
      cwd: FOLDER,
      encoding: 'utf8',
    })
  const isCheckout = readdirSync(join(FOLDER, '..')).includes('.git')
  const changes = isCheckout
    ? git('log', '--format=%h %s') + git('diff', '--name-only', 'HEAD')
    : ''
  expect(changes).toBe('')
})

describe('the version after 1.4', () => {
  const older = 'const used: (quota: Quota) => number;\ninterface Quota { readonly at: number; }\n'

  it.each([
    ['is 1.5 after an addition', `Quota: readonly note?: string;\n${older}`, '1.5'],
    ['is 2.0 after a removal', 'interface Quota { readonly at: number; }\n', '2.0'],
    ['is 2.0 after a change', older.replace('at: number', 'at: string'), '2.0'],
    [
      'is 2.0 after a change and an addition',
      `const a: 1;\n${older.replace('number;', 'string;')}`,
      '2.0',
    ],
    ['is not needed without a change', older, undefined],
  ])('%s', (_what, newer, expected) => {
    expect(nextVersion('1.4', older, newer)).toBe(expected)
  })
})
