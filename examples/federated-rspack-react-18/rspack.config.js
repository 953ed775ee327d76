import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'

export default {
  mode: 'production',
  entry: './src/index.js',
  output: { uniqueName: 'shop' },
  plugins: [
    new rspack.HtmlRspackPlugin({ title: 'Federated host' }),
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
