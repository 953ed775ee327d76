/**
 * Builds `dist/site`, which is served, and `dist/package` and `dist/types`, which are published to npm. Builds the
 * core first, because the loader contains the name and hash of its file.
 */
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import webpack from 'webpack'
import { core } from './webpackCore.mjs'
import { framed, loaders } from './webpackLoader.mjs'

const require = createRequire(import.meta.url)
const directory = path.join(import.meta.dirname, '..')
const dist = (...names) => path.join(directory, 'dist', ...names)
const version = process.env.EMBED_VERSION || require('../package.json').version

/** @param {import('webpack').Configuration | import('webpack').Configuration[]} configuration */
const run = async (configuration) => {
  const compiler = webpack(configuration)
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  })
  await new Promise((resolve) => compiler.close(resolve))
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'))
  return stats
}

await rm(dist(), { recursive: true, force: true })
const site = dist('site', version)

/** Builds a script that the loader loads, and returns its name and its hash. */
const build = async (entry, configuration) => {
  const stats = await run(configuration)
  const [file] = stats.compilation.entrypoints.get(entry).getFiles()
  const hash = createHash('sha384').update(await readFile(path.join(site, file)))
  return { file, integrity: `sha384-${hash.digest('base64')}` }
}

const { file, integrity } = await build('core', core({ output: site, version }))
const frame = await build('framed', framed({ site, version }))
await run(
  loaders({
    site,
    package: dist('package'),
    version,
    cores: `${file} ${integrity}`,
    framed: `${frame.file} ${frame.integrity}`,
  }),
)

const describe = (folder, core) =>
  writeFile(
    dist('site', folder, 'embed.json'),
    `${JSON.stringify({ version, core, integrity, previous: null }, null, 2)}\n`,
  )
await describe(version, file)

// `v1`, the address that partners use, loads both from the folder of its version.
await mkdir(dist('site/v1'), { recursive: true })

for (const folder of [version, 'v1']) {
  await cp(path.join(directory, 'src/framePage/frame.html'), dist('site', folder, 'frame.html'))
}
for (const name of ['dramatis.js', 'frame.js', 'remoteEntry.js']) {
  let script = await readFile(path.join(site, name), 'utf8')
  for (const loaded of [file, frame.file]) {
    script = script.replaceAll(loaded, `../${version}/${loaded}`)
  }
  await writeFile(dist('site/v1', name), script)
}
await describe('v1', `../${version}/${file}`)

// The declarations are bundled, since the package has no dependencies from which to import types.
const declarations = await rollup({
  input: Object.fromEntries(
    ['index', 'react', 'vue'].map((name) => [name, path.join(directory, `src/${name}.ts`)]),
  ),
  external: ['react', 'vue', '@dramatis/embed'],
  plugins: [
    dts({
      tsconfig: path.join(directory, 'tsconfig.json'),
      includeExternal: ['@dramatis/catalogue', '@dramatis/generator-mfe'],
    }),
  ],
})
await declarations.write({ dir: dist('types') })
for (const name of ['svelte.d.ts', 'solid.d.ts', 'preact.d.ts']) {
  await cp(path.join(directory, 'src', name), dist('types', name))
}
