import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'

export default {
  mode: 'production',
  entry: './src/index.js',
  plugins: [
    new HtmlWebpackPlugin({ title: 'Federated host' }),
    new ModuleFederationPlugin({
      name: 'shop',
      remotes: { dramatis: 'dramatis@http://localhost:3000/embed/v1/remoteEntry.js' },
      // The host's own React; the generator neither uses nor changes it.
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      dts: false,
      manifest: false,
    }),
  ],
}
