import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import CompressionPlugin from 'compression-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'

const require = createRequire(import.meta.url)

/**
 * The webpack configuration of the host and of every remote.
 *
 * @param {Parameters<typeof bundled>[0] & { exposes?: Record<string, string> }} options
 *   `exposes` is what a remote offers; the host has none. For production a remote is built without a
 *   federation runtime and without a page of its own: who loads it provides the runtime, as the shell and
 *   the generator's embed script do
 * @returns {ReturnType<typeof bundled>}
 */
export const federated =
  ({ exposes, ...options }) =>
  (env, argv) => {
    const configuration = bundled(options)(env, argv)
    const lean = exposes && argv.mode === 'production'
    return {
      ...configuration,
      ...(lean && {
        entry: {},
        externals: { '@module-federation/runtime-core': HOST_RUNTIME },
        externalsType: 'var',
      }),
      optimization: {
        ...configuration.optimization,
        splitChunks: {
          cacheGroups: exposes ? { components: togetherFor(exposes) } : HOST_CHUNKS,
        },
      },
      plugins: [
        ...configuration.plugins,
        // The provider asks for a second copy, in CommonJS, of what the runtime is made of.
        new webpack.NormalModuleReplacementPlugin(
          /inject-external-runtime-core-plugin/,
          (resource) => {
            if (resource.request.endsWith('.cjs'))
              resource.request = resource.request.replace(/cjs$/, 'js')
          },
        ),
        new ModuleFederationPlugin({
          name: options.name,
          ...(exposes && {
            filename: `remoteEntry${hashIn(argv)}.js`,
            exposes,
            // An element with the id `contact` is a global of that name, too.
            library: { type: 'var', name: `dramatis_${options.name}` },
          }),
          manifest: exposes ? { additionalData: withCommonFiles } : false,
          dts: false,
          shareStrategy: 'loaded-first',
          shared: shared(options.directory, !exposes),
          experiments: {
            provideExternalRuntime: !exposes,
            optimization: {
              target: 'web',
              // The host reads the manifests itself: see shell/src/federation/remoteEntry.ts.
              disableSnapshot: true,
              // A remote loads no remotes, so its copy of the runtime need not know how.
              disableRemote: Boolean(exposes),
            },
          },
        }),
      ],
    }
  }

/**
 * What they have in common with a page that is built as one.
 *
 * @param {object} options
 * @param {string} options.directory the package's folder
 * @param {string} options.name the package's name in the federation
 * @param {number} options.port where `webpack serve` listens
 * @param {readonly string[]} [options.languages] what a page can choose from: those of its own catalogues,
 *   unless said otherwise
 * @param {import('webpack').WebpackPluginInstance[]} [options.plugins] what only this package needs
 * @param {(link: HTMLLinkElement) => void} [options.insertStylesheet] puts a chunk's stylesheet into the
 *   page, at its head unless said otherwise; runs there, so it can use nothing from outside itself
 * @param {import('webpack-dev-server').Configuration} [options.devServer] likewise, for `webpack serve`
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration}
 */
export const bundled =
  ({
    directory,
    name,
    port,
    languages = languagesIn(path.join(directory, 'src/messages')),
    plugins = [],
    insertStylesheet,
    devServer = {},
  }) =>
  (_env, { mode }) => {
    const production = mode === 'production'
    const hash = hashIn({ mode })
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
          LANGUAGES: JSON.stringify(languages),
          LANGUAGE_NAMES: JSON.stringify(ownNames(languages)),
        }),
        new MiniCssExtractPlugin({
          filename: `[name]${hash}.css`,
          chunkFilename: `[name]${hash}.css`,
          ...(insertStylesheet && { insert: insertStylesheet }),
        }),
        ...plugins,
        ...(production
          ? [
              new webpack.BannerPlugin({
                banner: '//# allFunctionsCalledOnLoad',
                raw: true,
                test: NEEDED_AT_ONCE,
                stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
              }),
              new CompressionPlugin({
                test: HASHED_TEXT,
                algorithm: 'brotliCompress',
                filename: '[path][base].br',
              }),
            ]
          : []),
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

/** What `provideExternalRuntime` leaves for the remotes, as an expression. */
const HOST_RUNTIME = `(globalThis._FEDERATION_RUNTIME_CORE ?? (() => {
  throw new Error('The page provides no federation runtime: build it with experiments.provideExternalRuntime')
})())`

/**
 * The host's first script only finds the remotes. What renders comes beside it, in two scripts of about the
 * same size, so that remotes are found while these are on their way; its styles are all in one sheet.
 */
const HOST_CHUNKS = {
  styles: { name: 'main', type: 'css/mini-extract', chunks: 'all', enforce: true },
  react: {
    name: 'react',
    test: /node_modules.(react|react-dom|scheduler).(?!.*node_modules)/,
    chunks: 'async',
    enforce: true,
    priority: 10,
  },
  page: {
    name: 'page',
    // Catalogues are JSON, and only English is always there.
    test: ({ type, resource }) => type.startsWith('javascript') || resource?.endsWith('en.json'),
    chunks: 'async',
    enforce: true,
  },
}

/**
 * A remote's components come together, in one script and one stylesheet. `./mount` is for foreign pages and
 * loads on its own.
 */
const togetherFor = (exposes) => {
  const chunks = Object.keys(exposes)
    .filter((expose) => expose !== './mount')
    .map((expose) => `__federation_expose_${expose.slice('./'.length)}`)
  return {
    name: TOGETHER,
    chunks: ({ name }) => chunks.includes(name),
    enforce: true,
    priority: 10,
  }
}

const TOGETHER = 'components'

/**
 * Names the common files in the manifest, which looks for a chunk of each component's own, and leaves out
 * what is shared: every visitor loads the manifest, and the containers settle that among themselves.
 */
const withCommonFiles = ({ stats, compilation }) => {
  const files = [...(compilation.namedChunks.get(TOGETHER)?.files ?? [])]
  const common = (extension) => files.filter((file) => file.endsWith(extension))
  return {
    ...stats,
    shared: [],
    exposes: stats.exposes.map((expose) =>
      expose.assets.js.sync.length > 0
        ? expose
        : {
            ...expose,
            assets: {
              js: { ...expose.assets.js, sync: common('.js') },
              css: { ...expose.assets.css, sync: common('.css') },
            },
          },
    ),
  }
}

/**
 * The scripts without which the page does not come up. The line above them has Chromium compile them whole
 * while they are on their way, on another thread, instead of function by function on the page's own.
 */
const NEEDED_AT_ONCE = /^(main|react|page|components|remoteEntry)\.[0-9a-f]{8}\.js$/

/** Only what a hash names: another step may write the other files anew. */
const HASHED_TEXT = /\.[0-9a-f]{8}\.(js|css)$/

const hashIn = ({ mode }) => (mode === 'production' ? '.[contenthash:8]' : '')

/** The names of the message catalogues in a folder, which are languages. */
export const languagesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((file) => path.parse(file).name) : []

/** What each language calls itself. A browser takes a long task to find that out. */
const ownNames = (languages) =>
  Object.fromEntries(
    languages.map((tag) => [tag, new Intl.DisplayNames([tag], { type: 'language' }).of(tag)]),
  )

/**
 * React is shared but not a singleton: a partner's page with another React must be able to hold a
 * remote. The store is a strict singleton: two of them on a page would not tell each other anything.
 *
 * @param {string} directory the package's folder
 * @param {boolean} eager whether its first file brings them along: the host always needs its own
 */
const shared = (directory, eager) => {
  const requireFrom = createRequire(path.join(directory, 'package.json'))
  const versionOf = (request) => requireFrom(`${request}/package.json`).version
  const ofTheSameKind = (name, eagerly = false) => ({
    singleton: false,
    requiredVersion: `^${versionOf(name)}`,
    eager: eagerly,
  })
  const react = ofTheSameKind('react')
  return {
    react,
    'react/': react,
    'react-dom': react,
    'react-dom/': react,
    'io-ts': ofTheSameKind('io-ts', eager),
    i18next: ofTheSameKind('i18next'),
    '@dramatis/store': {
      singleton: true,
      strictVersion: true,
      requiredVersion: '^0.1.0',
      eager,
    },
  }
}
