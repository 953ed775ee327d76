/**
 * Checks the package as it would be published: publint, arethetypeswrong for every subpath and module
 * system, and the declarations of every entry point against the committed reports in `api-report/`.
 * Run it after a build; `--update` writes new reports.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkTarball } from '../../tools/release/checkTarball.mjs'
import { packPackage } from '../../tools/release/packPackage.mjs'
import { missingIn } from './describe.mjs'
import { entries, VERSIONS } from './subpaths.mjs'
import { stableDeclaration } from './stableDeclaration.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const reportFolder = join(root, 'api-report')

/** The licenses of the packages that are bundled into the sandbox, which must be published with it. */
const NOTICES = 'dist/bundle/sandbox.LICENSES.txt'

const problems = await checkPacked()
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'The package is clean.' : `${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1

async function checkPacked() {
  const folder = await mkdtemp(join(tmpdir(), 'sdk-pack-'))
  try {
    const { tarball, files } = await packPackage(root, folder)
    return [...(await checkTarball(tarball)), ...(await compareApi(files))]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** One report for each published declaration: those of the entry points, and those they import. */
async function compareApi(files) {
  const published = files.map(({ path }) => path).filter((path) => /\.d\.c?ts$/.test(path))
  if (process.argv.includes('--update')) await writeReports(published)
  const needed = [...(await entryPoints()), NOTICES]
  const missing = needed.filter((needs) => !files.some(({ path }) => path === needs))
  const reports = await readdir(reportFolder, { recursive: true })
  const obsolete = reports.filter(
    (name) => name.endsWith('.txt') && !published.some((path) => reportOf(path) === name),
  )
  const changed = await Promise.all(
    published.map(async (path) => ((await isSame(path)) ? [] : path)),
  )
  return [
    ...(await undescribedNames(published)),
    ...missing.map((path) => `${path} is not published.`),
    ...[...obsolete, ...changed.flat().map(reportOf)].map(
      (name) => `The API differs from api-report/${name}; review it, then run with --update.`,
    ),
  ]
}

/** Operations, entity properties and request properties for which an editor would show no description. */
async function undescribedNames(published) {
  const ofVersions = published.filter((path) =>
    VERSIONS.some((version) => path.startsWith(`dist/${version}/`)),
  )
  const names = await Promise.all(
    ofVersions.map(async (path) => missingIn(await readFile(join(root, path), 'utf8'))),
  )
  return names
    .flat()
    .map(({ name }) => `${name} has no docstring; describe it in contract/descriptions.json.`)
}

/** The declarations that `exports` refers to, and those of every subpath. */
async function entryPoints() {
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const named = Object.values(exports)
    .filter((entry) => typeof entry === 'object')
    .flatMap((entry) => Object.values(entry).map(({ types }) => types.replace('./', '')))
    .filter((types) => !types.includes('*'))
  const modules = Object.values(entries).flat()
  return [...new Set([...named, ...modules.map((name) => `dist/${name}.d.ts`)])]
}

function reportOf(path) {
  return `${relative('dist', path)}.txt`
}

async function isSame(path) {
  const committed = await readFile(join(reportFolder, reportOf(path)), 'utf8').catch(() => '')
  return committed === (await reportFor(path))
}

async function reportFor(path) {
  return stableDeclaration(await readFile(join(root, path), 'utf8'))
}

async function writeReports(published) {
  await rm(reportFolder, { recursive: true, force: true })
  for (const path of published) {
    const file = join(reportFolder, reportOf(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await reportFor(path))
  }
}
