import { createHash } from 'node:crypto'
import webpack from 'webpack'

const NAME = 'IntegrityPlugin'
const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH, PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER } =
  webpack.Compilation
const { LoadScriptRuntimeModule } = webpack.runtime
const TABLE = `${webpack.RuntimeGlobals.require}.integrity`

/**
 * Makes the browser check every script that a build's runtime loads: the runtime contains their SHA-384 hashes and sets
 * them as the elements' `integrity`. The runtime is written before the files have their final content, so it first gets
 * placeholders of the same length. Pages get an `integrity` for the files that they refer to.
 */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      setIntegrity(compilation)
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityTable())
        })
      // After the file names have got their hashes, and before the files are compressed.
      const stage = PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        fillTables(compilation)
        completePages(compilation)
      })
    })
  }
}

/**
 * The SHA-384 of one of a build's files. It is final from the stage {@link HASHES_COMPLETE} on.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} file its name
 */
export const integrityOf = (compilation, file) => hashOf(compilation.getAsset(file).source.buffer())

/** From this stage on, no file of a build changes. */
export const HASHES_COMPLETE = PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER

const setIntegrity = (compilation) => {
  LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) =>
    webpack.Template.asString([
      source,
      `if (${TABLE}[chunkId]) script.integrity = ${TABLE}[chunkId];`,
    ]),
  )
}

/** `{ <chunk>: <hash> }` for every chunk with a script that the runtime may load. */
class IntegrityTable extends webpack.RuntimeModule {
  constructor() {
    super('integrity', webpack.RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    const hasScript = (chunk) =>
      this.chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript') !== undefined
    const chunks = [...this.chunk.getAllAsyncChunks()].filter(hasScript)
    const table = Object.fromEntries(chunks.map(({ id }) => [id, placeholderOf(id)]))
    return `${TABLE} = ${JSON.stringify(table)};`
  }
}

const placeholderOf = (id) => hashOf(`placeholder ${id}`)

const fillTables = (compilation) => {
  const hashes = new Map()
  for (const chunk of compilation.chunks) {
    const script = [...chunk.files].find((name) => name.endsWith('.js'))
    if (script) hashes.set(placeholderOf(chunk.id), integrityOf(compilation, script))
  }
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue
    for (const file of chunk.files) fillTable(compilation, file, hashes)
  }
}

const fillTable = (compilation, file, hashes) => {
  compilation.updateAsset(file, (source) => {
    const filled = new webpack.sources.ReplaceSource(source)
    const text = String(source.source())
    for (const { 0: placeholder, index } of text.matchAll(/sha384-[\w+/]{64}/g)) {
      const hash = hashes.get(placeholder)
      if (hash) filled.replace(index, index + placeholder.length - 1, hash)
    }
    return filled
  })
}

const completePages = (compilation) => {
  for (const { name } of compilation.getAssets()) {
    if (!name.endsWith('.html')) continue
    compilation.updateAsset(name, (source) => {
      const page = String(source.source())
      return new webpack.sources.RawSource(
        page.replace(OWN_FILE, (attribute, file) =>
          compilation.getAsset(file)
            ? `${attribute} integrity="${integrityOf(compilation, file)}"`
            : attribute,
        ),
      )
    })
  }
}

/** The attribute with the URL of one of a build's scripts or stylesheets. */
const OWN_FILE = /(?<=<(?:script|link)\b[^>]* )(?:src|href)="\/([^"]+\.(?:js|css))"/g

const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`
