import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

// Building, packing, installing and compiling take minutes.
jest.setTimeout(1_200_000)

it('builds each public package in a fresh clone, checks it, installs it in an empty project and uses it', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(__dirname, '../../release.mjs'), '--dry-run'],
    { cwd: join(__dirname, '../../../..') },
  )
  const packed = [...stdout.matchAll(/^(@dramatis\/[\w-]+)@/gm)].map(([, name]) => name)
  expect(packed).toEqual(['@dramatis/sdk', '@dramatis/sdk-codemod', '@dramatis/embed'])
})
