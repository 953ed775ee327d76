import { bundle } from './bundle.mjs'
import { IntegrityPlugin } from './IntegrityPlugin.mjs'
import { LoadLimitPlugin } from './LoadLimitPlugin.mjs'

/**
 * The webpack configuration of the host. What it shares with the remotes, and how it loads them, is in its sources.
 *
 * @param {Parameters<typeof bundle>[0]} options
 * @returns {ReturnType<typeof bundle>}
 */
export const host = (options) => (env, argv) => {
  const configuration = bundle(options)(env, argv)
  return {
    ...configuration,
    optimization: { ...configuration.optimization, splitChunks: { cacheGroups: CHUNKS } },
    plugins: [
      ...configuration.plugins,
      // A visitor whose network is slow may still wait for React: shell/src/firstPaint/watchScripts.ts watches it.
      new LoadLimitPlugin(/\/react\.[^/]*js$/),
      ...(argv.mode === 'production' ? [new IntegrityPlugin()] : []),
    ],
  }
}

/** Whether every visitor needs a chunk. Code that only some need stays in separate scripts, loaded on demand. */
const isPagePart = (chunk) => !chunk.canBeInitial() && !['reports', 'runtime'].includes(chunk.name)

/**
 * The page's code is in its first script, except for React, which changes less often: browsers keep it, and it loads at
 * the same time. All styles are in one stylesheet.
 */
const CHUNKS = {
  styles: { name: 'main', type: 'css/mini-extract', chunks: 'all', enforce: true },
  react: {
    name: 'react',
    test: /node_modules.(react|react-dom|scheduler).(?!.*node_modules)/,
    chunks: 'async',
    enforce: true,
    priority: 10,
  },
  page: {
    name: 'main',
    // Catalogues are JSON; only the English one is always needed.
    test: ({ type, resource }) => type.startsWith('javascript') || resource?.endsWith('en.json'),
    chunks: isPagePart,
    enforce: true,
  },
}
