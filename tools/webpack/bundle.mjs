import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import CompressionPlugin from 'compression-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'
import { languagesIn, ownNames } from '../languages.cjs'
import { AdoptedStylesPlugin } from './AdoptedStylesPlugin.mjs'

const require = createRequire(import.meta.url)

/**
 * The webpack configuration of a page that is built as a whole; the host and the remotes add federation to it.
 *
 * @param {object} options
 * @param {string} options.directory the package's folder
 * @param {string} options.name the package's name in the federation
 * @param {number} options.port where `webpack serve` listens
 * @param {readonly string[]} [options.languages] the languages that a visitor can choose from. Default: those of
 *   the package's own message catalogues
 * @param {import('webpack').WebpackPluginInstance[]} [options.plugins] plugins for this package only
 * @param {import('webpack-dev-server').Configuration} [options.devServer] options for this package's `webpack
 *   serve`
 * @param {boolean} [options.adoptsStyles] whether the scripts bring their styles, instead of loading stylesheets
 * @param {string} [options.version] the build's version, part of the names of its globals and classes. Default: the
 *   package's version
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration}
 */
export const bundle =
  ({
    directory,
    name,
    port,
    languages = languagesIn(path.join(directory, 'src/messages')),
    plugins = [],
    devServer = {},
    adoptsStyles = false,
    version = require(path.join(directory, 'package.json')).version,
  }) =>
  (_env, { mode }) => {
    const production = mode === 'production'
    const devtool = devtoolIn({ mode })
    const hash = hashIn({ mode })
    return {
      context: directory,
      mode: production ? 'production' : 'development',
      entry: { main: './src/index.ts' },
      target: ['web', 'es2022'],
      devtool,
      output: {
        path: path.join(directory, 'dist'),
        publicPath: 'auto',
        filename: `[name]${hash}.js`,
        chunkFilename: `[name]${hash}.js`,
        assetModuleFilename: '[name].[contenthash:8][ext]',
        // After a rollback, two versions of a remote may be on the page. They must not share chunks.
        uniqueName: `${name}@${version}`,
        crossOriginLoading: 'anonymous',
        clean: true,
      },
      resolve: {
        extensions: ['.tsx', '.ts', '.js'],
        // Resolves our packages to `src`, so an edit needs no separate build.
        ...(!production && { conditionNames: [SOURCE, '...'] }),
        // Node needs the path of fp-ts's CommonJS modules; a bundle needs that of the tree-shakable ES modules.
        alias: { 'fp-ts/lib': path.dirname(require.resolve('fp-ts/es6/Either.js')) },
      },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            exclude: /node_modules/,
            loader: 'ts-loader',
            options: {
              // By default, the one next to the first file that is compiled, which may be another package's: after
              // an edit, that is the edited file.
              configFile: path.join(directory, 'tsconfig.json'),
              transpileOnly: true, // `npm run typecheck` checks types, once for all packages.
              compilerOptions: {
                noEmit: false,
                composite: false,
                declaration: false,
                declarationMap: false,
                emitDeclarationOnly: false,
                // Webpack could not find the files that an `import()` may load if TypeScript rewrote its path.
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
          runtime: !adoptsStyles,
        }),
        ...(adoptsStyles ? [new AdoptedStylesPlugin()] : []),
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
        // With the cache below, importers would keep a constant's old value (webpack/webpack#22019).
        inlineExports: false,
        minimizer: [
          new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
          new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
        ],
      },
      cache: {
        type: 'filesystem',
        name: `${mode}-${devtool}`, // A module cached without a source map would never get one.
        cacheDirectory: path.join(directory, '../node_modules/.cache/webpack', name),
        version,
        buildDependencies: { config: [import.meta.dirname + path.sep] },
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

/** The condition under which our packages export their sources. */
export const SOURCE = '@dramatis/source'

/**
 * The scripts that the page cannot start without. The banner makes Chromium compile them as a whole on another
 * thread while they load, instead of function by function on the page's own.
 */
const NEEDED_AT_ONCE = /^(main|react|remoteEntry)\.[0-9a-f]{8}\.js$/

/** The files to compress: only those with a hash in the name, since a later step may rewrite the others. */
const HASHED_TEXT = /\.[0-9a-f]{8}\.(js|css)$/

/**
 * A production build has no source maps, because all its files are published. `SOURCE_MAPS=1` adds maps that no
 * script refers to, for an error tracker or a developer who loads one by hand.
 *
 * @param {{ mode?: string }} argv webpack's
 */
const devtoolIn = ({ mode }) => {
  if (mode !== 'production') return 'cheap-module-source-map'
  return process.env.SOURCE_MAPS === '1' ? 'hidden-source-map' : false
}

/**
 * The hash in the name of a file that may be cached forever.
 *
 * @param {{ mode?: string }} argv webpack's
 */
export const hashIn = ({ mode }) => (mode === 'production' ? '.[contenthash:8]' : '')
