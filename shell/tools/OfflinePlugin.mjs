import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import webpack from 'webpack'
import { drawIcons } from './drawIcons.mjs'

const NAME = 'OfflinePlugin'
const WORKERS = ['worker', 'removeWorker']
const HASHED = /\.[0-9a-f]{8}\.\w+$/
const KEPT = /\.(html|js|css|woff2|svg|webmanifest)$/

/**
 * Adds what makes the page installable and available offline: the icons, the service worker and the worker that
 * removes it. The worker contains the list of the shell's files, so a changed shell means a changed worker. The
 * plugin does nothing in development, where files change without changing their names.
 */
export class OfflinePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (compiler.options.mode !== 'production') return
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT // after all other files have been added
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const emit = (name, content) =>
          compilation.emitAsset(name, new webpack.sources.RawSource(content))
        const files = filesOf(compilation.getAssets())
        for (const [name, content] of await buildWorkers(compiler.context, files)) {
          emit(name, content)
        }
        const logo = await readFile(path.join(compiler.context, 'public/favicon.svg'))
        for (const [name, content] of await drawIcons(logo)) emit(`icons/${name}.png`, content)
      })
    })
  }
}

/** The shell's files: see `ShellFile` in `src/offline/worker/shellFiles.ts`. */
const filesOf = (assets) =>
  assets
    .filter(({ name }) => KEPT.test(name))
    .map(({ name, source }) => ({
      url: `/${name}`,
      revision: HASHED.test(name) ? null : hashOf('sha256', source, 'hex').slice(0, 16),
      integrity: `sha384-${hashOf('sha384', source, 'base64')}`,
    }))
    .sort((one, other) => (one.url < other.url ? -1 : 1))

const hashOf = (algorithm, source, encoding) =>
  createHash(algorithm).update(source.buffer()).digest(encoding)

const buildWorkers = async (context, files) => {
  const folder = path.join(context, 'src/offline/worker')
  const { outputFiles } = await build({
    entryPoints: WORKERS.map((worker) => path.join(folder, `${worker}.ts`)),
    outdir: folder,
    write: false,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: { SHELL_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles.map((file) => [path.basename(file.path), file.text])
}
