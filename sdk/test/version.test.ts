import { readFileSync } from 'node:fs'
import { VERSION } from '../src/version.ts'

test('the user agent has the version in package.json', () => {
  const manifest: unknown = JSON.parse(readFileSync(`${__dirname}/../package.json`, 'utf8'))
  expect(manifest).toMatchObject({ version: VERSION })
})
