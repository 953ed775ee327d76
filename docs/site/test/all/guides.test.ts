import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startSandbox } from '@dramatis/sdk/sandbox'
import { transform } from 'esbuild'
import getPort from 'get-port'

const run = promisify(execFile)
const root = join(__dirname, '../../../..')
/** A folder within the repository, because the guides import the SDK. */
const folder = join(root, 'node_modules/.cache/docs-site')

interface Program {
  readonly name: string
  readonly program: string
}

interface Guide extends Program {
  readonly output: string
}

let guides: readonly Guide[]
let examples: readonly Program[]

beforeAll(async () => {
  const { stdout } = await run(process.execPath, [join(__dirname, 'printPrograms.mjs')])
  ;({ guides, examples } = JSON.parse(stdout) as {
    readonly guides: readonly Guide[]
    readonly examples: readonly Program[]
  })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('has guides and examples that our types accept', async () => {
  for (const { name, program } of [...guides, ...examples]) {
    await writeFile(join(folder, `${name}.mts`), program)
  }
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: true,
      composite: false,
      rewriteRelativeImportExtensions: false,
      exactOptionalPropertyTypes: false,
      types: ['node'],
      lib: ['es2023', 'dom', 'dom.iterable', 'esnext.disposable'],
    },
    include: ['*.mts'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
  const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch(outputOf)
  expect(stdout).toBe('')
})

it('has guides whose programs print what the guides show', async () => {
  await using sandbox = await startSandbox({ seed: 'demo', today: DAY })
  const env = {
    ...process.env,
    BILLING_URL: sandbox.url,
    BILLING_TOKEN: sandbox.accessToken,
  }
  for (const { name, program, output } of guides) {
    const file = join(folder, `${name}.mjs`)
    const { code } = await transform(onOneDay(program), { loader: 'ts', target: 'node20' })
    await writeFile(file, code)
    const { stdout, stderr } = await run(process.execPath, [file], { env }).catch(outputOf)
    expect({ name, stdout, stderr }).toEqual({ name, stdout: output, stderr: '' })
  }
})

it('has a skill whose commands work', async () => {
  const skill = await readFile(join(root, 'docs/site/skills/sandbox/SKILL.md'), 'utf8')
  const [start = '', use = ''] = [...skill.matchAll(/```sh\n([^]*?)```/g)].map(([, text]) => text)
  const port = `${await getPort()}`
  const options = start.trim().split(' ').slice(2)
  const command = join(root, 'sdk/dist/bundle/dramatis-sandbox.cjs')
  const sandbox = spawn(process.execPath, [command, ...options, '--port', port])
  try {
    await once(sandbox.stdout, 'data')
    const outputs: string[] = []
    for (const line of use.trim().split('\n')) {
      const { stdout } = await run('sh', ['-c', line.replaceAll('4010', port)])
      outputs.push(stdout)
    }
    expect(outputs[0]).toContain('"recurring_interval":"month"')
    expect(outputs[1]).toContain('2026-12-02T12:00:00.000Z')
    expect(outputs).toHaveLength(4)
  } finally {
    sandbox.kill()
    await once(sandbox, 'exit')
  }
})

/** A program whose sandboxes serve the versions of a fixed day: on a later one they would warn of what ends. */
const onOneDay = (program: string): string =>
  program.replaceAll(/startSandbox\(({?)(?!.*today)/g, (_, open) =>
    open === '' ? `startSandbox({ today: '${DAY}' }` : `startSandbox({ today: '${DAY}',`,
  )

const DAY = '2026-11-26'

/** The output of a command that failed. */
const outputOf = (error: unknown) => {
  if (isFailure(error)) return error
  throw error
}

const isFailure = (error: unknown): error is { readonly stdout: string; readonly stderr: string } =>
  typeof error === 'object' && error !== null && 'stdout' in error && 'stderr' in error
