/** `npm run spec-coverage`: writes the tables of statements and their tests into the documents. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import '../dev/registerTypeScript.mjs'

const { readCoverage } = await import('./coverage.ts')

const root = fileURLToPath(new URL('../..', import.meta.url))
for (const [path, text] of readCoverage(root)) writeFileSync(join(root, path), text)
