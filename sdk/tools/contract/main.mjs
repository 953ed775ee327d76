/**
 * `npm run contract -w sdk -- <openapi.json>` prints how a document of the platform differs from the committed digest, and what
 * a maintainer has to write for it. With `--write`, its digest becomes the committed one: then `npm run generate -w sdk`
 * writes the sources again.
 */
import { readFile } from 'node:fs/promises'
import { changes, toWrite } from './changes.mjs'
import { readDocument } from './readDocument.mjs'
import { writeDigest } from './writeDigest.mjs'

const [file, ...flags] = process.argv.slice(2)
if (!file) throw new Error('Usage: npm run contract -w sdk -- <openapi.json> [--write]')

const contract = new URL('../../contract/', import.meta.url)
const json = async (path) => JSON.parse(await readFile(path, 'utf8'))

const newer = readDocument(await json(file))
const older = await json(new URL('document.json', contract))
const lines = changes(older, newer)
console.log(
  lines.length === 0
    ? `The document of ${newer.version} matches the committed digest.`
    : [
        ...lines,
        ...toWrite(older, newer, {
          ...(await json(new URL('versions.json', contract))),
          overrides: await json(new URL('overrides.json', contract)),
        }),
      ].join('\n'),
)
if (flags.includes('--write')) await writeDigest(newer)
