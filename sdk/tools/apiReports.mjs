import { readFile } from 'node:fs/promises'
import ts from 'typescript'
import { stableDeclaration } from './stableDeclaration.mjs'
import { CURRENT, entries, UNNAMED } from './subpaths.mjs'

const dist = new URL('../dist/', import.meta.url)

/** The entry points of the package, the unnamed version and the current one first, and the modules whose exports each has. */
const { [UNNAMED]: unnamed, [CURRENT]: current, ...others } = entries
const entryPoints = { [UNNAMED]: unnamed, [CURRENT]: current, ...others, sandbox: ['sandbox'] }

const HEADER =
  '// Generated from the built declarations: `npm run check:package -w sdk -- --update` writes it again.'

/**
 * The public API as one report for each entry point, by the entry's name: the declarations that it exports, and those
 * that they refer to. What several entry points share is in the report of the first of them.
 *
 * Also returns the modules that the reports cover.
 */
export const apiReports = async () => {
  const covered = new Set()
  const reports = new Map()
  for (const [entry, modules] of Object.entries(entryPoints)) {
    const own = new Map()
    for (const name of modules) await collect(name, covered, own)
    const subpaths = modules.map((name) => `export * from './${name}.js'`)
    const parts = [...own].sort().map(([name, text]) => `// ${name}\n${text}`)
    reports.set(entry, [HEADER, `${subpaths.join('\n')}\n`, ...parts].join('\n'))
  }
  return { reports, covered }
}

/** Adds the declarations of a module, and of those that it refers to, unless another report has them. */
const collect = async (name, covered, own) => {
  if (covered.has(name)) return
  covered.add(name)
  const text = await readFile(new URL(`${name}.d.ts`, dist), 'utf8')
  own.set(name, stableDeclaration(text))
  for (const path of referencesIn(text)) {
    const { pathname } = new URL(path, new URL(name, 'file:///'))
    await collect(pathname.slice(1).replace(/\.js$/, ''), covered, own)
  }
}

/** The relative paths of the modules that a declaration file refers to. */
const referencesIn = (text) => {
  const { importedFiles } = ts.preProcessFile(text)
  return importedFiles.map(({ fileName }) => fileName).filter((path) => path.startsWith('.'))
}
