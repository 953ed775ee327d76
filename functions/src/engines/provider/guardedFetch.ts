import { fetchImage } from './fetchImage.ts'

/**
 * A provider's only way out to the network. A POST is a call to the provider itself. A GET is for a
 * picture whose URL the provider's answer chose, which is therefore not trusted, and gets none of the
 * provider's credentials.
 *
 * @param rewrite changes the body of a call, for a provider that rejects what the client library sends
 */
export const guardedFetch =
  (
    imageHosts: readonly string[],
    rewrite: (body: string) => string = (body) => body,
  ): typeof fetch =>
  (input, init) => {
    if (init?.method !== 'POST') return fetchImage(new Request(input).url, imageHosts, init?.signal)
    const body = typeof init.body === 'string' ? rewrite(init.body) : (init.body ?? null)
    return fetch(input, { ...init, body, redirect: 'error' })
  }
