import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const NAME = 'LoadLimitPlugin'
const { LoadScriptRuntimeModule } = webpack.runtime

/** How long a script or stylesheet that a build's runtime loads may take to arrive, in milliseconds. */
const LOAD_LIMIT_MS = 15_000

/**
 * Makes an `import()` reject if a script or stylesheet for it does not arrive in time. The next one loads the file from
 * another URL, because the browser would let another request for the same URL wait for the one that has stalled.
 */
export class LoadLimitPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) =>
        webpack.Template.asString([source, limitOf('script', 'src')]),
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag }) => webpack.Template.asString([source, limitOf(tag, 'href')]),
      )
    })
  }
}

/**
 * Lets the element fail in time, with an event that the page can see. How many have failed is kept for the whole page,
 * because another try may run the container again.
 */
const limitOf = (element, attribute) => `{
  const failed = (self.dramatisFailed ??= {});
  const url = ${element}.${attribute};
  if (failed[url]) ${element}.${attribute} += '?' + failed[url];
  ${element}.addEventListener('error', () => (failed[url] = (failed[url] ?? 0) + 1));
  setTimeout(() => ${element}.onerror && ${element}.dispatchEvent(new Event('error')), ${LOAD_LIMIT_MS});
}`
