/**
 * Makes what is published out of what the compiler wrote: one ESM and one CommonJS module that hold
 * everything (a subpath is a typed view of it, and bundlers leave out what is not used), and
 * declarations small enough to be installed everywhere.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { pureConstants } from './pureConstants.mjs'
import { subpaths } from './subpaths.mjs'

const dist = new URL('../dist/', import.meta.url)
const modules = ['index', ...subpaths]
const everything = modules.map((name) => `export * from './${name}.js'\n`).join('')

const bundle = (format, extension) =>
  build({
    stdin: { contents: everything, resolveDir: dist.pathname },
    outfile: `${dist.pathname}bundle/index.${extension}`,
    bundle: true,
    format,
    platform: 'neutral',
    target: 'es2022',
    plugins: [pureConstants],
    // Names stay: they are what a merchant reads in a stack.
    keepNames: format === 'cjs',
    minifyIdentifiers: format === 'cjs',
    // In the ESM, bundlers look for the marks of pure constants, which either of these would remove.
    minifySyntax: format === 'cjs',
    minifyWhitespace: format === 'cjs',
    logLevel: 'warning',
  })

await bundle('esm', 'js')
const esm = new URL('bundle/index.js', dist)
await writeFile(esm, withTabs(await readFile(esm, 'utf8'), 2))
await bundle('cjs', 'cjs')
// Compilers before 5.8 do not know that Node can require an ES module, which these types come from.
await writeFile(new URL('index.d.cts', dist), `// @ts-nocheck\n${everything}`)

// The sandbox is a program for Node, with all that it runs on inside. It is one CommonJS module, so
// that test runners that cannot require ES modules can load it too; Node imports it by its names.
await build({
  stdin: {
    contents: `export * from './sandbox.js'\nexport { runSandbox } from './sandbox/main.js'\n`,
    resolveDir: dist.pathname,
  },
  outfile: `${dist.pathname}bundle/sandbox.cjs`,
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  minify: true,
  keepNames: true,
  logLevel: 'warning',
})
await writeFile(
  new URL('bundle/sandbox.js', dist),
  `export { DataFileError, DEMO, startSandbox } from './sandbox.cjs'\n`,
)
await writeFile(
  new URL('bundle/dramatis-sandbox.cjs', dist),
  `#!/usr/bin/env node\nrequire('./sandbox.cjs').runSandbox(process.argv.slice(2))\n`,
  { mode: 0o755 },
)
await writeFile(new URL('sandbox.d.cts', dist), `// @ts-nocheck\nexport * from './sandbox.js'\n`)

// Declarations: with tabs, and the table of operations by reference instead of every type again.
for (const name of await declarations()) {
  const file = new URL(name, dist)
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    name === 'operations.d.ts' ? await operationsByReference() : withTabs(text, 4),
  )
}

async function declarations() {
  const names = await readdir(dist, { recursive: true })
  return names.filter((name) => name.endsWith('.d.ts'))
}

async function operationsByReference() {
  const source = await readFile(new URL('../src/operations.ts', import.meta.url), 'utf8')
  const types = source
    .replaceAll(/(\w+: )(\w+\.\w+)/g, '$1typeof $2')
    .replace('export const operations =', 'export declare const operations:')
    .replaceAll('.ts', '.js')
  return withTabs(types, 2)
}

function withTabs(text, width) {
  const indentation = new RegExp(`^( {${width}})+`, 'gm')
  return text.replaceAll(indentation, (spaces) => '\t'.repeat(spaces.length / width))
}
