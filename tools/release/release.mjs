/**
 * `npm run release`: publishes every public package whose version is not yet in the registry, built from the
 * last commit in a fresh clone. `npm run release -- --help` explains the options.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { cloneHead } from './cloneHead.mjs'
import { packPackages } from './packPackages.mjs'
import { isPublished, publishPackage } from './publishPackage.mjs'
import { isPublic, readWorkspaces } from './readWorkspaces.mjs'
import { repositoryOf } from './repositoryLinks.mjs'
import { run } from './run.mjs'

const HELP = `Usage: npm run release -- [options]

Builds, packs and checks every public package from the last commit, in a fresh clone, and publishes those
whose version is not yet in the registry.

  --dry-run         publish nothing; pending changes get their versions first, as from "npm run version"
  --tag <name>      the npm tag to publish under (default: latest)
  --no-provenance   for a registry of your own, which does not support provenance
  --help            show this text

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
    const released = options.dryRun ? await publicPackages(clone) : await newPackages(clone)
    const where = { clone, destination: join(folder, 'tarballs'), repository }
    for (const packed of await packPackages(released, where)) {
      console.log(describe(packed))
      if (!options.dryRun) await publishPackage(packed, { root, ...options })
    }
    if (options.dryRun) console.log('Nothing was published: this was a dry run.')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      allowNegative: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        tag: { type: 'string', default: 'latest' },
        provenance: { type: 'boolean', default: true },
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

/** @param {string} folder */
async function pendingChanges(folder) {
  const names = await readdir(join(folder, '.changeset')).catch(() => [])
  return names.filter((name) => name.endsWith('.md') && name !== 'README.md')
}

/** @param {string} clone */
async function version(clone) {
  const script = fileURLToPath(new URL('version.mjs', import.meta.url))
  await run(process.execPath, [script], { cwd: clone })
}

/** @param {string} clone */
async function publicPackages(clone) {
  return (await readWorkspaces(clone)).filter(isPublic)
}

/** @param {string} clone */
async function newPackages(clone) {
  const found = []
  for (const workspace of await publicPackages(clone)) {
    const { name, version } = workspace.manifest
    if (await isPublished(workspace.manifest, root)) {
      console.log(`${name}@${version} is already in the registry.`)
    } else {
      found.push(workspace)
    }
  }
  return found
}

/** @param {import('./packPackage.mjs').Packed} packed */
function describe({ name, version, size, unpackedSize, files, integrity }) {
  return [
    `${name}@${version}, tag ${options.tag}`,
    `  ${size} bytes packed, ${unpackedSize} unpacked, ${files.length} files`,
    `  ${integrity}`,
    ...files.map(({ path, size }) => `  ${String(size).padStart(9)}  ${path}`),
  ].join('\n')
}
