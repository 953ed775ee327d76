import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

test('the given names of the world are those that the tool writes', () => {
  const studio = fileURLToPath(new URL('../..', import.meta.url))
  execFileSync('npm', ['run', '-s', 'names', '--', '--check'], { cwd: studio, stdio: 'pipe' })
}, 60_000)
