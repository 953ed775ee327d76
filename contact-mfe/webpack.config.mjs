import HtmlWebpackPlugin from 'html-webpack-plugin'
import { federated } from '../tools/webpack.mjs'

export default federated({
  directory: import.meta.dirname,
  name: 'contact',
  port: 3003,
  exposes: {
    './ContactForm': './src/ContactForm.tsx',
    './mount': './src/mount.tsx',
  },
  plugins: [new HtmlWebpackPlugin({ template: './src/index.html', chunks: ['main'] })],
})
