import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** One POST as the form service received it. */
export interface Submission {
  readonly method: string | undefined
  readonly accept: string | undefined
  readonly fields: readonly (readonly [string, unknown])[]
}

type Reply = (response: ServerResponse) => void

export const replyWith =
  (body: unknown, status = 200): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

export const acceptedReply = replyWith({ success: true, message: 'Email sent successfully!' })

/**
 * Starts a form service on a free loopback port. It parses the body of each request and then calls `reply`. `hungUp`
 * counts the clients that disconnected before the response was complete.
 */
export const startFormService = async (reply: Reply = acceptedReply) => {
  const submissions: Submission[] = []
  let hungUp = 0
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) hungUp += 1
    })
    void readSubmission(request).then((submission) => {
      submissions.push(submission)
      reply(response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    settings: {
      contactUrl: `http://127.0.0.1:${address.port}/submit`,
      contactAccessKey: 'public-key',
    },
    submissions,
    hungUp: () => hungUp,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const readSubmission = async (request: IncomingMessage): Promise<Submission> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const { 'content-type': type = '', accept } = request.headers
  const form = await new Response(Buffer.concat(chunks), {
    headers: { 'content-type': type },
  }).formData()
  return { method: request.method, accept, fields: [...form] }
}
