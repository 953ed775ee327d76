import { CARD } from '@dramatis/catalogue'
import webpack from 'webpack'
import { drawCard } from './drawCard.mjs'

const NAME = 'CardPlugin'

/** Adds the picture that messengers show of the page. The publisher writes its address: see `cardTags`. */
export class CardPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (compiler.options.mode !== 'production') return
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        compilation.emitAsset('card.jpg', new webpack.sources.RawSource(await drawCard(CARD)))
      })
    })
  }
}
