/** `npm run -s portrait -- …`: the functions' command line, built first if necessary. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { bin } from './bin.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const command = fileURLToPath(new URL('../functions/dist/cli/portrait.js', import.meta.url))

const run = (file, args, options) => spawnSync(file, args, { stdio: 'inherit', ...options })

if (!existsSync(command)) {
  process.stderr.write('Building the command first. This is needed only once.\n')
  const built = run(
    process.execPath,
    [bin('lerna'), 'run', 'build', '--scope', '@dramatis/functions', '--loglevel', 'error'],
    { cwd: root, stdio: ['ignore', 2, 2] },
  )
  if (built.status !== 0) process.exit(built.status ?? 1)
}

// npm runs scripts in the package's root; paths are relative to the user's working directory.
const { status } = run(process.execPath, [command, ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
process.exit(status ?? 1)
