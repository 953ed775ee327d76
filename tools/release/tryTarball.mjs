import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { bin } from '../bin.mjs'
import { followQuickStart } from './followQuickStart.mjs'
import { readWorkspaces } from './readWorkspaces.mjs'
import { run } from './run.mjs'
import { runNpm } from './runNpm.mjs'

/** @typedef {ReturnType<typeof import('./createPackOnce.mjs').createPackOnce>} Pack */

/**
 * Installs a packed package into an empty project, offline, and uses it there as its users will: imports and
 * requires every subpath, compiles against its types, starts its commands, and runs the consumer in `consumers/`,
 * if it has one. For the SDK, it also follows the quick start.
 *
 * @param {import('./readWorkspaces.mjs').Workspace} workspace
 * @param {string} root where the dependencies are installed
 * @param {Pack} pack
 * @throws {Error} at the first thing that does not work
 */
export const tryTarball = async ({ folder, manifest }, root, pack) => {
  const source = join(root, folder)
  const project = await mkdtemp(join(tmpdir(), 'dramatis-consumer-'))
  try {
    await writeFile(
      join(project, 'package.json'),
      JSON.stringify({ private: true, type: 'module' }),
    )
    const peers = Object.keys(manifest.peerDependencies ?? {})
    const installed = peers.filter((name) => installedFolder(source, name))
    await install([manifest.name, ...installed], source, project, root, pack)
    const specifiers = subpathsOf(manifest)
    await importAll(specifiers, project)
    await compileAll(specifiers, peers, project)
    for (const command of Object.keys(manifest.bin ?? {})) {
      await run(join(project, 'node_modules/.bin', command), ['--help'], { cwd: project })
    }
    const consumer = fileURLToPath(new URL(`consumers/${folder}.ts`, import.meta.url))
    await runConsumer(consumer, project, root)
    if (folder === 'sdk') {
      await followQuickStart(root, (names, shop) => install(names, source, shop, root, pack))
    }
  } finally {
    await rm(project, { recursive: true, force: true })
  }
}

/**
 * Installs packages and what they need without downloading anything.
 *
 * @param {readonly string[]} names
 * @param {string} source the folder from which they are found
 * @param {string} project
 * @param {string} root
 * @param {Pack} pack
 */
const install = async (names, source, project, root, pack) => {
  const sources = await sourcesOf(names, source, root, pack)
  const quietly = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await runNpm(['install', ...quietly, ...sources], { cwd: project })
}

/**
 * What npm installs for these packages: for our own, their tarballs and whatever they require; for others, the folders
 * in which they are installed. npm only links a folder, which is far faster than unpacking a tarball of it.
 *
 * @param {readonly string[]} names
 * @param {string} source
 * @param {string} root
 * @param {Pack} pack
 * @returns {Promise<readonly string[]>}
 */
const sourcesOf = async (names, source, root, pack) => {
  const workspaces = await readWorkspaces(root)
  /** @type {Set<string>} */
  const sources = new Set()
  for (const name of names) {
    const own = workspaces.find(({ manifest }) => manifest.name === name)
    if (own) {
      const folder = join(root, own.folder)
      const { tarball } = await pack(folder)
      sources.add(tarball)
      const required = await sourcesOf(requiredBy(own.manifest), folder, root, pack)
      required.forEach((it) => sources.add(it))
    } else {
      const folder = installedFolder(source, name)
      if (folder === undefined) throw new Error(`${name} is not installed; run "npm ci".`)
      sources.add(folder)
    }
  }
  return [...sources]
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
