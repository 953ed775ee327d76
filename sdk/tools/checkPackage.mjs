/**
 * Checks the package as it would be published: publint, arethetypeswrong for every subpath and module
 * system, and the declarations of every entry point against its committed report in `api-report/`.
 * Run it after a build; `--update` writes the reports again.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkTarball } from '../../tools/release/checkTarball.mjs'
import { packPackage } from '../../tools/release/packPackage.mjs'
import { apiReports } from './apiReports.mjs'
import { missingIn } from './describe.mjs'
import { entries, VERSIONS } from './subpaths.mjs'

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

async function compareApi(files) {
  const published = files.map(({ path }) => path).filter((path) => path.endsWith('.d.ts'))
  const { reports, covered } = await apiReports()
  if (process.argv.includes('--update')) await writeReports(reports)
  const declarations = [...covered].map((name) => `dist/${name}.d.ts`)
  const needed = [...(await entryPoints()), ...declarations, NOTICES]
  const missing = needed.filter((needs) => !files.some(({ path }) => path === needs))
  const unneeded = published.filter((path) => !declarations.includes(path))
  return [
    ...(await undescribedNames(published)),
    ...missing.map((path) => `${path} is not published.`),
    ...unneeded.map((path) => `${path} is published, but no entry point refers to it.`),
    ...(await changedReports(reports)).map(
      (name) => `The API differs from api-report/${name}; review it, then run with --update.`,
    ),
  ]
}

/** Operations, entity properties and request properties for which an editor would show no description. */
async function undescribedNames(published) {
  const ofVersions = published.filter((path) =>
    ['shared', ...VERSIONS].some((folder) => path.startsWith(`dist/${folder}/`)),
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
    .filter((entry) => typeof entry === 'object' && entry !== null)
    .flatMap((entry) => Object.values(entry).map(({ types }) => types.replace('./', '')))
    .filter((types) => !types.includes('*'))
  const modules = Object.values(entries).flat()
  return [...new Set([...named, ...modules.map((name) => `dist/${name}.d.ts`)])]
}

/** The names of reports that differ from the API, or that have no entry point. */
async function changedReports(reports) {
  const committed = new Map()
  for (const name of await readdir(reportFolder)) {
    committed.set(name, await readFile(join(reportFolder, name), 'utf8'))
  }
  const current = new Map([...reports].map(([entry, text]) => [`${entry}.txt`, text]))
  const names = new Set([...committed.keys(), ...current.keys()])
  return [...names].filter((name) => committed.get(name) !== current.get(name))
}

async function writeReports(reports) {
  await rm(reportFolder, { recursive: true, force: true })
  await mkdir(reportFolder)
  for (const [entry, text] of reports) await writeFile(join(reportFolder, `${entry}.txt`), text)
}
