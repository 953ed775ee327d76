import type { wrapImageModel } from 'ai'
import { EngineError } from '../../errors/EngineError.ts'
import { base64Bytes } from './base64Bytes.ts'
import type { ImageOrder } from './Provider.ts'

type Model = Parameters<typeof wrapImageModel>[0]['model']
type Options = Parameters<Model['doGenerate']>[0]

/**
 * Generates one image with a model of the AI SDK. The SDK's `generateImage` would hide the reason for a
 * failure, and decode base64 character by character.
 *
 * @param options the size, format and seed as this provider expects them
 */
export const generateWith = async (
  model: Model,
  { prompt, photo, signal }: ImageOrder,
  options: Partial<Pick<Options, 'size' | 'aspectRatio' | 'seed' | 'providerOptions'>>,
): Promise<Uint8Array> => {
  const { images, isRetryable, providerMetadata } = await model.doGenerate({
    prompt,
    files: photo && [{ type: 'file', mediaType: 'image/jpeg', data: photo }],
    mask: undefined,
    n: 1,
    size: undefined,
    aspectRatio: undefined,
    seed: undefined,
    providerOptions: {},
    abortSignal: signal,
    ...options,
  })
  const [image] = images
  // fal returns a black picture and a reason; Imagen a reason instead of a picture.
  if (isRetryable === false || isMarkedUnsafe(providerMetadata)) {
    throw new EngineError('moderated', 'The provider withheld the picture')
  }
  if (image === undefined) throw new EngineError('failed', 'The provider returned no picture')
  return typeof image === 'string' ? base64Bytes(image) : image
}

const isMarkedUnsafe = (metadata: unknown): boolean =>
  JSON.stringify(metadata ?? {}).includes('"nsfw":true')
