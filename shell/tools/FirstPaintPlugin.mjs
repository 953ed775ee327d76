import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { bundle, SOURCE } from '../../tools/webpack/bundle.mjs'
import { languagesIn } from '../../tools/languages.cjs'

const NAME = 'FirstPaintPlugin'
const shell = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const LANGUAGES = languagesIn(shell('src/messages'))
const ROOT = '<div id="root">'

/**
 * Adds `early.js`, which prepares the first paint, and, in production, that paint itself: the top of the page
 * as HTML, which a visitor sees before the scripts have loaded. In development React renders it.
 */
export class FirstPaintPlugin {
  /** @param {string} name the package's name, used as the prefix of its class names */
  constructor(name) {
    this.name = name
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { context, mode } = compiler.options
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const early = await buildEarly(mode)
        const hash = mode === 'production' ? `.${hash8(early)}` : ''
        compilation.emitAsset(`early${hash}.js`, new webpack.sources.RawSource(early))
      })
      if (mode !== 'production') return
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tapPromise(NAME, async (page) => {
        const paint = await renderFirstPaint(context, this.name)
        return { ...page, html: page.html.replace(ROOT, () => `${ROOT}${paint}`) }
      })
    })
  }
}

/** Part of the name, so that a page of an earlier build, whose `integrity` is that build's, finds its own script. */
const hash8 = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8)

const buildEarly = async (mode) => {
  const { outputFiles } = await build({
    entryPoints: [shell('src/firstPaint/early.ts')],
    write: false,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    loader: { '.module.css': 'empty' },
    conditions: mode === 'production' ? [] : [SOURCE],
    define: { LANGUAGES: JSON.stringify(LANGUAGES) },
  })
  return outputFiles[0].text
}

/** Builds the page's components a second time, for Node and with the same class names, and renders them. */
const renderFirstPaint = async (directory, name) => {
  const folder = shell(`../node_modules/.cache/first-paint/${name}`)
  const page = bundle({ directory, name, languages: LANGUAGES })({}, { mode: 'production' })
  const run = promisify((done) =>
    webpack(
      {
        ...page,
        entry: { render: shell('src/firstPaint/renderFirstPaint.tsx') },
        target: 'node20',
        devtool: false,
        output: { ...page.output, path: folder, publicPath: '', library: { type: 'commonjs2' } },
        optimization: { minimize: false },
        cache: false,
      },
      done,
    ),
  )
  const stats = await run()
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  const [file] = stats
    .toJson({ all: false, entrypoints: true })
    .entrypoints.render.assets.filter(({ name }) => name.endsWith('.js'))
  const { renderFirstPaint: render } = createRequire(import.meta.url)(path.join(folder, file.name))
  return render()
}
