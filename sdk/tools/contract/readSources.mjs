import { readdir, readFile } from 'node:fs/promises'
import { readContracts } from './contracts.mjs'
import { generate } from './generate/generate.mjs'

const root = new URL('../../', import.meta.url)

/**
 * The generated sources by their paths, not yet formatted, and the paths of files that were generated earlier and are no longer
 * needed. What is written by hand in `src/shared/entities` replaces the entities of the same names.
 *
 * @param {object} [digest] of another document than the committed one
 */
export const readSources = async (digest) => {
  const overrides = JSON.parse(await readFile(new URL('contract/overrides.json', root), 'utf8'))
  const files = await filesIn(['shared', '2026-04', '2026-10', '2027-01'])
  const generated = [...files].filter(([, text]) => text.startsWith('// Generated'))
  const byHand = new Map(
    [...files]
      .filter(([, text]) => !text.startsWith('// Generated'))
      .flatMap(([path, text]) => exportedEntities(path, text)),
  )
  const modules = generate(await readContracts(digest), overrides, byHand)
  const sources = new Map([...modules].map(([path, text]) => [`src/${path}.ts`, text]))
  return {
    sources,
    stale: generated.map(([path]) => `src/${path}.ts`).filter((path) => !sources.has(path)),
  }
}

const filesIn = async (folders) => {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(new URL(`src/${folder}/`, root), { recursive: true }).catch(
        () => [],
      )
      return Promise.all(
        names
          .filter((name) => name.endsWith('.ts'))
          .map(async (name) => [
            `${folder}/${name.replace('.ts', '')}`,
            await readFile(new URL(`src/${folder}/${name}`, root), 'utf8'),
          ]),
      )
    }),
  )
  return new Map(found.flat())
}

const exportedEntities = (path, text) =>
  path.startsWith('shared/entities/')
    ? [...text.matchAll(/^export const ([A-Z]\w+)/gm)].map(([, name]) => [name, path])
    : []
