import HtmlWebpackPlugin from 'html-webpack-plugin'
import { federated } from '../tools/webpack.mjs'

export default federated({
  directory: import.meta.dirname,
  name: 'billing',
  port: 3002,
  exposes: {
    './EmailGate': './src/EmailGate.tsx',
    './HeaderStatus': './src/HeaderStatus.tsx',
    './Premium': './src/Premium.tsx',
    './QuotaBadge': './src/QuotaBadge.tsx',
    './UpgradeBanner': './src/UpgradeBanner.tsx',
    './mount': './src/mount.tsx',
  },
  plugins: [new HtmlWebpackPlugin({ template: './src/index.html', chunks: ['main'] })],
})
