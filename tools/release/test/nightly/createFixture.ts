import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(__dirname, '../../../..')
const execute = promisify(execFile)

interface Result {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** A small repository with an origin and two packages, one of them public, that is released like the real one. */
export interface Fixture extends AsyncDisposable {
  readonly git: (...args: readonly string[]) => Promise<string>
  readonly write: (file: string, content: unknown) => Promise<void>
  readonly commit: () => Promise<void>
  /** Runs `release.mjs` or `version.mjs`, in the repository. */
  readonly run: (
    script: 'release' | 'version',
    args?: readonly string[],
    env?: NodeJS.ProcessEnv,
  ) => Promise<Result>
}

export const createFixture = async (): Promise<Fixture> => {
  const folder = await mkdtemp(join(tmpdir(), 'dramatis-fixture-'))
  const root = join(folder, 'repository')
  const git = async (...args: readonly string[]) => {
    const { stdout } = await execute('git', [...args], { cwd: root, env: environment() })
    return stdout
  }
  const write = async (file: string, content: unknown) => {
    await mkdir(dirname(join(root, file)), { recursive: true })
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
    await writeFile(join(root, file), text)
  }
  const commit = async () => {
    await git('add', '.')
    await git('commit', '--quiet', '--message', 'Change')
  }

  for (const [file, content] of Object.entries(FILES)) await write(file, content)
  await mkdir(join(root, 'node_modules'))
  await symlink(join(ROOT, 'node_modules/typescript'), join(root, 'node_modules/typescript'))
  await git('init', '--quiet', '--initial-branch=main')
  await git('init', '--quiet', '--bare', join(folder, 'origin.git'))
  await git('remote', 'add', 'origin', join(folder, 'origin.git'))
  await commit()

  return {
    git,
    write,
    commit,
    run: (script, args = [], env = {}) =>
      new Promise((resolve) => {
        const program = [join(__dirname, '../..', `${script}.mjs`), ...args]
        const options = { cwd: root, env: { ...environment(), ...env } }
        execFile(process.execPath, program, options, (error, stdout, stderr) => {
          resolve({ code: error ? Number(error.code) : 0, stdout, stderr })
        })
      }),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A Git identity, and no variables that a workflow or an outer npm has set for the real repository. */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(github|npm|release)_/i.test(name)),
  ),
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
})

const manifest = (name: string, more: object) => ({
  name: `@fixture/${name}`,
  version: '1.0.0',
  license: 'MIT',
  type: 'module',
  ...more,
})

const FILES = {
  '.gitignore': 'node_modules\n',
  'package.json': { name: 'fixture', private: true, workspaces: ['*-package'] },
  'package-lock.json': {
    name: 'fixture',
    lockfileVersion: 3,
    packages: {
      'closed-package': { version: '1.0.0' },
      'open-package': { version: '1.0.0' },
    },
  },
  '.changeset/config.json': {
    changelog: '@changesets/cli/changelog',
    baseBranch: 'main',
    access: 'public',
    privatePackages: { version: true, tag: false },
  },
  'closed-package/package.json': manifest('closed', { private: true }),
  'open-package/package.json': manifest('open', {
    private: false,
    sideEffects: false,
    engines: { node: '>=20' },
    files: ['dist'],
    exports: {
      '.': {
        import: { types: './dist/index.d.ts', default: './dist/index.js' },
        require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
      },
    },
    main: './dist/index.cjs',
    types: './dist/index.d.cts',
    scripts: { build: 'node build.mjs' },
  }),
  'open-package/build.mjs': `import { mkdirSync, writeFileSync } from 'node:fs'
    mkdirSync('dist')
    writeFileSync('dist/index.js', 'export const one = 1\\n')
    writeFileSync('dist/index.cjs', 'exports.one = 1\\n')
    for (const end of ['ts', 'cts']) writeFileSync('dist/index.d.' + end, 'export declare const one: 1\\n')`,
  'open-package/src/version.ts': `export const VERSION = '1.0.0'\n`,
  'open-package/limits.json': { packedBytes: 2000, unpackedBytes: 4000 },
} as const
