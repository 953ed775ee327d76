import path from 'node:path'
import webpack from 'webpack'
import { cataloguesIn } from '../../tools/languages.cjs'
import { bundle } from '../../tools/webpack/bundle.mjs'

const directory = path.join(import.meta.dirname, '..')

/** The element's own texts, in every language. */
export const sentences = cataloguesIn(path.join(directory, 'src/messages'))

/** The loader's texts, without those that only the core shows. */
const loaderSentences = Object.fromEntries(
  Object.entries(sentences).map(([language, { loading, notLoaded }]) => [
    language,
    { loading, notLoaded },
  ]),
)

/**
 * The configurations of the loader: as a module and as a Module Federation container in a classic script, to be
 * served with the core, and as the entry of the npm package.
 *
 * @param {object} options
 * @param {string} options.site the folder for the served files
 * @param {string} options.package the folder for the npm package's files
 * @param {string} options.version
 * @param {string} options.cores see `src/loader/build.ts`
 * @param {string} options.framed likewise
 * @returns {import('webpack').Configuration[]}
 */
export const loaders = ({ site, package: npm, ...build }) => {
  const script = servedScript({ site, ...build })
  return [
    // Built separately, because scripts that share modules would also contain the webpack runtime that sharing needs.
    { ...script, entry: { dramatis: './src/index.ts' } },
    { ...script, entry: { frame: './src/framePage/frame.ts' } },
    {
      ...script,
      experiments: {},
      entry: { remoteEntry: './src/index.ts' },
      output: { ...script.output, module: false, library: { type: 'var', name: 'dramatis' } },
    },
    {
      ...script,
      entry: { index: './src/index.ts', react: './src/react.ts', vue: './src/vue.ts' },
      output: { ...script.output, path: npm, publicPath: '' },
      externalsType: 'module',
      externals: { react: 'react', vue: 'vue', '@dramatis/embed': './index.js' },
      devtool: false,
      // A partner's bundler minifies the code itself, and needs the comments in import().
      optimization: { minimize: false },
    },
  ]
}

/** The configuration of the script that shows the generator in a frame, whose hash the loader contains. */
export const framed = (options) => {
  const script = servedScript(options)
  return {
    ...script,
    entry: { framed: './src/frame/openFrame.ts' },
    output: { ...script.output, filename: '[name].[contenthash:8].js' },
  }
}

/** The configuration of a module that is served. */
const servedScript = ({ site, version, cores = '', framed = '' }) => {
  const configuration = bundle({ directory, name: 'embed-loader', port: 0, version })(
    {},
    { mode: 'production' },
  )
  const [script] = configuration.module.rules
  return {
    ...configuration,
    module: {
      rules: [
        script,
        {
          test: /\.css$/,
          type: 'asset/source',
          use: path.join(import.meta.dirname, 'embeddedCss.mjs'),
        },
      ],
    },
    cache: false,
    plugins: [
      new webpack.DefinePlugin({
        EMBED: JSON.stringify({ version, cores, framed }),
        EMBED_SENTENCES: JSON.stringify(loaderSentences),
      }),
    ],
    experiments: { outputModule: true },
    output: {
      ...configuration.output,
      clean: false,
      path: site,
      filename: '[name].js',
      module: true,
      library: { type: 'module' },
    },
  }
}
