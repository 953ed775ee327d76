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
 * @returns {import('webpack').Configuration[]}
 */
export const loaders = ({ site, package: npm, version, cores }) => {
  const configuration = bundle({ directory, name: 'embed-loader', port: 0, version })(
    {},
    { mode: 'production' },
  )
  const [script] = configuration.module.rules
  const common = {
    ...configuration,
    module: { rules: [script] },
    cache: false,
    plugins: [
      new webpack.DefinePlugin({
        EMBED: JSON.stringify({ version, cores }),
        EMBED_SENTENCES: JSON.stringify(loaderSentences),
      }),
    ],
  }
  const output = { ...configuration.output, clean: false, path: site, filename: '[name].js' }
  const asModule = {
    experiments: { outputModule: true },
    output: { ...output, module: true, library: { type: 'module' } },
  }
  return [
    // Built separately, because scripts that share modules would also contain the webpack runtime that sharing needs.
    { ...common, ...asModule, entry: { dramatis: './src/index.ts' } },
    { ...common, ...asModule, entry: { frame: './src/frame/frame.ts' } },
    {
      ...common,
      entry: { remoteEntry: './src/index.ts' },
      output: { ...output, library: { type: 'var', name: 'dramatis' } },
    },
    {
      ...common,
      ...asModule,
      entry: { index: './src/index.ts', react: './src/react.ts', vue: './src/vue.ts' },
      output: { ...asModule.output, path: npm, publicPath: '' },
      externalsType: 'module',
      externals: { react: 'react', vue: 'vue', '@dramatis/embed': './index.js' },
      devtool: false,
      // A partner's bundler minifies the code itself, and needs the comments in import().
      optimization: { minimize: false },
    },
  ]
}
