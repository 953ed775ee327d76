import process from 'node:process'
import { MOUNT, REMOTES } from '@dramatis/remotes'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { BuildInfoPlugin } from './BuildInfoPlugin.mjs'
import { bundle, hashIn } from './bundle.mjs'
import { FederationSharingPlugin } from './FederationSharingPlugin.mjs'
import { IntegrityPlugin } from './IntegrityPlugin.mjs'
import { LoadLimitPlugin } from './LoadLimitPlugin.mjs'
import { portFor } from './portFor.mjs'
import { sharedPackages } from './sharedPackages.mjs'

/**
 * The webpack configuration of a remote. Its components and its port come from its row in the roster. The environment
 * variable REMOTE_VERSION is the version that it will be published as, by default the package's version.
 *
 * @param {object} options
 * @param {import('@dramatis/remotes').RemoteName} options.name
 * @param {string} options.directory the package's folder
 * @returns {ReturnType<typeof bundle>}
 */
export const remote = ({ name, directory }) => {
  const { port, exposes, optional } = REMOTES[name]
  const components = Object.keys({ ...exposes, ...optional })
  const version = process.env.REMOTE_VERSION || undefined
  const configure = bundle({
    name,
    directory,
    port: portFor(name, port),
    version,
    adoptsStyles: true,
    plugins: [new HtmlWebpackPlugin({ template: './src/index.html', chunks: ['main'] })],
  })
  return (env, argv) => {
    const configuration = configure(env, argv)
    return {
      ...configuration,
      // Only in development does a remote have a page of its own.
      ...(argv.mode === 'production' && { entry: {} }),
      optimization: {
        ...configuration.optimization,
        splitChunks: {
          chunks: ({ name }) => name !== exposeOf(MOUNT),
          cacheGroups: {
            components: componentChunk(name, components),
            copies: COPIES,
          },
        },
      },
      plugins: [
        ...configuration.plugins,
        new ModuleFederationPlugin({
          name,
          filename: `remoteEntry${hashIn(argv)}.js`,
          exposes: Object.fromEntries(
            [...components, MOUNT].map((module) => [`./${module}`, `./src/${module}.tsx`]),
          ),
          // Prefixed, because an element with the id `contact` is also a global variable of that name.
          library: { type: 'var', name: `dramatis_${name}` },
          manifest: { additionalData: withoutShared },
          shared: sharedPackages(directory),
          dts: false,
        }),
        new webpack.NormalModuleReplacementPlugin(
          /@module-federation.webpack-bundler-runtime/,
          '@dramatis/remotes/container',
        ),
        new FederationSharingPlugin(),
        new LoadLimitPlugin(),
        new BuildInfoPlugin(version),
        ...(argv.mode === 'production' ? [new IntegrityPlugin()] : []),
      ],
    }
  }
}

/**
 * The components, and their styles, are in the container's own script, which every page needs just before them.
 * `./mount` is for other sites' pages and is loaded on its own.
 *
 * @param {string} container the name of the container's chunk
 * @param {readonly string[]} components
 */
const componentChunk = (container, components) => {
  const exposed = components.map(exposeOf)
  return {
    name: container,
    chunks: ({ name }) => exposed.includes(name),
    // Shared packages are not in a script, and are ready only when the chunk that imports them is.
    test: ({ type }) => !type.startsWith('consume-shared'),
    enforce: true,
    priority: 10,
  }
}

const exposeOf = (module) => `__federation_expose_${module}`

/**
 * The remote's copies of shared packages, for pages that share none: a chunk for each family. By default, webpack would
 * make a dozen chunks, and every visitor would load their names and hashes with the container.
 */
const COPIES = {
  name: ({ resource = '' }) => {
    if (/node_modules.(react-dom|scheduler)/.test(resource)) return 'copy-react-dom'
    if (/node_modules.react/.test(resource)) return 'copy-react'
    return /node_modules.i18next/.test(resource) ? 'copy-i18next' : 'copy-store'
  },
  chunks: (chunk) => [...chunk.groupsIterable].every(isOfShared),
  enforce: true,
  priority: 20,
}

/** Whether a chunk group was split off for a shared package. */
const isOfShared = ({ origins }) =>
  origins.length > 0 &&
  origins.every(({ module }) => /^(provide|consume-shared)-module$/.test(module?.type))

/** Removes the shared packages, to keep the manifest small: the containers negotiate these themselves. */
const withoutShared = ({ stats }) => ({ ...stats, shared: [] })
