import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPackOnce } from './createPackOnce.mjs'
import { isPublic, readJson, readWorkspaces } from './readWorkspaces.mjs'
import { linksOf } from './repositoryLinks.mjs'
import { runNpm } from './runNpm.mjs'
import { tryTarball } from './tryTarball.mjs'

/**
 * Builds, packs and checks packages in a clone, after adding the repository's links to their manifests.
 *
 * @param {readonly import('./readWorkspaces.mjs').Workspace[]} released
 * @param {{ clone: string, destination: string, repository: string | undefined }} where
 * @returns {Promise<import('./packPackage.mjs').Packed[]>}
 * @throws {Error} whose message lists every problem of every package
 */
export const packPackages = async (released, { clone, destination, repository }) => {
  await mkdir(destination)
  const workspaces = await readWorkspaces(clone)
  const pack = createPackOnce(destination)
  const packages = []
  const problems = []
  for (const workspace of released) {
    // Imported here because it loads a compiler, which a run that packs nothing does not need.
    const { checkTarball } = await import('./checkTarball.mjs')
    await build(workspace, clone, repository)
    const packed = await pack(join(clone, workspace.folder))
    packages.push(packed)
    problems.push(
      ...privateDependencies(workspace, workspaces),
      ...(await checkTarball(packed.tarball)),
      ...(await excessOf(packed, join(clone, workspace.folder))),
      ...(await failureOf(tryTarball(workspace, clone, pack))),
    )
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return packages
}

/**
 * @param {import('./readWorkspaces.mjs').Workspace} workspace
 * @param {string} clone
 * @param {string | undefined} repository
 */
const build = async ({ folder, manifest }, clone, repository) => {
  const cwd = join(clone, folder)
  if (repository) {
    const text = JSON.stringify({ ...manifest, ...linksOf(repository, folder) }, null, 2)
    await writeFile(join(cwd, 'package.json'), `${text}\n`)
  }
  await runNpm(['run', '--silent', '--if-present', 'build'], { cwd })
}

/**
 * @param {import('./readWorkspaces.mjs').Workspace} workspace
 * @param {readonly import('./readWorkspaces.mjs').Workspace[]} workspaces
 */
const privateDependencies = ({ manifest }, workspaces) => {
  const unpublished = new Set(
    workspaces.filter((it) => !isPublic(it)).map((it) => it.manifest.name),
  )
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    .filter((name) => unpublished.has(name))
    .map((name) => `${manifest.name} depends on ${name}, which is private.`)
}

/**
 * @param {import('./packPackage.mjs').Packed} packed
 * @param {string} folder contains `limits.json`
 */
const excessOf = async ({ name, size, unpackedSize }, folder) => {
  const { packedBytes, unpackedBytes } = await readJson(join(folder, 'limits.json'))
  const excess = []
  if (size > packedBytes) excess.push(`${name}: ${size} bytes packed, more than ${packedBytes}.`)
  if (unpackedSize > unpackedBytes) {
    excess.push(`${name}: ${unpackedSize} bytes unpacked, more than ${unpackedBytes}.`)
  }
  return excess
}

/** @param {Promise<void>} trial */
const failureOf = (trial) =>
  trial.then(
    () => [],
    (error) => [error instanceof Error ? error.message : String(error)],
  )
