/**
 * `npm run version`: gives every changed package its next version and changelog entry from the files in
 * `.changeset/`, and updates the copies of versions: the lockfile and each `src/version.ts`.
 */
import { createRequire } from 'node:module'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { readJson, readWorkspaces } from './readWorkspaces.mjs'
import { run } from './run.mjs'

const root = process.cwd()
const changeset = createRequire(import.meta.url).resolve('@changesets/cli/bin.js')

await run(process.execPath, [changeset, 'version'], { cwd: root })
const workspaces = await readWorkspaces(root)
await updateLockfile()
for (const { folder, manifest } of workspaces) await updateConstant(folder, manifest.version)
process.stdout.write(
  workspaces.map(({ manifest }) => `${manifest.name} ${manifest.version}\n`).join(''),
)

/** Edits the lockfile directly, since npm would also look for newer versions of everything else. */
async function updateLockfile() {
  const file = join(root, 'package-lock.json')
  const lock = await readJson(file)
  for (const { folder, manifest } of workspaces) {
    const entry = lock.packages[folder]
    entry.version = manifest.version
    for (const field of ['dependencies', 'devDependencies', 'peerDependencies']) {
      if (entry[field]) entry[field] = /** @type {any} */ (manifest)[field]
    }
  }
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
}

/**
 * @param {string} folder
 * @param {string} version
 */
async function updateConstant(folder, version) {
  const sources = join(root, folder, 'src')
  const names = await readdir(sources).catch(() => [])
  const name = names.find((it) => it.toLowerCase() === 'version.ts')
  if (!name) return
  const text = await readFile(join(sources, name), 'utf8')
  await writeFile(join(sources, name), text.replace(/(VERSION = ')[^']*'/, `$1${version}'`))
}
