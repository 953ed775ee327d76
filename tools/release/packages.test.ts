import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

// Packing, installing and compiling take seconds, and minutes on a busy machine.
jest.setTimeout(600_000)

it('installs each public package in an empty project, and follows its quick start there', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(__dirname, 'tryPackages.mjs'),
  ])
  expect(stdout).toMatch(/^@dramatis\/sdk@\S+ works when installed\.$/m)
})
