import { field } from './field.ts'
import { readContainer, type Container } from './readContainer.ts'

/** The parts of a remote's federation manifest that the page needs. All paths are relative to the manifest. */
export interface Manifest extends Container {
  readonly exposes: readonly ExposedModule[]
}

export interface ExposedModule {
  /** The module's name, without `./`. */
  readonly name: string
  readonly scripts: Files
  readonly styles: Files
}

interface Files {
  /** Files that the module cannot run without. */
  readonly sync: readonly string[]
  /** Files that it loads on demand. */
  readonly async: readonly string[]
}

/**
 * Reads a remote's federation manifest.
 *
 * @param manifest parsed JSON
 * @returns undefined when it is not the manifest of a remote; lists that it lacks are empty
 */
export const readManifest = (manifest: unknown): Manifest | undefined => {
  const container = readContainer(manifest)
  return (
    container && {
      ...container,
      exposes: list(field(manifest, 'exposes')).map((module) => {
        const assets = field(module, 'assets')
        return {
          name: text(field(module, 'name')),
          scripts: filesOf(field(assets, 'js')),
          styles: filesOf(field(assets, 'css')),
        }
      }),
    }
  )
}

const text = (json: unknown): string => (typeof json === 'string' ? json : '')

const filesOf = (assets: unknown): Files => ({
  sync: strings(field(assets, 'sync')),
  async: strings(field(assets, 'async')),
})

const strings = (json: unknown): readonly string[] =>
  list(json).filter((item) => typeof item === 'string')

const list = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [])
