/**
 * `node tools/affectedTests.mjs store/src/quota.ts`: prints the tests that import these files, directly or
 * indirectly, in any package. Jest's own search stops at a package's boundary.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { bin } from './bin.mjs'

const CRUISED = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.']

/** Maps each module to the modules that import it. Paths are relative to the repository's root. */
const readImporters = () => {
  const printed = execFileSync(
    process.execPath,
    [bin('depcruise', 'dependency-cruiser'), ...CRUISED],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  const importers = new Map()
  for (const { source, dependencies } of JSON.parse(printed).modules) {
    for (const { resolved } of dependencies) {
      const module = sourceOf(resolved)
      importers.set(module, [...(importers.get(module) ?? []), source])
    }
  }
  return importers
}

/** The source of a built file, since imports of other packages resolve to their builds. */
const sourceOf = (file) => {
  const base = file.replace(/\/dist\/(bundle\/)?/, '/src/').replace(/(\.d)?\.[cm]?[jt]s$/, '')
  const found = file.includes('/dist/') && ['.ts', '.tsx'].find((end) => existsSync(base + end))
  return found ? base + found : file
}

const affectedBy = (files) => {
  const importers = readImporters()
  const affected = new Set(files)
  for (const file of affected)
    for (const importer of importers.get(file) ?? []) affected.add(importer)
  return [...affected]
}

const tests = affectedBy(process.argv.slice(2)).filter((file) => /\.test\.tsx?$/.test(file))
process.stdout.write(tests.map((file) => `${file}\n`).join(''))
