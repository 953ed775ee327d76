import { englishOf } from '@dramatis/studio'
import type { Pay } from '../../budget/createBudget.ts'
import type { AspectRatio, Engine, Style } from '../../contract/index.ts'
import type { EncodedPicture, PaintingOrder, PaintingRequest } from '../Painter.ts'
import { callProvider } from './callProvider.ts'
import { encodeImage, encodePreview } from './encodeImage.ts'
import type { Provider, Size } from './Provider.ts'
import { quoted } from './quoted.ts'

export type ImageSizes = Readonly<Record<AspectRatio, Size>>

/** Paints with an image model, within `timeoutMs`. */
export const modelPainter =
  (provider: Provider, id: string, sizes: ImageSizes, pay: Pay) =>
  (request: PaintingOrder, signal: AbortSignal, timeoutMs: number): Promise<EncodedPicture> =>
    callProvider(timeoutMs, signal, pay, async (abortSignal) => {
      const file = await provider.paint(id, {
        prompt: promptFor(request),
        aspect: request.aspect,
        size: sizes[request.aspect],
        seed: request.seed,
        photo: request.photo === undefined ? undefined : Buffer.from(request.photo, 'base64'),
        signal: abortSignal,
        onPartial: request.onPreview && partialsTo(request.onPreview),
      })
      return encodeImage(file, engineOf(id), request)
    })

const partialsTo = (onPreview: (preview: Uint8Array) => void) => (file: Uint8Array) => {
  // An unreadable preview is skipped; the picture follows.
  encodePreview(file).then(onPreview, () => undefined)
}

export const engineOf = (id: string): Engine => ({ name: id, kind: 'model' })

/** How a prompt begins. */
const PHRASES: Readonly<Record<Style, string>> = {
  realistic: 'A photorealistic portrait photograph',
  ghibli: 'A portrait in the hand-painted style of a Studio Ghibli film',
  fortnite: 'A portrait in the stylized 3D look of Fortnite',
  lego: 'A portrait as a Lego minifigure made of glossy plastic',
  southpark: 'A portrait in the paper cut-out style of South Park',
  'animal crossing': 'A portrait in the rounded, friendly 3D look of Animal Crossing',
  minecraft: 'A portrait built of the cubes and pixel textures of Minecraft',
  pixar: 'A portrait in the 3D animation style of a Pixar film',
  nintendo: 'A portrait in the bright 3D look of a Nintendo game',
  dispo: 'A portrait taken with a disposable camera, with hard flash and film grain',
}

/** The longest prompt, in characters, that every common image model accepts. */
const MAX_PROMPT_LENGTH = 4_000

const promptFor = ({ style, character, description, photo, change }: PaintingRequest): string => {
  const wanted = `${PHRASES[style]} of ${quoted(character)}. ${englishOf(description)}`
  return [...editFor(photo, change), wanted].join(' ').slice(0, MAX_PROMPT_LENGTH)
}

const editFor = (photo: string | undefined, change: string | undefined): readonly string[] => {
  if (photo === undefined) return []
  return change === undefined
    ? ['Keep the likeness of the person in the given picture.']
    : [`Change only this about the given picture: ${quoted(change)}. It shows:`]
}
