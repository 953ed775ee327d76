import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  readonly resolved?: string
  readonly link?: boolean
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

it('names no registry, so that it works with any', () => {
  const named = Object.values(packages).filter(({ resolved, link }) => resolved && !link)
  expect(named).toEqual([])
})
