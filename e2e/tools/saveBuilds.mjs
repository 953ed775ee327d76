/**
 * Saves the current builds of the shell and the remotes in `skew/<version>`, for `skew.test.ts`:
 * `npm run skew -w @dramatis/e2e -- <version>`. Scripts and stylesheets are saved compressed; pictures, fonts, source
 * maps and the embed are left out, because the test does not need them.
 */
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { folderOf, REMOTE_NAMES } from '@dramatis/remotes'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [version] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) {
  process.stderr.write('Pass the version of the builds, for example 0.1.0.\n')
  process.exit(2)
}

const COMPRESSED = /\.(js|css)\.br$/
const DOCUMENT = /^(index\.html|mf-manifest\.json|worker\.js)$/

const save = async (workspace, name) => {
  const from = path.join(root, workspace, 'dist')
  const to = path.join(root, 'e2e/skew', version, name)
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  for (const file of await readdir(from)) {
    if (COMPRESSED.test(file) || DOCUMENT.test(file)) {
      await cp(path.join(from, file), path.join(to, file))
    }
  }
}

await save('shell', 'shell')
for (const name of REMOTE_NAMES) await save(folderOf(name), name)
