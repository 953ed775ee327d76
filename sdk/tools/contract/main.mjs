/**
 * `npm run contract -w sdk -- <openapi.json> [--digest] [--scaffold]` prints how a document of the platform
 * differs from the newest committed contract, and what remains to be written for it. `--digest` writes its
 * digest to `contract/`, which the tests compare with the operations; `--scaffold` writes the folder of a
 * new version, to be reviewed and corrected by hand. Build the package first.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { changes, toWrite } from './changes.mjs'
import { newestDigest } from './newestDigest.mjs'
import { readDocument } from './readDocument.mjs'
import { readEarlier } from './readEarlier.mjs'
import { scaffold } from './scaffold.mjs'

const root = new URL('../../', import.meta.url)

const [file, ...flags] = process.argv.slice(2)
if (!file)
  throw new Error('Usage: npm run contract -w sdk -- <openapi.json> [--digest] [--scaffold]')

const shape = readDocument(JSON.parse(await readFile(file, 'utf8')))
const newest = await newestDigest()
const lines = changes(newest, shape)
console.log(
  lines.length === 0
    ? `The document of ${shape.version} matches the committed contract of ${newest.version}.`
    : [...lines, 'To write', ...toWrite(newest, shape).map((line) => `  ${line}`)].join('\n'),
)
if (flags.includes('--digest')) await writeDigest()
if (flags.includes('--scaffold')) await writeVersion()

/** One line for each operation, entity and webhook, so that a change is a readable diff. */
async function writeDigest() {
  const part = (entries) =>
    Object.entries(entries).map(([name, it]) => `${JSON.stringify(name)}:${JSON.stringify(it)}`)
  const { version, operations, entities, webhooks } = shape
  const text = `{"version":"${version}",
"operations":{\n${part(operations).join(',\n')}},
"entities":{\n${part(entities).join(',\n')}},
"webhooks":{\n${part(webhooks).join(',\n')}}}\n`
  await writeFile(new URL(`contract/${version}.json`, root), text)
}

async function writeVersion() {
  const versions = (await readdir(new URL('src/', root))).filter((name) =>
    /^\d{4}-\d\d$/.test(name),
  )
  const last = versions
    .filter((version) => version !== shape.version)
    .sort()
    .at(-1)
  const earlier = await readEarlier(last, shape)
  for (const [path, text] of scaffold(shape, earlier).files) await writeNew(`${path}.ts`, text)
  for (const path of ['operation.ts', 'operations.ts', 'createBillingClient.ts', 'index.ts']) {
    const text = await readFile(new URL(`src/${last}/${path}`, root), 'utf8')
    await writeNew(path, text.replaceAll(`'${last}'`, `'${shape.version}'`))
  }
}

/** Writes a file unless it exists: a maintainer may already have edited it. */
async function writeNew(path, text) {
  const target = new URL(`src/${shape.version}/${path}`, root)
  await mkdir(dirname(target.pathname), { recursive: true })
  await writeFile(target, text, { flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
}
