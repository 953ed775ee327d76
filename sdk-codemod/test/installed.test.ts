import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedFor, problemWith } from '../src/installed.ts'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'codemod-'))))
afterEach(() => rm(folder, { recursive: true }))

const PNPM_6 = '  /@polar-sh/sdk/0.40.3:\n    resolution: {}\n'
const YARN_1 = '"@polar-sh/sdk@^0.4.0", "@polar-sh/sdk@^0.41":\n  version "0.41.5"\n'
const YARN_4 = '"@polar-sh/sdk@npm:^0.42.0":\n  version: 0.42.5\n'
const BUN = '"@polar-sh/sdk": ["@polar-sh/sdk@0.47.1", "", { "dependencies": {} }],'

it.each([
  ['pnpm-lock.yaml', PNPM_6, '0.40.3'],
  ['yarn.lock', YARN_1, '0.41.5'],
  ['yarn.lock', YARN_4, '0.42.5'],
  ['bun.lock', BUN, '0.47.1'],
  ['package.json', '{ "dependencies": { "@polar-sh/sdk": "^1.0.1" } }', '1.0.1'],
  ['package.json', '{ "dependencies": { "@polar-sh/sdk": ">=0.32 <1" } }', '0.32'],
])('reads the version from %s', async (name, text, version) => {
  await mkdir(join(folder, 'src/deep'), { recursive: true })
  await writeFile(join(folder, name), text)
  const source = join(folder, name)
  expect(await installedFor(join(folder, 'src/deep'))).toEqual({ version, source })
})

it('prefers a lock file to a range, and does not take another package for the SDK', async () => {
  await writeFile(join(folder, 'yarn.lock'), YARN_1)
  await writeFile(join(folder, 'package.json'), '{ "dependencies": { "@polar-sh/sdk": "^0.41" } }')
  expect((await installedFor(folder))?.version).toBe('0.41.5')
  await writeFile(join(folder, 'yarn.lock'), '"@polar-sh/nextjs@^0.4.0":\n  version "0.4.9"\n')
  expect((await installedFor(folder))?.version).toBe('0.41')
  await writeFile(join(folder, 'package.json'), '{ "dependencies": { "@polar-sh/sdk": "latest" } }')
  expect(await installedFor(folder)).toBeUndefined()
})

it('says which versions it does not know', () => {
  const source = 'package.json'
  expect(problemWith({ version: '0.29.3', source })).toContain('update it to 0.49 first')
  expect(problemWith({ version: '2.0.0', source })).toContain('newer than 1.x')
  for (const version of ['0.30.0', '0.49', '1.0.1'])
    expect(problemWith({ version, source })).toBeUndefined()
})
