import { generateImage } from 'ai'
import { Style, type AspectRatio } from '../../contract/index.ts'
import { encodeImage } from '../encodeImage.ts'
import type { Painter, PaintingWish } from '../Painter.ts'
import { asking } from './asking.ts'
import { PROVIDER, type Provider } from './Provider.ts'

/** Width by height, in pixels, as the provider's model takes it. */
export type Size = `${number}x${number}`

export interface ImageModels {
  readonly free: string
  readonly premium: string
  readonly sizes: Readonly<Record<AspectRatio, Size>>
}

/** A painter that asks an image model. */
export const providerPainter = (
  provider: Provider,
  models: ImageModels,
  timeoutMs: number,
): Painter => ({
  styles: Object.keys(STYLES).filter(Style.is),
  engine: (tier) => ({ name: models[tier], kind: 'model' }),
  paint: (wish, signal) =>
    asking(timeoutMs, signal, async (abortSignal) => {
      const { image } = await generateImage({
        model: provider.imageModel(models[wish.tier]),
        prompt: promptFor(wish),
        size: models.sizes[wish.aspect],
        abortSignal,
        ...(wish.seed !== undefined && { providerOptions: { [PROVIDER]: { seed: wish.seed } } }),
      })
      return encodeImage(image.uint8Array)
    }),
})

/** How each style is asked for. */
const STYLES: Readonly<Record<Style, string>> = {
  realistic: 'A photorealistic portrait photograph',
  ghibli: 'A portrait in the hand-painted style of a Studio Ghibli film',
  fortnite: 'A portrait in the stylised 3D look of Fortnite',
  lego: 'A portrait as a Lego minifigure made of glossy plastic',
  southpark: 'A portrait in the paper cut-out style of South Park',
  'animal crossing': 'A portrait in the rounded, friendly 3D look of Animal Crossing',
  minecraft: 'A portrait built of the cubes and pixel textures of Minecraft',
  pixar: 'A portrait in the 3D animation style of a Pixar film',
  nintendo: 'A portrait in the bright 3D look of a Nintendo game',
  dispo: 'A portrait taken with a disposable camera, with hard flash and film grain',
}

/** The longest prompt that every common image model takes, in characters. */
const LONGEST_PROMPT = 4_000

const promptFor = ({ style, character, description }: PaintingWish): string =>
  `${STYLES[style]} of ${character}. ${description}`.slice(0, LONGEST_PROMPT)
