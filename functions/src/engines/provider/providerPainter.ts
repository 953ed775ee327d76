import { labelOf, STYLE_IDS } from '@dramatis/catalogue'
import { generateImage } from 'ai'
import type { AspectRatio, Engine, Style } from '../../contract/index.ts'
import type { Tier } from '../../tier/Tier.ts'
import { encodeImage } from './encodeImage.ts'
import type { Painter, PaintingRequest } from '../Painter.ts'
import { callProvider } from './callProvider.ts'
import type { Provider } from './Provider.ts'

/** Width by height in pixels, as an image model takes it. */
export type Size = `${number}x${number}`

export interface ImageModels {
  readonly free: string
  readonly premium: string
  readonly sizes: Readonly<Record<AspectRatio, Size>>
}

/** Paints with an image model. */
export const providerPainter = (
  provider: Provider,
  models: ImageModels,
  timeoutMs: number,
): Painter => {
  const engine = (tier: Tier): Engine => ({ name: models[tier], kind: 'model' })
  return {
    styles: STYLE_IDS,
    engine,
    paint: (request, signal) =>
      callProvider(timeoutMs, signal, async (abortSignal) => {
        const { image } = await generateImage({
          model: provider.imageModel(models[request.tier]),
          prompt: promptFor(request),
          size: models.sizes[request.aspect],
          abortSignal,
          ...(request.seed !== undefined && { providerOptions: provider.seeded(request.seed) }),
        })
        return encodeImage(image.uint8Array, engine(request.tier), request)
      }),
  }
}

/** How to ask for a style whose name alone does not say what to paint. */
const PHRASES: Readonly<Partial<Record<Style, string>>> = {
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

/** Characters that every common image model accepts. */
const MAX_PROMPT_LENGTH = 4_000

const promptFor = ({ style, character, description }: PaintingRequest): string => {
  const phrase = PHRASES[style] ?? `A portrait in the style of ${labelOf(style)}`
  return `${phrase} of ${character}. ${description}`.slice(0, MAX_PROMPT_LENGTH)
}
