import { createRequire } from 'node:module'
import path from 'node:path'
import { CONTRACT } from '@dramatis/store/contract'

/**
 * The options of `ModuleFederationPlugin` that the host and the remotes have in common.
 *
 * React is not a singleton: a partner's page with another React must be able to show a remote. Its range is its
 * major version, so a remote with a newer React than the shell's uses the shell's. The store is a strict singleton,
 * because two stores on a page would not see each other's changes; its version is the contract's.
 *
 * @param {string} directory the package's folder
 * @param {{ isHost: boolean }} role the host provides the federation runtime, and its first script includes the
 *   shared packages, because it always needs them
 */
export const federation = (directory, { isHost }) => {
  const requireFrom = createRequire(path.join(directory, 'package.json'))
  const versionOf = (name) => requireFrom(`${name}/package.json`).version
  const compatible = (name, eager = false) => ({
    singleton: false,
    requiredVersion: `^${versionOf(name)}`,
    eager,
  })
  const react = { singleton: false, requiredVersion: `^${majorOf(versionOf('react'))}.0.0` }
  return {
    dts: false,
    shareStrategy: 'loaded-first',
    shared: {
      react,
      'react/': react,
      'react-dom': react,
      'react-dom/': react,
      'io-ts': compatible('io-ts', isHost),
      i18next: compatible('i18next'),
      '@dramatis/store': {
        singleton: true,
        strictVersion: true,
        version: `${CONTRACT}.0`,
        requiredVersion: `^${CONTRACT}.0`,
        eager: isHost,
      },
    },
    experiments: {
      provideExternalRuntime: isHost,
      optimization: {
        target: 'web',
        // The host reads the manifests itself: see shell/src/federation/remoteEntry.ts.
        disableSnapshot: true,
        // A remote loads no remotes, so its copy of the runtime omits the code for that.
        disableRemote: !isHost,
      },
    },
  }
}

const majorOf = (version) => version.split('.')[0]
