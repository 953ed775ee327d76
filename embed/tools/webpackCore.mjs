import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { bundle } from '../../tools/webpack/bundle.mjs'
import { IntegrityPlugin } from '../../tools/webpack/IntegrityPlugin.mjs'
import webpack from 'webpack'
import { languagesIn } from '../../tools/languages.cjs'
import { sentences } from './webpackLoader.mjs'

const directory = path.join(import.meta.dirname, '..')
const generator = path.join(directory, '../generator-mfe')

/**
 * The configuration of the core: an ES module with React, the store and the styles, so there is nothing to share. It
 * contains the hashes of its parts, which are loaded when they are first needed: see `src/core/importPart.ts`.
 * Fonts and pictures are separate files.
 *
 * @param {{ output: string, version: string }} options
 * @returns {import('webpack').Configuration}
 */
export const core = ({ output, version }) => {
  const configuration = bundle({
    directory,
    name: 'embed',
    port: 0,
    languages: languagesIn(path.join(generator, 'src/messages')),
    version,
  })({}, { mode: 'production' })
  const [script, , assets] = configuration.module.rules
  return {
    ...configuration,
    entry: { core: './src/core/index.ts' },
    cache: {
      ...configuration.cache,
      buildDependencies: {
        config: [...configuration.cache.buildDependencies.config, import.meta.dirname + path.sep],
      },
    },
    experiments: { outputModule: true },
    output: {
      ...configuration.output,
      path: output,
      module: true,
      library: { type: 'module' },
      importFunctionName: '__webpack_require__.importPart',
    },
    module: {
      rules: [
        script,
        { test: /\.css$/, ...styles(version) },
        { ...assets, exclude: /\.woff2$/ },
        // Titles use one weight and no alternate glyphs; only the sans needs tabular figures.
        font(/imbue/, { variationAxes: { wght: TITLE_WEIGHT }, noLayoutClosure: true }),
        font(/instrument-sans/, {}),
      ],
    },
    plugins: [
      ...configuration.plugins.filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
      new webpack.NormalModuleReplacementPlugin(
        /css-loader.dist.runtime.api\.js$/,
        path.join(directory, 'src/core/createRules.ts'),
      ),
      new webpack.IgnorePlugin({ resourceRegExp: NOT_IN_AN_EMBED }),
      new IntegrityPlugin(),
      new webpack.DefinePlugin({ EMBED_SENTENCES: JSON.stringify(sentences) }),
    ],
  }
}

/** What an embed leaves out: the page's keyboard shortcuts, so as not to interfere with its host's. */
const NOT_IN_AN_EMBED = /^\.\/Keys\.tsx$/

const TITLE_WEIGHT = 600

const font = (name, options) => ({
  test: name,
  type: 'asset/resource',
  use: { loader: loader('subsetFont'), options },
})

const loader = (name) => path.join(directory, 'tools', `${name}.mjs`)

/** Styles become text in the script; their rem units follow the visitor's font size, not the partner's page. */
const styles = (version) => ({
  use: [
    loader('collectStyles'),
    {
      loader: 'css-loader',
      options: {
        sourceMap: false,
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentHashSalt: version,
          localIdentName: 'dramatis-[hash:base64:6]',
        },
        importLoaders: 1,
      },
    },
    loader('embeddedCss'),
  ],
})
