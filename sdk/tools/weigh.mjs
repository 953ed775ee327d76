/** Prints the minified and gzipped bytes of one function and of the whole client, from the sources. */
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { pureConstants } from './pureConstants.mjs'

const programs = {
  oneFunction: `
    import { createBillingCore } from './createBillingCore.ts'
    import { listSubscriptions } from './subscriptions.ts'
    listSubscriptions(createBillingCore({ accessToken: 'x' }))({})().then(console.log)`,
  wholeClient: `
    import { createBillingClient } from './createBillingClient.ts'
    console.log(createBillingClient())`,
}

const weights = {}
for (const [name, contents] of Object.entries(programs)) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../src', import.meta.url)) },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    plugins: [pureConstants],
  })
  weights[name] = gzipSync(outputFiles[0].contents, { level: 9 }).length
}
console.log(JSON.stringify(weights))
