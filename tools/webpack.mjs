import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'

const require = createRequire(import.meta.url)

/**
 * The webpack configuration that the host and every remote share.
 *
 * @param {object} options
 * @param {string} options.directory the package's folder
 * @param {string} options.name the package's name in the federation
 * @param {Record<string, string>} [options.exposes] what a remote offers; the host has none
 * @param {number} options.port where `webpack serve` listens
 * @param {import('webpack').WebpackPluginInstance[]} [options.plugins] what only this package needs
 * @param {(link: HTMLLinkElement) => void} [options.insertStylesheet] puts a chunk's stylesheet into the
 *   page, at its head unless said otherwise; runs there, so it can use nothing from outside itself
 * @param {import('webpack-dev-server').Configuration} [options.devServer] likewise, for `webpack serve`
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration}
 */
export const federated =
  ({ directory, name, exposes, port, plugins = [], insertStylesheet, devServer = {} }) =>
  (_env, { mode }) => {
    const production = mode === 'production'
    const hash = production ? '.[contenthash:8]' : ''
    const { version } = require(path.join(directory, 'package.json'))
    return {
      context: directory,
      mode: production ? 'production' : 'development',
      entry: { main: './src/index.ts' },
      target: ['web', 'es2022'],
      devtool: production ? 'source-map' : 'cheap-module-source-map',
      output: {
        path: path.join(directory, 'dist'),
        publicPath: 'auto',
        filename: `[name]${hash}.js`,
        chunkFilename: `[name]${hash}.js`,
        assetModuleFilename: '[name].[contenthash:8][ext]',
        // Two versions of a remote may meet on a page, when one is rolled back; they share no chunks.
        uniqueName: `${name}@${version}`,
        crossOriginLoading: 'anonymous',
        clean: true,
      },
      resolve: {
        extensions: ['.tsx', '.ts', '.js'],
        // Node needs fp-ts's CommonJS path; a bundle wants the tree-shakeable one.
        alias: { 'fp-ts/lib': path.dirname(require.resolve('fp-ts/es6/Either.js')) },
      },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            exclude: /node_modules/,
            loader: 'ts-loader',
            options: {
              transpileOnly: true, // `npm run typecheck` checks types, once for all packages
              compilerOptions: {
                noEmit: false,
                composite: false,
                declaration: false,
                declarationMap: false,
                emitDeclarationOnly: false,
                // Webpack reads what an `import()` may ask for; rewritten, it would be anything.
                rewriteRelativeImportExtensions: false,
                allowImportingTsExtensions: false,
              },
            },
          },
          {
            test: /\.css$/,
            use: [
              MiniCssExtractPlugin.loader,
              {
                loader: 'css-loader',
                options: {
                  modules: {
                    auto: true,
                    namedExport: false,
                    exportLocalsConvention: 'as-is',
                    localIdentHashSalt: version,
                    localIdentName: production
                      ? `${name}-[hash:base64:6]`
                      : `${name}-[name]-[local]`,
                  },
                },
              },
            ],
          },
          { test: /\.(woff2|svg|jpg|png|webp|avif)$/, type: 'asset/resource' },
        ],
      },
      plugins: [
        new webpack.DefinePlugin({
          LANGUAGES: JSON.stringify(languagesIn(path.join(directory, 'src/messages'))),
        }),
        new MiniCssExtractPlugin({
          filename: `[name]${hash}.css`,
          chunkFilename: `[name]${hash}.css`,
          ...(insertStylesheet && { insert: insertStylesheet }),
        }),
        new ModuleFederationPlugin({
          name,
          ...(exposes && {
            filename: `remoteEntry${hash}.js`,
            exposes,
            // An element with the id `contact` is a global of that name, too.
            library: { type: 'var', name: `dramatis_${name}` },
          }),
          manifest: Boolean(exposes),
          dts: false,
          shareStrategy: 'loaded-first',
          shared: shared(directory),
        }),
        ...plugins,
      ],
      optimization: {
        minimizer: [
          new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
          new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
        ],
      },
      cache: {
        type: 'filesystem',
        cacheDirectory: path.join(directory, '../node_modules/.cache/webpack', name),
        buildDependencies: { config: [new URL(import.meta.url).pathname] },
      },
      performance: { hints: false },
      stats: 'errors-warnings',
      devServer: {
        port,
        host: 'localhost',
        hot: false,
        liveReload: true,
        headers: { 'access-control-allow-origin': '*' },
        allowedHosts: ['localhost'],
        ...devServer,
      },
    }
  }

/** The names of the message catalogues there: the languages that a page can choose from. */
const languagesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((file) => path.parse(file).name) : []

/**
 * React is shared but not a singleton: a partner's page with another React must be able to hold a
 * remote. The store is a strict singleton: two of them on a page would not tell each other anything.
 */
const shared = (directory) => {
  const requireFrom = createRequire(path.join(directory, 'package.json'))
  const versionOf = (request) => requireFrom(`${request}/package.json`).version
  const react = { singleton: false, requiredVersion: `^${versionOf('react')}` }
  return {
    react,
    'react/': react,
    'react-dom': react,
    'react-dom/': react,
    i18next: { singleton: false, requiredVersion: `^${versionOf('i18next')}` },
    '@dramatis/store': { singleton: true, strictVersion: true, requiredVersion: '^0.1.0' },
  }
}
