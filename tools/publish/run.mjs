/**
 * Runs the publishing commands from their sources: `npm run publish:remote`, `rollback`, `remotes`, `canary`, `site`
 * and `headers`.
 */
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import '../dev/registerTypeScript.mjs'

const { main } = await import('./main.ts')

process.exitCode = await main(
  process.argv.slice(2),
  {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    directory: process.env.INIT_CWD ?? process.cwd(),
    env: process.env,
    print: (...lines) => console.log(lines.join('\n')),
    now: new Date(),
  },
  console.error,
)
