import { fileURLToPath } from 'node:url'
import { openGraphLocale } from '@dramatis/catalogue'
import CopyPlugin from 'copy-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { FirstPaintPlugin } from '../../shell/tools/FirstPaintPlugin.mjs'
import languages from '../../tools/languages.cjs'
import { bundle } from '../../tools/webpack/bundle.mjs'

const directory = fileURLToPath(new URL('.', import.meta.url))
const shell = fileURLToPath(new URL('../../shell/', import.meta.url))
const visitorLanguages = languages.languagesIn(`${shell}src/messages`)

/** Builds the page as a monolith: the packages' own sources and settings, without federation. */
export default (env, argv) => ({
  ...bundle({
    directory,
    name: 'monolith',
    languages: visitorLanguages,
    plugins: [
      new HtmlWebpackPlugin({
        template: `${shell}index.html`,
        publicPath: '/',
        inject: false,
        locales: visitorLanguages.map(openGraphLocale),
      }),
      new FirstPaintPlugin('monolith'),
      new CopyPlugin({ patterns: [{ from: `${shell}public` }] }),
    ],
  })(env, argv),
  entry: { main: './src/index.tsx' },
})
