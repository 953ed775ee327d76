/** Packs the existing build of every public package, and tries each tarball in a separate project. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { createPackOnce } from './createPackOnce.mjs'
import { isPublic, readWorkspaces } from './readWorkspaces.mjs'
import { tryTarball } from './tryTarball.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const destination = await mkdtemp(join(tmpdir(), 'dramatis-tarballs-'))
try {
  const pack = createPackOnce(destination)
  for (const workspace of (await readWorkspaces(root)).filter(isPublic)) {
    const { name, version } = await pack(join(root, workspace.folder))
    await tryTarball(workspace, root, pack)
    process.stdout.write(`${name}@${version} works when installed.\n`)
  }
} finally {
  await rm(destination, { recursive: true })
}
