/**
 * `node tools/contract/writeLimits.mjs <openapi.json> <version>` writes the limits of the requests of a document
 * to `src/sandbox/limits/`, so that the sandbox refuses what the platform refuses.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { readLimits } from './readLimits.mjs'

const [file, version] = process.argv.slice(2)
if (!version) throw new Error('Usage: node tools/contract/writeLimits.mjs <openapi.json> <version>')

const { parts, operations } = readLimits(JSON.parse(await readFile(file, 'utf8')))

/** One line for each part and operation, so that a change is a readable diff. */
const lines = (entries) =>
  Object.entries(entries)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, limit]) => `    ${JSON.stringify(name)}: ${JSON.stringify(limit)},\n`)
    .join('')

await writeFile(
  new URL(`../../src/sandbox/limits/limits${version.slice(0, 4)}.ts`, import.meta.url),
  `import type { ContractLimits } from './Limit.ts'

/** The limits of ${version}. Written by tools/contract/writeLimits.mjs. */
// prettier-ignore
export const limits${version.slice(0, 4)}: ContractLimits = {
  parts: {
${lines(parts)}  },
  operations: {
${lines(operations)}  },
}
`,
)
