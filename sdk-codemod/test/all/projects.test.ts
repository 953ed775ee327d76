import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const root = join(__dirname, '../../..')
const command = join(root, 'sdk-codemod/dist/main.js')
const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
/** Within the repository, because the rewritten code imports the SDK. */
const cache = join(root, 'node_modules/.cache/sdk-codemod-projects')

afterAll(() => rm(cache, { recursive: true, force: true }))

const CONFIG = {
  compilerOptions: {
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  },
  include: ['src', 'app'],
}

describe.each([
  ['component-0.47', '@polar-sh/sdk 0.47.0 (package-lock.json)'],
  ['plugin-0.43', '@polar-sh/sdk 0.43.1 (pnpm-lock.yaml)'],
  ['next-0.31', '@polar-sh/sdk 0.31.0 (package.json)'],
])('the project %s', (name, version) => {
  const folder = join(cache, name)
  let said: string
  let errors: readonly string[]
  beforeAll(async () => {
    await write(name, folder)
    expect(await errorsIn(folder)).toEqual([])
    said = await codemod(folder)
    await rm(join(folder, 'node_modules'), { recursive: true })
    errors = await errorsIn(folder)
  })

  it('has exactly the errors, afterwards, that were announced', () => {
    expect(said).toContain(`${version}\n`)
    const left = [...said.matchAll(/^left (\S+:\d+) \S/gm)].map(([, place]) => place)
    expect(left.toSorted()).toEqual(errors.toSorted())
  })

  it('has the places left that it should', async () => {
    const text = await readFile(join(__dirname, '../projects', `${name}.md`), 'utf8')
    const expected = /```text left\n([^]*?)```/.exec(text)?.[1]
    expect(said.match(/^(left|check) .*\n/gm)?.join('')).toBe(expected)
  })
})

const write = async (name: string, folder: string): Promise<void> => {
  const text = await readFile(join(__dirname, '../projects', `${name}.md`), 'utf8')
  await rm(folder, { recursive: true, force: true })
  const files = [...text.matchAll(/```(?:ts|json|yaml) (\S+)\n([^]*?)```/g)]
  await Promise.all(
    [
      ...files.map(([, path, content]) => [path, content]),
      ['tsconfig.json', JSON.stringify(CONFIG)],
    ].map(async ([path = '', content = '']) => {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }),
  )
}

/** Where the compiler finds errors, such as `src/shop.ts:12`. */
const errorsIn = async (folder: string): Promise<readonly string[]> => {
  const output = await outputOf([compiler, '-p', folder, '--pretty', 'false'], folder)
  return [...output.matchAll(/^(\S+?)\((\d+),\d+\): error/gm)].map(
    ([, path, line]) => `${path}:${line}`,
  )
}

const codemod = async (folder: string): Promise<string> => {
  const paths = (await readdir(folder)).filter((one) => ['app', 'src'].includes(one))
  return outputOf([command, ...paths], folder)
}

/** What a program prints, whether or not it succeeds. */
const outputOf = (args: readonly string[], cwd: string): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (_, stdout) => resolve(stdout))
  })
