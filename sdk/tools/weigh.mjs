/**
 * Prints, as JSON, the size in bytes, minified and gzipped, of one function and of the whole client for each version,
 * and of the embed. Each is bundled from a single module that contains everything, like those of the package.
 */
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { pureConstants } from './pureConstants.mjs'
import { entries, VERSIONS } from './subpaths.mjs'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))

const bundled = async (contents, options) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: SOURCES },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    ...options,
  })
  return outputFiles[0].contents
}

const weigh = async (program, library) => {
  const published = await bundled(library, { plugins: [pureConstants] })
  const everything = {
    name: 'everything',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^sdk$/ }, () => ({
        path: 'sdk',
        namespace: 'everything',
        sideEffects: false,
      }))
      onLoad({ filter: /.*/, namespace: 'everything' }, () => ({ contents: published }))
    },
  }
  const minified = await bundled(program, { minify: true, plugins: [everything] })
  return gzipSync(minified, { level: 9 }).length
}

const weights = {
  'checkout embed': await weigh(`export * from 'sdk'`, `export * from './embed/index.ts'`),
}
for (const version of VERSIONS) {
  const modules = Object.values(entries).find((names) => names.includes(`${version}/webhooks`))
  const library = modules.map((name) => `export * from './${name}.ts'\n`).join('')
  weights[`oneFunction ${version}`] = await weigh(
    `import { createBillingCore, listSubscriptions } from 'sdk'
     listSubscriptions(createBillingCore({ accessToken: 'x' }))({})().then(console.log)`,
    library,
  )
  weights[`wholeClient ${version}`] = await weigh(
    `import { createBillingClient } from 'sdk'
     console.log(createBillingClient())`,
    library,
  )
}
console.log(JSON.stringify(weights))
