import { readFile } from 'node:fs/promises'
import { markPure } from './markPure.mjs'

/** An esbuild plugin that annotates the constants of every module as pure. */
export const pureConstants = {
  name: 'pure-constants',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => ({
      contents: markPure(await readFile(path, 'utf8')),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    })),
}
