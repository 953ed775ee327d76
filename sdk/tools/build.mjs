/**
 * Builds the published files from the compiler's output: compact declarations and, for each version of the
 * contract, one ESM and one CommonJS module with everything (a subpath is a typed view of it, and bundlers drop
 * unused parts). The versions share whatever belongs to no version.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { build, transform } from 'esbuild'
import { licensesOf } from './licensesOf.mjs'
import { pureConstants } from './pureConstants.mjs'
import { removeStale } from './removeStale.mjs'
import { fromRuntime, runtimeModules } from './runtime.mjs'
import { entries, subpathsOf, UNNAMED, VERSIONS } from './subpaths.mjs'
import { withTabs } from './withTabs.mjs'
import { writeDeclarations } from './writeDeclarations.mjs'

const dist = new URL('../dist/', import.meta.url)
const bundle = new URL('bundle/', dist)

/** The source of an entry: everything that its subpaths export. */
const everything = (modules) => modules.map((name) => `export * from './${name}.js'\n`).join('')

await removeStale(dist)
await rm(bundle, { recursive: true, force: true })
await mkdir(bundle, { recursive: true })
const runtime = await runtimeModules(dist)
await writeBundles({ runtime })
const { [UNNAMED]: unnamed, ...others } = entries
for (const together of [{ [UNNAMED]: unnamed }, others]) {
  await writeBundles(together, fromRuntime(dist, runtime))
}
for (const version of VERSIONS) await writeSubpaths(version)
// Unchecked: these types come from an ES module, and TypeScript before 5.8 does not know that Node can require one.
for (const [name, modules] of Object.entries(entries)) {
  if (VERSIONS.includes(name)) continue
  await writeFile(new URL(`${name}.d.cts`, dist), `// @ts-nocheck\n${everything(modules)}`)
}

// The sandbox is a Node program with its dependencies bundled. It is a CommonJS module, so test
// runners that cannot require ES modules can load it too; Node supports named imports from it.
// The names of functions are not kept, since defining them would take a quarter of its loading time.
const sandbox = await build({
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
  metafile: true,
  logLevel: 'warning',
})
await writeFile(new URL('bundle/sandbox.LICENSES.txt', dist), await licensesOf(sandbox.metafile))
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

await writeDeclarations(dist)

/** Writes entries and the code that they share, as ES modules and as CommonJS modules. */
async function writeBundles(modules, ...plugins) {
  const { outputFiles } = await build({
    entryPoints: Object.keys(modules).map((name) => ({ in: `entry:${name}`, out: name })),
    outdir: bundle.pathname,
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    plugins: [entryModules(modules), ...plugins, pureConstants],
    external: ['better-auth'],
    logLevel: 'warning',
  })
  for (const { path, text: written } of outputFiles) {
    // esbuild imports chunks for side effects that no module of the package has; bundlers would warn of each.
    const text = written.replaceAll(/^import "\.\/[\w-]+\.js";\n/gm, '')
    await writeFile(path, withTabs(text, 2))
    await writeFile(path.replace(/js$/, 'cjs'), await commonJs(text))
  }
}

/** Writes the modules of a version's subpaths, each of which exports its part of the version's bundle. */
async function writeSubpaths(version) {
  const subpaths = [['index', `${version}/index`], ...subpathsOf(version)]
  for (const [path, module] of subpaths) {
    const names = Object.keys(await import(new URL(`${module}.js`, dist))).join(', ')
    const up = '../'.repeat(path.split('/').length)
    const file = new URL(`${version}/${path}`, bundle)
    await mkdir(dirname(file.pathname), { recursive: true })
    await writeFile(`${file.pathname}.js`, `export { ${names} } from '${up}${version}.js'\n`)
    // CommonJS loads the whole bundle anyway.
    await writeFile(`${file.pathname}.cjs`, `module.exports = require('${up}${version}.cjs')\n`)
    await writeFile(
      `${file.pathname}.d.cts`,
      `// @ts-nocheck\nexport * from '${up}../${module}.js'\n`,
    )
  }
}

/** Entries that exist only for the bundler: each exports everything in its modules. */
function entryModules(modules) {
  return {
    name: 'entry-modules',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^entry:/ }, ({ path }) => ({
        path: path.replace('entry:', ''),
        namespace: 'entry',
      }))
      onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
        contents: everything(modules[path]),
        resolveDir: dist.pathname,
      }))
    },
  }
}

async function commonJs(text) {
  const { code } = await transform(text, {
    format: 'cjs',
    target: 'es2022',
    minify: true,
    // Keep names, because merchants read them in stack traces.
    keepNames: true,
  })
  return code.replaceAll(/(require\("\.\/[\w-]+)\.js"\)/g, '$1.cjs")')
}
