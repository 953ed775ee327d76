import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { field } from '../manifest/field.ts'
import { folderOf, REMOTE_NAMES } from './remoteNames.ts'
import { REMOTES } from './remotes.ts'

const ROOT = join(__dirname, '../../..')

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))

it('gives each remote its own port', () => {
  const ports = Object.values(REMOTES).map(({ port }) => port)
  expect(new Set(ports).size).toBe(ports.length)
})

describe.each(REMOTE_NAMES)('the remote %s', (name) => {
  const folder = folderOf(name)

  it('is a workspace', () => {
    expect(read(join(folder, 'package.json'))).toMatchObject({ name: `@dramatis/${folder}` })
  })

  it('is type-checked: tsconfig.json references it', () => {
    expect(field(read('tsconfig.json'), 'references')).toContainEqual({ path: folder })
  })

  it('has a file for each component, and src/mount.tsx', () => {
    const { exposes, ...row } = REMOTES[name]
    const components = Object.keys({ ...exposes, ...('optional' in row ? row.optional : {}) })
    const missing = [...components, 'mount']
      .map((component) => join(folder, 'src', `${component}.tsx`))
      .filter((file) => !existsSync(join(ROOT, file)))
    expect(missing).toEqual([])
  })
})
