import { openGraphLocale } from '@dramatis/catalogue'
import { CONTRACT } from '@dramatis/store/contract'
import CopyPlugin from 'copy-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { languagesIn } from '../tools/languages.cjs'
import { waitForPort } from '../tools/dev/waitForPort.mjs'
import { host } from '../tools/webpack/host.mjs'
import { portFor } from '../tools/webpack/portFor.mjs'
import { CardPlugin } from './tools/CardPlugin.mjs'
import { FirstPaintPlugin } from './tools/FirstPaintPlugin.mjs'
import { OfflinePlugin } from './tools/OfflinePlugin.mjs'

/** The page is in English before its script runs. */
const otherLanguages = languagesIn(`${import.meta.dirname}/src/messages`).filter(
  (language) => language !== 'en',
)

const FUNCTIONS_PORT = portFor('functions', 3010)

/** What a deployment serves next to the page; `local` serves it with the URLs of this machine. */
const FROM_LOCAL = ['/.netlify/functions', '/s/', '/remotes.json', '/settings.json']

export default host({
  directory: import.meta.dirname,
  name: 'shell',
  port: portFor('page', 3000),
  plugins: [
    new HtmlWebpackPlugin({
      template: 'index.html',
      publicPath: '/',
      inject: false,
      locales: ['en', ...otherLanguages].map(openGraphLocale),
      contract: CONTRACT, // The publisher compares it with that of a remote.
    }),
    new CopyPlugin({ patterns: [{ from: 'public' }] }),
    new CardPlugin(),
    new FirstPaintPlugin('shell'),
    new OfflinePlugin(),
  ],
  devServer: {
    proxy: [{ context: FROM_LOCAL, target: `http://localhost:${FUNCTIONS_PORT}` }],
    // When code that they share with the page is edited, the functions restart while the page reloads.
    setupMiddlewares: (middlewares) => [
      ...FROM_LOCAL.map((path) => ({
        path,
        middleware: (_request, _response, next) => void waitForPort(FUNCTIONS_PORT).then(next),
      })),
      ...middlewares,
    ],
  },
})
