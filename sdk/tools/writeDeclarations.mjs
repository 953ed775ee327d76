import { readdir, readFile, writeFile } from 'node:fs/promises'
import { described } from './describe.mjs'
import { VERSIONS } from './subpaths.mjs'
import { leaves } from './table.mjs'
import { withTabs } from './withTabs.mjs'

/**
 * Prepares the compiler's declarations for publishing: imports that older versions of TypeScript understand,
 * docstrings from the table of operations and `contract/descriptions.json`, tabs, and a table of operations that
 * refers to types instead of repeating them.
 *
 * @param {URL} dist after the bundles have been written
 */
export const writeDeclarations = async (dist) => {
  const { homepage } = JSON.parse(await readFile(new URL('../package.json', dist), 'utf8'))
  const operations = new Map(
    await Promise.all(
      VERSIONS.map(async (version) => [version, await operationsOf(dist, version)]),
    ),
  )
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const file = new URL(name, dist)
    const text = name.endsWith('/operations.d.ts')
      ? await operationsByReference(name)
      : withTabs(withJsImports(await readFile(file, 'utf8')), 4)
    const [folder] = name.split('/')
    const known = operations.get(folder === 'shared' ? VERSIONS.at(-1) : folder)
    await writeFile(file, known ? described(text, known, homepage) : text)
  }
}

/** The operations of a version, by the name of the function and by that of the client's method. */
const operationsOf = async (dist, version) => {
  const module = await import(new URL(`bundle/${version}.js`, dist))
  const functions = Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'function' && 'operation' in value ? [[name, value.operation]] : [],
  )
  const methods = leaves(module.operations).map((operation) => [operation.name, operation])
  return new Map([...functions, ...methods])
}

// The compiler leaves the sources' names in imports, which TypeScript before 5.0 silently treats as `any`.
const withJsImports = (text) =>
  text.replaceAll(/((?:from|import\() ?["']\.[^"']+)\.ts(?=["'])/g, '$1.js')

const operationsByReference = async (name) => {
  const source = await readFile(
    new URL(`../src/${name.replace('.d.ts', '.ts')}`, import.meta.url),
    'utf8',
  )
  const types = source
    .replaceAll(/(\w+: )(\w+\.\w+)/g, '$1typeof $2')
    .replace('export const operations =', 'export declare const operations:')
    .replaceAll('.ts', '.js')
  return withTabs(types, 2)
}
