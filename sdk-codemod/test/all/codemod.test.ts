import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(__dirname, '../../..')
const command = join(root, 'sdk-codemod/dist/main.js')
/** Within the repository, because the rewritten code imports the SDK. */
const folder = join(root, 'node_modules/.cache/sdk-codemod')

interface Example {
  readonly file: string
  readonly before: string
  readonly after: string
  readonly left: readonly string[]
}

let examples: readonly Example[]

beforeAll(async () => {
  const names = await readdir(join(__dirname, '../examples'))
  examples = await Promise.all(names.map(readExample))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const { file, before } of examples) await writeFile(join(folder, file), before)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('with --dry, prints what it would change, and changes nothing', async () => {
  const { stdout } = await codemod('--dry')
  for (const { file, before } of examples) {
    expect(stdout).toContain(`would change ${file}\n`)
    expect(await readFile(join(folder, file), 'utf8')).toBe(before)
  }
})

it('rewrites code for 0.30 and 1.x, and lists what is left', async () => {
  const { stdout, code } = await codemod()
  for (const { file, after, left } of examples) {
    expect(unspaced(await readFile(join(folder, file), 'utf8'))).toBe(unspaced(after))
    const said = stdout.split('\n').filter((line) => line.startsWith(`left ${file}:`))
    expect(said.map((line) => line.slice(`left ${file}:`.length))).toEqual(left)
  }
  expect(code).toBe(1)
})

it('writes code that compiles with our types', async () => {
  const whole = examples.filter(({ left }) => left.length === 0).map(({ file }) => file)
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: true,
      composite: false,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: false,
      erasableSyntaxOnly: false,
      types: ['node'],
      lib: ['es2023', 'dom'],
    },
    files: whole,
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
  const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch(outputOfFailure)
  expect(stdout).toBe('')
})

it("rewrites most of 0.30's own examples", async () => {
  const programs = await programsOf('polar-0.30')
  const own = join(folder, 'examples')
  await mkdir(own)
  await Promise.all(programs.map((text, at) => writeFile(join(own, `example${at}.ts`), text)))
  const { stdout } = await codemod('examples')
  const left = new Set(stdout.match(/(?<=^left examples\/)example\d+\.ts/gm))
  expect(programs.length).toBeGreaterThan(200)
  // The others use what the contract of 2026-10 does not have, such as repositories.
  expect(left.size).toBeLessThanOrEqual(37)
  const stale = await Promise.all(
    programs.map(async (_, at) => {
      const file = `example${at}.ts`
      const text = await readFile(join(own, file), 'utf8')
      return text.includes('@polar-sh/sdk') && !left.has(file) ? [text] : []
    }),
  )
  expect(stale.flat()).toEqual([])
})

it('leaves its own output unchanged', async () => {
  const { stdout } = await codemod(examples[0]?.file)
  expect(stdout).toMatch(/^0 of 1 file changed, 0 places left, 0 to check\.$/m)
})

it('counts a single place in the singular', async () => {
  const file = 'single.ts'
  await writeFile(join(folder, file), "import type { Plan } from '@polar-sh/sdk/models'\n")
  const { stdout } = await codemod('--dry', file)
  expect(stdout).toMatch(/ of 1 file would change, 1 place left, 0 to check\.$/m)
})

it('rejects unknown arguments', async () => {
  const { stderr, code } = await codemod('--force')
  expect(stderr).toContain("Unknown option '--force'")
  expect(code).toBe(2)
})

/** Runs the codemod, which exits with 1 if something is left. */
const codemod = async (...args: (string | undefined)[]) => {
  const all = args.flatMap((arg) => (arg === undefined ? [] : [arg]))
  const paths = all.some((arg) => !arg.startsWith('--')) ? [] : ['.']
  const done = run(process.execPath, [command, ...all, ...paths], { cwd: folder })
  return done.then((output) => ({ ...output, code: 0 })).catch(outputOfFailure)
}

const outputOfFailure = (error: unknown) => {
  if (isFailure(error)) return error
  throw error
}

const isFailure = (
  error: unknown,
): error is { readonly stdout: string; readonly stderr: string; readonly code: number } =>
  typeof error === 'object' &&
  error !== null &&
  'stdout' in error &&
  'stderr' in error &&
  'code' in error

const readExample = async (name: string): Promise<Example> => {
  const text = await readFile(join(__dirname, '../examples', name), 'utf8')
  const block = (kind: string) => new RegExp(`\`\`\`${kind}\\n([^]*?)\`\`\``).exec(text)?.[1] ?? ''
  return {
    file: name.replace(/\.md$/, '.ts'),
    before: block('ts before'),
    after: block('ts after'),
    left: block('text left').split('\n').filter(Boolean),
  }
}

/** The TypeScript examples in a package's documentation. */
const programsOf = async (name: string): Promise<readonly string[]> => {
  const source = join(root, 'node_modules', name)
  const docs = (await readdir(join(source, 'docs/sdks'))).map((one) => `docs/sdks/${one}/README.md`)
  const texts = await Promise.all(
    ['README.md', 'FUNCTIONS.md', ...docs].map((file) => readFile(join(source, file), 'utf8')),
  )
  return texts
    .flatMap((text) => [...text.matchAll(/```(?:typescript|ts)\n([^]*?)```/g)])
    .flatMap(([, program = '']) => (program.includes('polar') ? [program] : []))
}

/** The examples are formatted, but the codemod's output is not. */
const unspaced = (text: string): string => text.replace(/\s+/g, '').replace(/,(?=[\])}])/g, '')
