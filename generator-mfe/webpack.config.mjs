import HtmlWebpackPlugin from 'html-webpack-plugin'
import { federated } from '../tools/webpack.mjs'

export default federated({
  directory: import.meta.dirname,
  name: 'generator',
  port: 3001,
  exposes: { './Generator': './src/Generator.tsx', './mount': './src/mount.tsx' },
  plugins: [new HtmlWebpackPlugin({ template: './src/index.html', chunks: ['main'] })],
  // An embed takes the stylesheets into its shadow root: see src/embed/loadGenerator.ts.
  insertStylesheet: (link) => {
    const offer = new CustomEvent('dramatis:stylesheet', { detail: link, cancelable: true })
    if (link.ownerDocument.dispatchEvent(offer)) link.ownerDocument.head.append(link)
  },
})
