import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTarball } from './checkTarball.mjs'
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
  if (repository) for (const workspace of released) await writeLinks(workspace, clone, repository)
  for (const { folder } of withDependencies(released, workspaces)) {
    await runNpm(['run', '--silent', '--if-present', 'build'], { cwd: join(clone, folder) })
  }
  for (const workspace of released) {
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
 * @param {string} repository
 */
const writeLinks = async ({ folder, manifest }, clone, repository) => {
  const text = JSON.stringify({ ...manifest, ...linksOf(repository, folder) }, null, 2)
  await writeFile(join(clone, folder, 'package.json'), `${text}\n`)
}

/**
 * The packages and those of ours that their builds need, each after those that it needs.
 *
 * @param {readonly import('./readWorkspaces.mjs').Workspace[]} released
 * @param {readonly import('./readWorkspaces.mjs').Workspace[]} workspaces
 */
const withDependencies = (released, workspaces) => {
  const needed = new Set(released)
  for (const { manifest } of needed) {
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    const ours = workspaces.filter((one) => names.includes(one.manifest.name))
    ours.forEach((one) => needed.add(one))
  }
  const folders = new Set([...needed].map(({ folder }) => folder))
  return workspaces.filter(({ folder }) => folders.has(folder))
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
