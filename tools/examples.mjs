/**
 * `npm run examples`: installs, builds and tries the examples in a browser, with the embed packed as for npm and
 * everything else from the registry. Names select some of them: `npm run examples -- vite-vue`.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { bin } from './bin.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const all = readdirSync(path.join(root, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
const chosen = process.argv.length > 2 ? process.argv.slice(2) : all

const jest = [bin('jest'), '--selectProjects', 'e2e', '--testPathPatterns', 'partnerExamples']
const { status } = spawnSync(process.execPath, jest, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TIER: 'all', EXAMPLES: chosen.join(',') },
})
process.exitCode = status ?? 1
