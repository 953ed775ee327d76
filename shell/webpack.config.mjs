import path from 'node:path'
import { fileURLToPath } from 'node:url'
import CopyPlugin from 'copy-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { federated } from '../tools/webpack.mjs'
import { FirstPaintPlugin } from './tools/FirstPaintPlugin.mjs'
import { OfflinePlugin } from './tools/OfflinePlugin.mjs'

const directory = fileURLToPath(new URL('.', import.meta.url))

export default federated({
  directory,
  name: 'shell',
  port: 3000,
  plugins: [
    new HtmlWebpackPlugin({ template: 'index.html', publicPath: '/', inject: false }),
    new CopyPlugin({ patterns: [{ from: 'public' }] }),
    new FirstPaintPlugin('shell'),
    new OfflinePlugin(),
  ],
  devServer: {
    // What a deployment writes, `remotes.json` and `settings.json`, with the addresses of this machine.
    static: path.join(directory, 'development'),
    proxy: [{ context: ['/.netlify/functions'], target: 'http://localhost:3010' }],
  },
})
