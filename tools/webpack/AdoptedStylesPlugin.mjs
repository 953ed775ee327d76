import webpack from 'webpack'

const NAME = 'AdoptedStylesPlugin'

/**
 * Lets each script bring its chunk's styles, which the document adopts as it runs: one request and one hash less than
 * with a stylesheet, and nothing is shown before its styles are there. A Content Security Policy does not have to
 * allow inline styles for it. `MiniCssExtractPlugin` collects the styles; its runtime is not needed.
 */
export class AdoptedStylesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the files have been minimized, and before source maps are written.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const chunk of compilation.chunks) moveStyles(compilation, chunk)
      })
    })
  }
}

const moveStyles = (compilation, chunk) => {
  const fileOf = (extension) => [...chunk.files].find((name) => name.endsWith(extension))
  const [script, stylesheet] = [fileOf('.js'), fileOf('.css')]
  if (stylesheet === undefined) return
  if (script === undefined) throw new Error(`${stylesheet}: its chunk has no script to bring it`)
  const styles = String(compilation.getAsset(stylesheet).source.source())
  compilation.updateAsset(
    script,
    (source) => new webpack.sources.ConcatSource(source, adoptionOf(styles)),
  )
  compilation.deleteAsset(stylesheet) // Also removes it from the chunk.
}

/**
 * The URLs in a build's styles are relative to its files. The sheet says which script brought it, so that the page can
 * take back those of a version that gave way.
 */
const adoptionOf = (styles) => `{
const script=document.currentScript.src;
const sheet=Object.assign(new CSSStyleSheet({baseURL:script}),{script});
sheet.replaceSync(${JSON.stringify(styles)});
document.adoptedStyleSheets=[...document.adoptedStyleSheets,sheet]}`
