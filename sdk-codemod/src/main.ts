#!/usr/bin/env node
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'

const HELP = `Usage: sdk-codemod [--dry] <files or folders>

Rewrites code for @polar-sh/sdk (0.30 or 1.x) to use @dramatis/sdk, and prints
what it leaves for you. Commit first, and format your code afterwards.

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
  for (const path of positionals) await collect(path, files)
  return report(files, values.dry ?? false)
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
    if (SOURCE.test(path))
      files.set(join(process.cwd(), relative(process.cwd(), path)), await readFile(path, 'utf8'))
    return
  }
  for (const name of await readdir(path)) {
    if (!IGNORED.includes(name)) await collect(join(path, name), files)
  }
}

const report = async (files: ReadonlyMap<string, string>, dry: boolean): Promise<number> => {
  // Imported here because it loads a compiler, which `--help` does not need.
  const { rewrite } = await import('./rewrite.ts')
  const results = rewrite(files)
  const changed = results.filter(({ isChanged }) => isChanged)
  const left = results.flatMap((result) => result.left)
  for (const { path, text } of changed) {
    if (!dry) await writeFile(path, text)
    console.log(`${dry ? 'would change' : 'changed'} ${relative(process.cwd(), path)}`)
  }
  for (const { path, line, reason } of left) {
    console.log(`left ${relative(process.cwd(), path)}:${line} ${reason}`)
  }
  console.log(
    `${changed.length} of ${counted(files.size, 'file')} ${dry ? 'would change' : 'changed'}, ${counted(left.length, 'place')} left.`,
  )
  return left.length === 0 ? 0 : 1
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})
