import { createServer } from 'node:http'
import {
  listen,
  startLoopback,
  type Call,
  type JobReplies,
  type Listening,
  type Loopback,
  type Replies,
} from '@dramatis/functions/testing'

/** Every request succeeds, with a description, a preview or a picture. No further features are offered. */
export const successes = {
  features: () => ({ edits: false, freeText: true }),
  charPrompt: () => ({ response: 'An old wizard in grey.' }),
  characterPreview: () => ({ result: 'data:image/jpeg;base64,cHJldmlldw==' }),
  characterSD: () => ({
    result: 'data:image/jpeg;base64,/9j/',
    engine: { name: 'Dramatis Studio', kind: 'procedural' },
  }),
} as const satisfies Replies

/** A reply that never comes. */
export const never = (): Promise<never> => new Promise(() => undefined)

/** A response that violates the contract. */
export const unreadable = (): Response => Response.json({})

/** Replies with `first` once, and then always with `later`. */
export const afterFirst = <First, Later>(first: () => First, later: () => Later) => {
  let calls = 0
  return (): First | Later => (++calls > 1 ? later() : first())
}

/** A promise that the test resolves. */
export const createDeferred = () => {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve: () => resolve() }
}

/** Replies with the picture only after its preview has been requested. */
export const previewFirst = (characterPreview: NonNullable<Replies['characterPreview']>) => {
  const requested = createDeferred()
  return {
    characterPreview: (call: Call<'characterPreview'>) => {
      requested.resolve()
      return characterPreview(call)
    },
    characterSD: () => requested.promise.then(successes.characterSD),
  }
}

const running: Listening[] = []

/** The product's functions, which succeed unless `replies` says otherwise; {@link stopServers} stops them. */
export const serveFunctions = async (
  replies: Replies = {},
  jobs: JobReplies = {},
): Promise<Loopback> => {
  const server = await startLoopback({ ...successes, ...replies }, jobs)
  running.push(server)
  return server
}

/** A server that sends this JPEG in response to every request; {@link stopServers} stops it. */
export const serveImage = async (bytes: string, status = 200): Promise<Listening> => {
  const server = await listen(
    createServer((_, response) => {
      response.writeHead(status, { 'content-type': 'image/jpeg' }).end(bytes)
    }),
  )
  running.push(server)
  return server
}

/** Stops the servers that the test has started. */
export const stopServers = async (): Promise<void> => {
  await Promise.all(running.splice(0).map(({ close }) => close()))
}
