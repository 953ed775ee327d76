import { fetchImage } from './fetchImage.ts'

/**
 * A provider's only way out to the network. A POST is a call to the provider itself. A GET is for a
 * picture whose URL the provider's answer chose, and which is therefore not trusted; the provider's
 * credentials are not sent along.
 */
export const guardedFetch =
  (imageHosts: readonly string[]): typeof fetch =>
  (input, init) =>
    init?.method === 'POST'
      ? fetch(input, { ...init, body: acceptableBody(init.body), redirect: 'error' })
      : fetchImage(new Request(input).url, imageHosts, init?.signal)

/**
 * The `gpt-image` models always answer base64 and decline `response_format`, which the client library
 * always sends.
 */
const acceptableBody = (body: BodyInit | null | undefined): BodyInit | null => {
  if (typeof body !== 'string' || !body.includes('"response_format":"b64_json"'))
    return body ?? null
  const { response_format, ...rest }: Record<string, unknown> = JSON.parse(body)
  const asked = /^(chatgpt|gpt)-image/.test(String(rest.model))
    ? rest
    : { ...rest, response_format }
  return JSON.stringify(asked)
}
