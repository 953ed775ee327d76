/**
 * Builds the published files from the compiler's output: one ESM and one CommonJS module with
 * everything (a subpath is a typed view of it, and bundlers drop unused parts), and compact
 * declarations.
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
    // Keep names, because merchants read them in stack traces.
    keepNames: format === 'cjs',
    minifyIdentifiers: format === 'cjs',
    // Either of these would remove the annotations of pure constants, which bundlers need in the ESM.
    minifySyntax: format === 'cjs',
    minifyWhitespace: format === 'cjs',
    logLevel: 'warning',
  })

await bundle('esm', 'js')
const esm = new URL('bundle/index.js', dist)
await writeFile(esm, withTabs(await readFile(esm, 'utf8'), 2))
await bundle('cjs', 'cjs')
// These types come from an ES module, and TypeScript before 5.8 does not know that Node can require one.
await writeFile(new URL('index.d.cts', dist), `// @ts-nocheck\n${everything}`)

// The sandbox is a Node program with its dependencies bundled. It is a CommonJS module, so test
// runners that cannot require ES modules can load it too; Node supports named imports from it.
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

// Declarations are indented with tabs, and the table of operations refers to types instead of repeating them.
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
