import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { bin } from '../bin.mjs'
import { followQuickStart } from './followQuickStart.mjs'
import { readJson } from './readWorkspaces.mjs'
import { run } from './run.mjs'
import { runNpm } from './runNpm.mjs'

/** @typedef {(folders: readonly string[]) => Promise<readonly string[]>} Pack resolves to the folders' tarballs */

/**
 * Installs a packed package into an empty project, offline, and uses it there as its users will: imports and
 * requires every subpath, compiles against its types, starts its commands, and runs the consumer in `consumers/`,
 * if it has one. For the SDK, it also follows the quick start.
 *
 * @param {string} tarball
 * @param {import('./readWorkspaces.mjs').Workspace} workspace
 * @param {string} root where the dependencies are installed
 * @param {Pack} pack
 * @throws {Error} at the first thing that does not work
 */
export const tryTarball = async (tarball, { folder, manifest }, root, pack) => {
  const project = await mkdtemp(join(tmpdir(), 'dramatis-consumer-'))
  try {
    await install(tarball, join(root, folder), manifest, project, pack)
    const specifiers = subpathsOf(manifest)
    await importAll(specifiers, project)
    await compileAll(specifiers, Object.keys(manifest.peerDependencies ?? {}), project)
    for (const command of Object.keys(manifest.bin ?? {})) {
      await run(join(project, 'node_modules/.bin', command), ['--help'], { cwd: project })
    }
    const consumer = fileURLToPath(new URL(`consumers/${folder}.ts`, import.meta.url))
    await runConsumer(consumer, project, root)
    if (folder === 'sdk')
      await followQuickStart(root, packer(tarball, join(root, folder), manifest, pack))
  } finally {
    await rm(project, { recursive: true, force: true })
  }
}

/**
 * Installs the tarball. Its dependencies are packed from where they are installed, so nothing is downloaded; so are its
 * peer dependencies, if they are installed.
 *
 * @param {string} tarball
 * @param {string} source
 * @param {import('./readWorkspaces.mjs').Manifest} manifest
 * @param {string} project
 * @param {Pack} pack
 */
const install = async (tarball, source, manifest, project, pack) => {
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const { dependencies = {}, peerDependencies = {} } = manifest
  const peers = Object.keys(peerDependencies).filter((name) => installedFolder(source, name))
  const names = [...Object.keys(dependencies), ...peers]
  const tarballs = [tarball, ...(await pack([...(await dependencyFolders(source, names))]))]
  const quietly = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await runNpm(['install', ...quietly, ...tarballs], { cwd: project })
}

/**
 * Packs what the quick start installs: the tarball itself with its dependencies, and other packages from where they
 * are installed.
 *
 * @param {string} tarball
 * @param {string} source
 * @param {import('./readWorkspaces.mjs').Manifest} manifest
 * @param {Pack} pack
 * @returns {(names: readonly string[]) => Promise<readonly string[]>}
 */
const packer = (tarball, source, manifest, pack) => async (names) => {
  const others = names.filter((name) => name !== manifest.name)
  const wanted = [...Object.keys(manifest.dependencies ?? {}), ...others]
  return [tarball, ...(await pack([...(await dependencyFolders(source, wanted))]))]
}

/**
 * The folders in which these packages and all their required dependencies are installed.
 *
 * @param {string} source
 * @param {readonly string[]} names
 * @param {Set<string>} [found]
 */
const dependencyFolders = async (source, names, found = new Set()) => {
  for (const name of names) {
    const folder = installedFolder(source, name)
    if (folder === undefined) throw new Error(`${name} is not installed; run "npm ci".`)
    if (found.has(folder)) continue
    found.add(folder)
    await dependencyFolders(folder, requiredBy(await readJson(join(folder, 'package.json'))), found)
  }
  return found
}

/** @param {import('./readWorkspaces.mjs').Manifest} manifest */
const requiredBy = ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) => {
  const peers = Object.keys(peerDependencies)
  const required = peers.filter((name) => peerDependenciesMeta[name]?.optional !== true)
  return [...Object.keys(dependencies), ...required]
}

/**
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
const installedFolder = (from, name) => {
  const folder = join(from, 'node_modules', name)
  if (existsSync(folder)) return folder
  return join(from, '..') === from ? undefined : installedFolder(join(from, '..'), name)
}

/** @param {import('./readWorkspaces.mjs').Manifest} manifest */
const subpathsOf = ({ name, exports = { '.': null } }) =>
  Object.keys(exports)
    .filter((path) => !path.endsWith('.json') && !path.includes('*'))
    .map((path) => `${name}${path.slice(1)}`)

/**
 * @param {readonly string[]} specifiers
 * @param {string} project
 */
const importAll = async (specifiers, project) => {
  const imported = await exportedNames('module', 'await import(specifier)', specifiers, project)
  const required = await exportedNames('commonjs', 'require(specifier)', specifiers, project)
  for (const specifier of specifiers) {
    const names = imported[specifier] ?? []
    if (names.length === 0) throw new Error(`import('${specifier}') exports nothing.`)
    const missing = names.filter((name) => !required[specifier]?.includes(name))
    if (missing.length > 0) throw new Error(`require('${specifier}') lacks ${missing.join(', ')}.`)
  }
}

/**
 * @param {'module' | 'commonjs'} type
 * @param {string} load
 * @param {readonly string[]} specifiers
 * @param {string} project
 * @returns {Promise<Record<string, string[]>>}
 */
const exportedNames = async (type, load, specifiers, project) => {
  const program = `const names = {}
    for (const specifier of ${JSON.stringify(specifiers)}) names[specifier] = Object.keys(${load})
    console.log(JSON.stringify(names))`
  return JSON.parse(
    await run(process.execPath, [`--input-type=${type}`, '--eval', program], { cwd: project }),
  )
}

/**
 * @param {readonly string[]} specifiers
 * @param {readonly string[]} peers
 * @param {string} project
 */
const compileAll = async (specifiers, peers, project) => {
  /** @param {string} specifier */
  const needsPeer = (specifier) => peers.some((peer) => specifier.endsWith(`/${peer}`))
  const own = specifiers.filter((specifier) => !needsPeer(specifier))
  await compileImports(own, { types: [] }, project)
  // The declarations of peers are not checked, because Better Auth's need Bun's.
  const extended = specifiers.filter(needsPeer)
  if (extended.length > 0)
    await compileImports(extended, { types: [], skipLibCheck: true }, project)
}

/**
 * @param {readonly string[]} specifiers
 * @param {object} compilerOptions
 * @param {string} project
 */
const compileImports = async (specifiers, compilerOptions, project) => {
  const lines = specifiers.map((specifier, at) => `import * as module${at} from '${specifier}'\n`)
  const uses = specifiers.map((_, at) => `module${at}`).join(', ')
  const files = ['imports.mts', 'requires.cts']
  for (const file of files) {
    await writeFile(join(project, file), `${lines.join('')}export const all = [${uses}]\n`)
  }
  await compile(files, { ...compilerOptions, noEmit: true }, project)
}

/**
 * @param {string} consumer
 * @param {string} project
 * @param {string} root
 */
const runConsumer = async (consumer, project, root) => {
  if (!existsSync(consumer)) return
  await copyFile(consumer, join(project, 'consumer.mts'))
  const typeRoots = [join(root, 'node_modules/@types')]
  await compile(['consumer.mts'], { types: ['node'], typeRoots }, project)
  await run(process.execPath, ['consumer.mjs'], { cwd: project })
}

/**
 * @param {readonly string[]} files
 * @param {object} compilerOptions
 * @param {string} project
 */
const compile = async (files, compilerOptions, project) => {
  const config = { files, compilerOptions: { ...STRICT, ...compilerOptions } }
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(config))
  await run(process.execPath, [bin('tsc', '@typescript/native'), '--project', project], {
    cwd: project,
  })
}

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  module: 'nodenext',
  target: 'es2022',
  lib: ['es2022', 'dom'],
}
