/**
 * `node sdk/tools/referenceClient.mjs`: fetches the platform's own client of 2026-10 and writes it as one file, for
 * sdk/test/all/referenceClients.test.ts. As a dependency it would make `npm ci` warn on Node 20, where it works.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const CLIENT = '@polar-sh/sdk@1.0.1'

const outfile = fileURLToPath(new URL('../test/reference/polar-1.0.cjs', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'reference-client-'))
try {
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', CLIENT], { stdio: 'inherit' })
  const license = await readFile(join(folder, 'node_modules/@polar-sh/sdk/LICENSE'), 'utf8')
  await build({
    stdin: {
      contents: `export { createPolar, webhooks } from '@polar-sh/sdk/2026-10'`,
      resolveDir: folder,
    },
    outfile,
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    platform: 'node',
    banner: {
      js: `// Written by \`node sdk/tools/referenceClient.mjs\` from ${CLIENT}.\n/*\n${license.trim()}\n*/`,
    },
  })
} finally {
  await rm(folder, { recursive: true })
}
