import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VERSION } from './version.ts'

test('is the version of the package', async () => {
  const text = await readFile(join(__dirname, '../package.json'), 'utf8')
  expect(JSON.parse(text)).toHaveProperty('version', VERSION)
})
