import type { Factory, ShareScope } from '@dramatis/remotes/container'
import { CONTRACT } from '@dramatis/store/contract'
import i18next from 'i18next/package.json'
import ioTs from 'io-ts/package.json'
import reactDom from 'react-dom/package.json'
import react from 'react/package.json'
import { HostFailed } from './failures.ts'

/**
 * The versions of what the shell shares with the remotes, and how it loads them. The list of what the remotes share is
 * in tools/webpack/sharedPackages.mjs.
 */
const SHARED: Readonly<Record<string, readonly [version: string, load: () => Promise<unknown>]>> = {
  '@dramatis/store': [`${CONTRACT}.0`, () => import('@dramatis/store')],
  i18next: [i18next.version, () => import('i18next')],
  'io-ts': [ioTs.version, () => import('io-ts')],
  react: [react.version, () => import('react')],
  'react/jsx-runtime': [react.version, () => import('react/jsx-runtime')],
  'react-dom': [reactDom.version, () => import('react-dom')],
  'react-dom/client': [reactDom.version, () => import('react-dom/client')],
}

export interface Sharing {
  readonly createScope: () => ShareScope
  /** Resolves once everything has loaded; rejects with {@link HostFailed} if something cannot be: no remote can run. */
  readonly ready: Promise<void>
}

/**
 * Starts loading everything that the shell shares, and returns what creates the scope for one remote's container: a
 * container that changes its scope changes no other's. What the shell shares counts as loaded, and containers prefer
 * that to a newer version, so no remote replaces the shell's own store or React.
 */
export const startSharing = (): Sharing => {
  const loaded = new Map<string, Factory>()
  const packages = Object.entries(SHARED).map(([name, [version, load]]) => ({
    name,
    version,
    get: async (): Promise<Factory> => {
      const exports = await load()
      const factory = () => exports
      loaded.set(name, factory)
      return factory
    },
  }))
  const ready = loadAll(packages)
  ready.catch(() => undefined) // The remotes handle it, and `watchScripts` shows and reports it.
  const createScope = () =>
    Object.fromEntries(
      packages.map(({ name, version, get }) => [
        name,
        { [version]: { get, from: 'shell', loaded: true, lib: loaded.get(name) } },
      ]),
    )
  return { createScope, ready }
}

const loadAll = async (
  packages: readonly { readonly get: () => Promise<Factory> }[],
): Promise<void> => {
  try {
    await Promise.all(packages.map(({ get }) => get()))
  } catch (cause) {
    throw new HostFailed('What the page shares with its remotes did not load', { cause })
  }
}
