/**
 * `node tools/test.mjs fast`: checks types, builds what is missing, checks import rules and looks for unused code, then
 * runs the tests of a tier, all of which must pass. `jest/tiers.cjs` lists the tiers.
 */
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { bin } from './bin.mjs'
import { chosenTier } from './jest/tiers.cjs'

const [tier, ...args] = process.argv.slice(2)
process.env.TIER = tier
chosenTier()

const run = (...command) => {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const script = (name) => run(process.env.npm_execpath, 'run', '-s', name)

script('typecheck')
script('build')
run('tools/inParallel.mjs', 'boundaries', 'unused')
run(bin('jest'), ...args)
