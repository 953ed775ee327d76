import ShareRuntimeModule from 'webpack/lib/sharing/ShareRuntimeModule.js'

const NAME = 'FederationSharingPlugin'

/** Omits webpack's own sharing code, which Module Federation's replaces before anything uses it. */
export class FederationSharingPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module instanceof ShareRuntimeModule) module.generate = () => null
      })
    })
  }
}
