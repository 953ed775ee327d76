#!/usr/bin/env node
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Installed } from './installed.ts'
import { installedFor, problemWith } from './installed.ts'

const HELP = `Usage: sdk-codemod [--dry] <files or folders>

Rewrites code for @polar-sh/sdk (0.30 to 1.x) to use @dramatis/sdk, compiles the
result, and prints each place that is left for you. Commit first, and format
your code afterwards.

  --dry   print what would change, and change nothing
  --help  print this help`

const SOURCE = /(?<!\.d)\.[cm]?[jt]sx?$/
const IGNORED = ['node_modules', 'dist', 'build', '.git']

/** Resolves to the exit code: 0 if nothing is left, 1 if a person must check something, 2 for invalid arguments. */
const main = async (): Promise<number> => {
  const parsed = parsedArgs()
  if (typeof parsed === 'string') {
    console.error(`${parsed}\nSee sdk-codemod --help.`)
    return 2
  }
  const { values, positionals } = parsed
  if (values.help) {
    console.log(HELP)
    return 0
  }
  if (positionals.length === 0) {
    console.error('Name the files or folders to rewrite. See sdk-codemod --help.')
    return 2
  }
  const files = new Map<string, string>()
  for (const path of positionals) await collect(resolve(path), files)
  return run(files, values.dry ?? false)
}

const parsedArgs = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { dry: { type: 'boolean' }, help: { type: 'boolean' } },
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const collect = async (path: string, files: Map<string, string>): Promise<void> => {
  const entry = await stat(path)
  if (entry.isFile()) {
    if (SOURCE.test(path)) files.set(path, await readFile(path, 'utf8'))
    return
  }
  for (const name of await readdir(path)) {
    if (!IGNORED.includes(name)) await collect(resolve(path, name), files)
  }
}

/** The versions that the files use, by folder. */
const versionsOf = async (
  files: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Installed>> => {
  const folders = new Set(
    [...files].flatMap(([path, text]) => (text.includes('@polar-sh/sdk') ? [dirname(path)] : [])),
  )
  const found = new Map<string, Installed>()
  for (const folder of folders) {
    const installed = await installedFor(folder)
    if (installed) found.set(folder, installed)
  }
  return found
}

const run = async (files: ReadonlyMap<string, string>, dry: boolean): Promise<number> => {
  const versions = await versionsOf(files)
  const notes = [...versions.values()].map(
    (one) =>
      problemWith({ ...one, source: shown(one.source) }) ??
      `@polar-sh/sdk ${one.version} (${shown(one.source)})`,
  )
  for (const note of new Set(notes)) console.log(note)
  // Imported here because they load a compiler, which `--help` does not need.
  const { rewrite } = await import('./rewrite.ts')
  const { reportOn } = await import('./report.ts')
  const results = rewrite(files, (path) => versions.get(dirname(path)))
  const changed = results.filter(({ isChanged }) => isChanged)
  const { left, toCheck, uncompiled } = reportOn(results)
  for (const { path, text } of changed) {
    if (!dry) await writeFile(path, text)
    console.log(`${dry ? 'would change' : 'changed'} ${shown(path)}`)
  }
  for (const { path, line, reason } of left) console.log(`left ${shown(path)}:${line} ${reason}`)
  for (const { path, line, reason } of toCheck)
    console.log(`check ${shown(path)}:${line} ${reason}`)
  if (uncompiled.length > 0)
    console.log(
      `No tsconfig.json includes ${counted(uncompiled.length, 'of these files', 'of these files')}: compile them to find what else is left.`,
    )
  console.log(
    `${changed.length} of ${counted(files.size, 'file')} ${dry ? 'would change' : 'changed'}, ${counted(left.length, 'place')} left, ${toCheck.length} to check.`,
  )
  return left.length + toCheck.length === 0 ? 0 : 1
}

const shown = (path: string): string => relative(process.cwd(), path)

const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})
