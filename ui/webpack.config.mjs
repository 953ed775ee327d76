import path from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { bundle } from '../tools/webpack/bundle.mjs'
import { portFor } from '../tools/webpack/portFor.mjs'

const directory = import.meta.dirname

/** The page of tokens and primitives; the package itself ships as source. */
export default (env, argv) => {
  const configuration = bundle({
    directory,
    name: 'ui',
    port: portFor('ui', 3007),
    plugins: [new HtmlWebpackPlugin({ template: './src/page/index.html' })],
  })(env, argv)
  return {
    ...configuration,
    entry: { main: './src/page/index.tsx' },
    output: { ...configuration.output, path: path.join(directory, 'dist/page') },
  }
}
