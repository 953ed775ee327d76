/** `npm run docs:tables`: writes the tables that are made from code and tests into the documents. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import '../dev/registerTypeScript.mjs'

const { generatedDocs } = await import('./generatedDocs.ts')

const root = fileURLToPath(new URL('../..', import.meta.url))
for (const [path, text] of generatedDocs(root)) writeFileSync(join(root, path), text)
