import { createRequire } from 'node:module'
import path from 'node:path'
import { CONTRACT } from '@dramatis/store/contract'

/**
 * What a remote shares with the page, as `shared` of `ModuleFederationPlugin`. The shell offers the same packages: see
 * shell/src/federation/shareScope.ts.
 *
 * React is not a singleton: a partner's page with another React must be able to show a remote. Its range is its
 * major version, so a remote with a newer React than the shell's uses the shell's. The store is a strict singleton,
 * because two stores on a page would not see each other's changes; its version is the contract's.
 *
 * @param {string} directory the package's folder
 */
export const sharedPackages = (directory) => {
  const requireFrom = createRequire(path.join(directory, 'package.json'))
  const versionOf = (name) => requireFrom(`${name}/package.json`).version
  const compatible = (name) => ({ singleton: false, requiredVersion: `^${versionOf(name)}` })
  const react = { singleton: false, requiredVersion: `^${majorOf(versionOf('react'))}.0.0` }
  return {
    react,
    'react/': react,
    'react-dom': react,
    'react-dom/': react,
    'io-ts': compatible('io-ts'),
    i18next: compatible('i18next'),
    '@dramatis/store': {
      singleton: true,
      strictVersion: true,
      version: `${CONTRACT}.0`,
      requiredVersion: `^${CONTRACT}.0`,
    },
  }
}

const majorOf = (version) => version.split('.')[0]
