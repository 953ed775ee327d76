/**
 * Checks what is published, after a build: publint, arethetypeswrong for every subpath and way of
 * resolving modules, and the API against the committed report (`--update` writes a new one).
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

const root = fileURLToPath(new URL('..', import.meta.url))
const reportFile = join(root, 'api-report', 'sdk.api.txt')

const problems = [...(await lint()), ...(await resolve()), ...(await compareApi())]
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'The package is clean.' : `${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1

async function lint() {
  const { messages, pkg } = await publint({ pkgDir: root, strict: true })
  return messages.map((message) => `publint: ${formatMessage(message, pkg)}`)
}

async function resolve() {
  const folder = await mkdtemp(join(tmpdir(), 'sdk-pack-'))
  try {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root })
    const [tarball] = await readdir(folder)
    const data = await readFile(join(folder, tarball))
    const { problems } = await checkPackage(createPackageFromTarballData(new Uint8Array(data)))
    return problems.map((problem) => `arethetypeswrong: ${JSON.stringify(problem)}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function compareApi() {
  const report = await apiReport()
  if (process.argv.includes('--update')) await writeFile(reportFile, report)
  const committed = await readFile(reportFile, 'utf8').catch(() => '')
  return committed === report
    ? []
    : ['The API differs from api-report/sdk.api.txt; review it, then run with --update.']
}

/** All published declarations, one after another. */
async function apiReport() {
  const [{ files }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--silent'], {
      cwd: root,
      encoding: 'utf8',
    }),
  )
  const names = files.map(({ path }) => path).filter((path) => path.endsWith('.d.ts'))
  const texts = await Promise.all(
    names.sort().map(async (name) => `// ${name}\n${await readFile(join(root, name), 'utf8')}`),
  )
  return texts.join('\n')
}
