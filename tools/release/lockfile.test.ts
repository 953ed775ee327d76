import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { minVersion, satisfies } from 'semver'

interface Entry {
  readonly resolved?: string
  readonly link?: boolean
  readonly name?: string
  readonly version?: string
  readonly optional?: boolean
  readonly engines?: { readonly node?: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(
  readFileSync(join(__dirname, '../../package-lock.json'), 'utf8'),
) as { readonly packages: Readonly<Record<string, Entry>> }

/** The folders that Node searches for a package's dependencies, the nearest first. */
const searchedFolders = (folder: string): readonly string[] => {
  const at = folder.lastIndexOf('/node_modules/')
  const outer = at < 0 ? [''] : searchedFolders(folder.slice(0, at))
  return folder === '' ? [''] : [folder, ...outer]
}

const isInstalled = (name: string, folder: string): boolean =>
  searchedFolders(folder).some(
    (it) => [it, 'node_modules', name].filter(Boolean).join('/') in packages,
  )

it('has the optional dependencies of every platform, without which npm ci refuses it', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isInstalled(name, folder))
      .map((name) => `${name} of ${folder}`),
  )
  expect(missing).toEqual([])
})

it('has no package that npm ci warns about on the oldest Node that we support', () => {
  const oldest = minVersion(packages['']?.engines?.node ?? '') ?? ''
  const demanding = Object.entries(packages).flatMap(([folder, { optional, engines }]) => {
    const needed = engines?.node ?? '*'
    return optional || satisfies(oldest, needed) ? [] : [`${folder} needs ${needed}`]
  })
  expect(demanding).toEqual([])
})

it('brings only packages into production whose licenses are allowed', async () => {
  const listed = promisify(execFile)(process.execPath, [join(__dirname, 'licenses.mjs')])
  expect((await listed).stdout).toMatch(/^ *\d+ {2}MIT$/m)
})

it('names no registry, so that it works with any', () => {
  const named = Object.values(packages).filter(({ resolved, link }) => resolved && !link)
  expect(named).toEqual([])
})

it('needs the current versions of our own packages, which no registry has', () => {
  const ours = Object.values(packages).filter(({ name }) => name?.startsWith('@dramatis/'))
  const versions = new Map(ours.map(({ name, version }) => [name, version]))
  const outdated = ours.flatMap(({ name, dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([needed, range]) => (versions.get(needed) ?? range) !== range)
      .map(([needed, range]) => `${name ?? ''} needs ${needed} ${range}`),
  )
  expect(versions.size).toBeGreaterThan(10)
  expect(outdated).toEqual([])
})
