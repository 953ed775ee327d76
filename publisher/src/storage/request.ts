import { messageOf } from '../errors/messageOf.ts'

/**
 * Requests a URL.
 *
 * @returns the response, whatever its status
 * @throws {Error} if no response arrives in time; the message names the URL and the reason
 */
export const request = async (url: string, timeoutMs: number): Promise<Response> => {
  try {
    return await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    throw new Error(`${url} does not respond: ${reasonOf(error)}`, { cause: error })
  }
}

/** Why a request failed, which `fetch` puts into the error's `cause`. */
const reasonOf = (error: unknown): string =>
  messageOf(typeof error === 'object' && error !== null && 'cause' in error ? error.cause : error)
