// Checks every row of the data files, then bundles the engine, its worker script, its command-line tool and, for pages,
// the schema of a spec into dist/bundle/, because loading four hundred modules takes twice as long. With --watch, bundles again on every edit.
import { rm } from 'node:fs/promises'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { context } from 'esbuild'
// These read all other data as they load.
import '../src/flat/headwear/headwear.ts'
import '../src/flat/prop/props.ts'
import '../src/garments/cuts.ts'
import '../src/garments/emblems.ts'
import '../src/understanding/describe.ts'
import { parseLooks } from '../src/understanding/data/parseLooks.ts'
import { parseCharacter, readCharacters } from '../src/understanding/lexicon/characters.ts'

readCharacters((row, heading) => parseLooks(parseCharacter(row, heading).looks))

const root = fileURLToPath(new URL('..', import.meta.url))
const outdir = 'dist/bundle'

const watch = process.argv.includes('--watch')
// While watching, a process may still be reading the previous build.
if (!watch) await rm(`${root}${outdir}`, { recursive: true, force: true })
const bundle = await context({
  absWorkingDir: root,
  entryPoints: {
    index: 'src/index.ts',
    worker: 'src/render/worker.ts',
    portrait: 'src/cli/portrait.ts',
    specSchema: 'src/understanding/specSchema.ts',
  },
  outdir,
  bundle: true,
  splitting: true,
  loader: { '.txt': 'text' },
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
})
if (watch) {
  await bundle.watch()
} else {
  await bundle.rebuild()
  await bundle.dispose()
}
