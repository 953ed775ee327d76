/**
 * Prints as JSON the program of each guide with its expected output, and, for each version of the contract, a program
 * with every example of its reference.
 */
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { CHAPTERS, GUIDES, MIGRATION, VERSIONS } from '../../src/contents.mjs'
import { extractBlocks } from '../../../../tools/release/extractBlocks.mjs'
import { entryOf, OPERATIONS } from '../../src/referencePages.mjs'
import { callOf } from '../../src/samples.mjs'

const guide = (name) => programIn(name, `guides/${name}.md`)

const programIn = async (name, path) => {
  const text = await readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
  const blocks = extractBlocks(text).filter((block) => block.name === undefined)
  const all = (language) =>
    blocks.filter((block) => block.language === language).map((block) => block.text)
  return { name, program: all('ts').join('\n'), output: all('text').join('') }
}

const examples = (version) =>
  [
    `import { createBillingClient } from '${entryOf(version)}'`,
    "const client = createBillingClient({ accessToken: 'a token' })",
    "const customerSession = 'a session'",
    ...OPERATIONS[version].map((operation) => `{\n${callOf(operation)}\n}`),
    'export { customerSession }',
  ].join('\n')

const guides = await Promise.all([
  ...[...GUIDES, ...CHAPTERS, ...MIGRATION].map(guide),
  programIn('skill', 'skills/sandbox/SKILL.md'),
])
process.stdout.write(
  JSON.stringify({
    guides: guides.filter(({ program }) => program !== ''),
    examples: VERSIONS.map((version) => ({
      name: `examples-${version}`,
      program: examples(version),
    })),
  }),
)
