import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(__dirname, '../../../..')

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'bundle-')), 'page')
  await mkdir(join(folder, 'src'), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await write('tsconfig.json', '{ "compilerOptions": { "module": "esnext" } }')
  await write(
    'webpack.config.mjs',
    `import { bundle } from '${pathToFileURL(join(ROOT, 'tools/webpack/bundle.mjs')).href}'
     const options = { name: 'page', port: 0, languages: [], version: '1.0.0' }
     export default bundle({ ...options, directory: import.meta.dirname })`,
  )
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

const write = (file: string, text: string) => writeFile(join(folder, file), text)

/** Builds the page in production mode, and returns its script. */
const build = async (): Promise<string> => {
  const webpack = join(ROOT, 'node_modules/.bin/webpack')
  execFileSync(process.execPath, [webpack, '--mode', 'production'], { cwd: folder })
  const scripts = (await readdir(join(folder, 'dist'))).filter((name) => /^main.*\.js$/u.test(name))
  return readFile(join(folder, 'dist', scripts[0] ?? ''), 'utf8')
}

test('rebuilds the modules that use an edited constant', async () => {
  await write('src/index.ts', "import { WORD } from './word.ts'\nconsole.log(WORD)")
  await write('src/word.ts', "export const WORD = 'before'")
  expect(await build()).toContain('before')
  await write('src/word.ts', "export const WORD = 'after'")
  expect(await build()).toContain('after')
})

test('compiles an edited file as the page’s own configuration says, although another’s is edited, too', async () => {
  await mkdir(join(folder, '../shared'))
  await write('../shared/tsconfig.json', '{ "compilerOptions": { "jsx": "preserve" } }')
  await write(
    'tsconfig.json',
    '{ "compilerOptions": { "module": "esnext", "jsx": "react", "jsxFactory": "create" } }',
  )
  const edit = async (word: string) => {
    await write('../shared/word.ts', `export const word = '${word}'`)
    await write(
      'src/view.tsx',
      `const create = (name: string) => name\nexport const view = [<i />, '${word}']`,
    )
  }
  await write(
    'src/index.ts',
    "import { word } from '../../shared/word.ts'\nimport { view } from './view.tsx'\nconsole.log(word, view)",
  )
  await edit('before')
  expect(await build()).toContain('before')
  await edit('after')
  expect(await build()).toContain('after')
})
