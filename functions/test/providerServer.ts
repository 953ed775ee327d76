import { LLMock } from '@copilotkit/aimock'
import { openAI } from '../src/engines/provider/openAI.ts'
import type { Provider } from '../src/engines/provider/Provider.ts'

/** A local server with the wire format of chat and image APIs, and the means to make it fail. */
export const createProviderServer = () => {
  const server = new LLMock({ port: 0, logLevel: 'silent' })
  const calm = () => server.reset().clearChaos()
  return {
    start: () => server.start(),
    stop: () => server.stop(),
    get baseUrl() {
      return `${server.url}/v1`
    },
    /** A provider that calls this server. */
    connect: () => connectTo(`${server.url}/v1`),
    /** Responds to every chat request with this text, once `ready` has resolved. */
    writes: (content: string, ready: () => Promise<void> = () => Promise.resolve()) =>
      calm().onMessage(/./, async () => {
        await ready()
        return { content }
      }),
    /** Responds to every image request with base64. */
    paints: (b64Json = PNG) => calm().onImage(/./, { image: { b64Json } }),
    paintsElsewhere: (url: string) => calm().onImage(/./, { image: { url } }),
    /** Fails every request, or only the first ones. */
    fails: (status: number, error: { message: string; code?: string }, times = Infinity) => {
      let left = times
      const failing = (endpoint: 'chat' | 'image') => ({
        match: { endpoint, predicate: () => left-- > 0 },
        response: { status, error, retryAfter: 0 },
      })
      return calm().addFixtures([failing('chat'), failing('image')])
    },
    respondsWithGarbage: () => server.setChaos({ malformedRate: 1 }),
    /** Responds after the longest time that the server allows, far later than any limit in a test. */
    respondsLate: () => server.setChaos({ latencyMs: MAX_LATENCY_MS }),
    respondsAfter: (latencyMs: number) => server.setChaos({ latencyMs }),
    /** The requests so far. */
    requests: () => server.getRequests(),
  }
}

export const connectTo = (baseUrl: string): Provider =>
  openAI.connect({ OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: 'sk-test' }, [])

const MAX_LATENCY_MS = 30_000

/** A plain PNG, 32 pixels a side. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAMAAABEpIrGAAAAA1BMVEUzRFUOQ0lpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQ4y2NgGAWjYBSMAuwAAAQgAAFWu83mAAAAAElFTkSuQmCC'
