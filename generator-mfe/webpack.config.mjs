import { federated } from '../tools/webpack.mjs'

export default federated({
  directory: import.meta.dirname,
  name: 'generator',
  port: 3001,
  exposes: { './Generator': './src/Generator.tsx', './mount': './src/mount.tsx' },
})
