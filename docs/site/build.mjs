/** `npm run docs:site`: builds the site for merchants into docs/site/dist. With `-- --serve`, serves it as well. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build, context } from 'esbuild'
import { agentFiles } from './src/agentFiles.mjs'
import { guidePages } from './src/guidePages.mjs'
import { layout } from './src/layout.mjs'
import { referencePages } from './src/referencePages.mjs'
import { searchIndex } from './src/searchIndex.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))
const dist = join(folder, 'dist')

const { values } = parseArgs({
  options: { serve: { type: 'boolean' }, port: { type: 'string', default: '4040' } },
})

await rm(dist, { recursive: true, force: true })
const pages = [...(await guidePages()), ...(await referencePages())]
await Promise.all([
  assets(),
  search(),
  ...pages.map((page) => write(page.path, layout(page, pages))),
  ...(await agentFiles()).map(({ path, text }) => write(path, text)),
])
process.stdout.write(`Wrote ${pages.length} pages to ${dist}.\n`)
if (values.serve) await serve()

/** @param {string} path @param {string} text */
async function write(path, text) {
  const file = join(dist, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function assets() {
  await build({
    entryPoints: [join(folder, 'page/site.ts'), join(folder, 'page/site.css')],
    outdir: join(dist, 'assets'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    logLevel: 'warning',
  })
  await cp(join(folder, 'page/icon.svg'), join(dist, 'assets/icon.svg'))
}

async function search() {
  await write('assets/search.json', JSON.stringify(searchIndex(pages)))
}

async function serve() {
  const server = await (
    await context({})
  ).serve({
    servedir: dist,
    host: '127.0.0.1',
    port: Number(values.port),
  })
  process.stdout.write(`http://127.0.0.1:${server.port}\n`)
}
