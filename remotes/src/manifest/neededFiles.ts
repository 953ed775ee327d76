import { MOUNT } from '../roster/remotes.ts'
import type { Manifest } from './readManifest.ts'

/** Paths relative to the manifest, each once. */
export interface NeededFiles {
  /** The container comes first. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The files that a page needs first to show a remote's components, without `mount`, which only other sites need. */
export const neededFiles = ({ file, exposes }: Manifest): NeededFiles => {
  const components = exposes.filter(({ name }) => name !== MOUNT)
  return {
    scripts: unique([file, ...components.flatMap(({ scripts }) => scripts.sync)]),
    styles: unique(components.flatMap(({ styles }) => styles.sync)),
  }
}

const unique = (paths: readonly string[]): readonly string[] => [...new Set(paths)]
