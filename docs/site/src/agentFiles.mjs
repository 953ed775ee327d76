import { readFile } from 'node:fs/promises'
import { CHAPTERS, GUIDES, MIGRATION } from './contents.mjs'

/** What coding agents read: each guide as Markdown, the skill of the sandbox, and `llms.txt`, which lists them. */
export const agentFiles = async () => {
  const guides = await Promise.all(
    [...GUIDES, ...CHAPTERS, ...MIGRATION].map((name) => source(`guides/${name}.md`)),
  )
  const skill = await source('skills/sandbox/SKILL.md')
  const text = `# @dramatis/sdk

> A validated client for the billing platform: subscriptions, products, license keys, usage, webhooks, in TypeScript, with a sandbox that needs no account. Import from \`@dramatis/sdk\` (contract 2026-10); create a client with \`createBillingClient({ accessToken })\`.

Each page is Markdown, and its programs run as they are.

## Tasks

${guides.map(line).join('\n')}

## Skills

${line(skill)}
`
  return [...guides, skill, { path: 'llms.txt', text }]
}

const source = async (path) => ({
  path,
  text: await readFile(new URL(`../${path}`, import.meta.url), 'utf8'),
})

/** A link with the page's title, and its first sentence. */
const line = ({ path, text }) => {
  const [, title = '', first = ''] = /^# (.+)\n\n([^]+?)(?:\n\n|$)/m.exec(text) ?? []
  const [sentence] = first.replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1').split(/(?<=[.:]) /)
  return `- [${title.replaceAll('`', '')}](${path}): ${sentence}`
}
