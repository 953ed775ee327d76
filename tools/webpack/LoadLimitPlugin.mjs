import webpack from 'webpack'

const NAME = 'LoadLimitPlugin'
const { LoadScriptRuntimeModule } = webpack.runtime

/** How long a script that a build's runtime loads may take to arrive, in milliseconds. */
const LOAD_LIMIT_MS = 15_000

/**
 * Makes an `import()` reject if a script for it does not arrive in time. The next one loads the script from another
 * URL, because the browser would let another request for the same URL wait for the one that has stalled.
 */
export class LoadLimitPlugin {
  /** @param {RegExp} [except] matches the URLs of scripts that the page itself watches. Default: none */
  constructor(except = /^$/) {
    this.except = except
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) =>
        webpack.Template.asString([source, limitExcept(this.except)]),
      )
    })
  }
}

/**
 * Lets the element fail in time, with an event that the page can see. How many have failed is kept for the whole page,
 * because another try may run the container again.
 */
const limitExcept = (except) => `if (!${except}.test(script.src)) {
  const failed = (self.dramatisFailed ??= {});
  const url = script.src;
  if (failed[url]) script.src += '?' + failed[url];
  script.addEventListener('error', () => (failed[url] = (failed[url] ?? 0) + 1));
  setTimeout(() => script.onerror && script.dispatchEvent(new Event('error')), ${LOAD_LIMIT_MS});
}`
