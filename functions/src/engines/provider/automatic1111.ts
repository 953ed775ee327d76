import { APICallError } from '@ai-sdk/provider'
import * as t from 'io-ts'
import { baseUrl } from '../../environment/validators.ts'
import { EngineError } from '../../errors/EngineError.ts'
import { base64Bytes } from './base64Bytes.ts'
import { guardedFetch } from './guardedFetch.ts'
import type { ImageOrder } from './Provider.ts'
import type { ProviderRow } from './ProviderRow.ts'

/**
 * A server on your own hardware with the API of Automatic1111's Stable Diffusion web UI: the web UI itself, its
 * forks, or `sd-server` of stable-diffusion.cpp. The model `default` is the one that the server has loaded.
 */
export const automatic1111: ProviderRow = {
  variables: { AUTOMATIC1111_URL: baseUrl({ default: undefined }) },
  required: ['AUTOMATIC1111_URL'],
  connect({ AUTOMATIC1111_URL: url = '' }) {
    const post = guardedFetch(url, [])
    return {
      isOwn: true,
      async paint(id, order) {
        const address = `${url}/sdapi/v1/${order.photo === undefined ? 'txt2img' : 'img2img'}`
        const body = bodyOf(id, order)
        const response = await post(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: order.signal,
        })
        if (!response.ok) throw await callError(address, response)
        const content: unknown = await response.json()
        const [image] = Pictures.is(content) ? content.images : []
        if (image === undefined) throw new EngineError('failed', 'The server returned no picture')
        return base64Bytes(image)
      },
      edits: () => true,
    }
  },
}

/** How much a picture may differ from the photo, from 0 to 1. */
const DENOISING_STRENGTH = 0.6

const LOADED_MODEL = 'default'

const bodyOf = (id: string, { prompt, size, seed, photo }: ImageOrder) => {
  const [width, height] = size.split('x').map(Number)
  return {
    prompt,
    width,
    height,
    seed,
    ...(id !== LOADED_MODEL && { override_settings: { sd_model_checkpoint: id } }),
    ...(photo !== undefined && {
      init_images: [Buffer.from(photo).toString('base64')],
      denoising_strength: DENOISING_STRENGTH,
    }),
  }
}

const Pictures = t.type({ images: t.array(t.string) })

/** The error that the other providers' packages throw. */
const callError = async (url: string, response: Response): Promise<APICallError> =>
  new APICallError({
    message: `The server responded with ${response.status}`,
    url,
    requestBodyValues: undefined,
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
    responseBody: await response.text(),
  })
