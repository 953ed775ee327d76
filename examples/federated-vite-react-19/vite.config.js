import { federation } from '@module-federation/vite'

export default {
  base: '/',
  build: { target: 'es2022' },
  plugins: [
    federation({
      name: 'shop',
      remotes: {
        dramatis: {
          name: 'dramatis',
          type: 'module',
          entry: 'http://localhost:3000/embed/v1/dramatis.js',
        },
      },
      // The host's own React; the generator neither uses nor changes it.
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      dts: false,
    }),
  ],
}
