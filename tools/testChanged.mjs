/**
 * `npm run test:changed`: checks and tests only what is affected by the changes since the last commit, or since
 * another one, as in `npm run test:changed -- main`. Tests that need browsers, servers, processes or the builds are run
 * only if they themselves have changed: see CONTRIBUTING.md.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { bin } from './bin.mjs'
import { TIERS, tierOf } from './jest/tiers.cjs'

const base = process.argv[2] ?? 'HEAD'
const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '')
const changed = [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file))

/** Runs a Node script, and ends this process if it fails. */
const run = (script, args) => {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const AFFECTED_TESTS = fileURLToPath(new URL('affectedTests.mjs', import.meta.url))

const affectedTests = () =>
  execFileSync(process.execPath, [AFFECTED_TESTS, ...changed], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && (tierOf(`/${file}`) === TIERS[0] || changed.includes(file)))

if (changed.length === 0) {
  process.stdout.write(`Nothing has changed since ${base}.\n`)
} else {
  const linted = changed.filter((file) => /\.(ts|tsx|mts|js|mjs|cjs)$/.test(file))
  run(bin('prettier'), ['--check', '--ignore-unknown', '--log-level', 'warn', ...changed])
  run(bin('tsc', '@typescript/native'), ['-b'])
  if (linted.length > 0) {
    run(bin('eslint'), ['--max-warnings', '0', '--no-warn-ignored', ...linted])
  }
  const tests = affectedTests()
  process.env.TIER = TIERS.at(-1)
  if (tests.length > 0) run(bin('jest'), ['--runTestsByPath', ...tests])
}
