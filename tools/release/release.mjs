/**
 * `npm run release`: builds and checks every public package from the last commit, in a fresh clone, and has changesets
 * publish those whose version is not yet in the registry.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { cloneHead } from './cloneHead.mjs'
import { packPackages } from './packPackages.mjs'
import { isPublic, readJson, readWorkspaces } from './readWorkspaces.mjs'
import { repositoryOf } from './repositoryLinks.mjs'
import { run } from './run.mjs'

const HELP = `Usage: npm run release -- [options]

Builds, packs and checks every public package from the last commit, in a fresh clone, and publishes those
whose version is not yet in the registry, under the npm tag that changesets chooses.

  --dry-run   publish nothing; pending changes get their versions first, as from "npm run version"
  --help      show this text

RELEASE_REPOSITORY=https://github.com/owner/name sets the repository that packages name as their source.
On GitHub Actions, the default is the workflow's repository.`

const root = process.cwd()
const options = readOptions()
if (options.help) {
  console.log(HELP)
} else {
  await release().catch((error) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  })
}

async function release() {
  const repository = repositoryOf(process.env)
  const obstacles = await obstaclesTo(repository)
  if (!options.dryRun && obstacles.length > 0) throw new Error(obstacles.join('\n'))
  for (const obstacle of obstacles) console.warn(`Before a release: ${obstacle}`)

  const folder = await mkdtemp(join(tmpdir(), 'dramatis-release-'))
  try {
    const clone = join(folder, 'clone')
    await cloneHead(root, clone)
    if ((await pendingChanges(clone)).length > 0) await version(clone)
    const released = (await readWorkspaces(clone)).filter(isPublic)
    const where = { clone, destination: join(folder, 'tarballs'), repository }
    for (const packed of await packPackages(released, where)) console.log(describe(packed))
    if (options.dryRun) console.log('Nothing was published: this was a dry run.')
    else await publish(clone)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return { ...values, dryRun: values['dry-run'] }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`)
    process.exit(2)
  }
}

/** @param {string | undefined} repository */
async function obstaclesTo(repository) {
  const obstacles = []
  if ((await git('status', '--porcelain')) !== '') {
    obstacles.push(
      'There are uncommitted changes. Commit them first: a release is built from the last commit.',
    )
  }
  if (!(await isOnMain())) obstacles.push('The last commit is not on main.')
  if (!repository) {
    obstacles.push(
      'Set RELEASE_REPOSITORY=https://github.com/owner/name, which packages name as their source.',
    )
  }
  if ((await pendingChanges(root)).length > 0) {
    obstacles.push(
      'Some changes have no version yet: run "npm run version" and commit what it writes.',
    )
  }
  return obstacles
}

/** @param {...string} args */
async function git(...args) {
  return (await run('git', args, { cwd: root })).trim()
}

async function isOnMain() {
  const branches = await git('branch', '--all', '--contains', 'HEAD', '--format=%(refname)')
  return /^refs\/(heads|remotes\/origin)\/main$/m.test(branches)
}

/**
 * Changes without a version. In changesets' pre mode, those that have one stay until its end, and are listed.
 *
 * @param {string} folder
 */
async function pendingChanges(folder) {
  const none = /** @type {string[]} */ ([])
  const names = await readdir(join(folder, '.changeset')).catch(() => none)
  const listed = names.includes('pre.json') ? join(folder, '.changeset/pre.json') : undefined
  const { changesets } = listed ? await readJson(listed) : { changesets: [] }
  return names
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .filter((name) => !changesets.includes(name.replace(/\.md$/, '')))
}

/** @param {string} clone */
async function version(clone) {
  const script = fileURLToPath(new URL('version.mjs', import.meta.url))
  await run(process.execPath, [script], { cwd: clone })
}

/**
 * Publishes what the registry does not have, and pushes a tag for each version, from here, where Git may push.
 *
 * @param {string} clone
 */
async function publish(clone) {
  const changeset = createRequire(import.meta.url).resolve('@changesets/cli/bin.js')
  const env = { ...process.env, NPM_CONFIG_IGNORE_SCRIPTS: 'true' }
  console.log(await run(process.execPath, [changeset, 'publish'], { cwd: clone, env }))
  await git('fetch', '--quiet', clone, 'refs/tags/*:refs/tags/*')
  await git('push', '--quiet', 'origin', '--tags')
}

/** @param {import('./packPackage.mjs').Packed} packed */
function describe({ name, version, size, unpackedSize, files, integrity }) {
  return [
    `${name}@${version}`,
    `  ${size} bytes packed, ${unpackedSize} unpacked, ${files.length} files`,
    `  ${integrity}`,
    ...files.map(({ path, size }) => `  ${String(size).padStart(9)}  ${path}`),
  ].join('\n')
}
