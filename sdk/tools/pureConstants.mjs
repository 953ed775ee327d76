import { readFile } from 'node:fs/promises'
import { markPure } from './markPure.mjs'

/** An esbuild plugin that marks the constants of every module it loads. */
export const pureConstants = {
  name: 'pure-constants',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => ({
      contents: markPure(await readFile(path, 'utf8')),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    })),
}
