import { neededFiles, readManifest } from '@dramatis/remotes/manifest'
import webpack from 'webpack'
import { CONTRACT } from '@dramatis/store/contract'
import { HASHES_COMPLETE, integrityOf } from './IntegrityPlugin.mjs'

const NAME = 'BuildInfoPlugin'
const MANIFEST = 'mf-manifest.json'

/**
 * Adds what the shell and the publisher need to know about a remote's build to its federation manifest: its version,
 * the version of the contract with the shell and, in production, the hashes of the files that its components need at
 * once. `readBuild` in `remotes/` reads the last two.
 */
export class BuildInfoPlugin {
  /** @param {string} [version] default: the package's version */
  constructor(version) {
    this.version = version
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = HASHES_COMPLETE + 1 // after the manifest has been written
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const production = compiler.options.mode === 'production'
        compilation.updateAsset(MANIFEST, (source) => {
          const manifest = JSON.parse(String(source.source()))
          if (this.version) manifest.metaData.buildInfo.buildVersion = this.version
          manifest.dramatis = {
            contract: CONTRACT,
            standalone: true, // needs no federation runtime from the page
            ...(production && { integrity: neededHashes(compilation, manifest) }),
          }
          return new webpack.sources.RawSource(JSON.stringify(manifest))
        })
      })
    })
  }
}

const neededHashes = (compilation, manifest) => {
  const { scripts, styles } = neededFiles(readManifest(manifest))
  return Object.fromEntries(
    [...scripts, ...styles].map((file) => [file, integrityOf(compilation, file)]),
  )
}
