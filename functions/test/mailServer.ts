import { EventEmitter, once } from 'node:events'
import { SMTPServer } from 'smtp-server'

interface Mail {
  readonly to: readonly string[]
  /** The whole message, headers included. */
  readonly text: string
}

/** A mail server on a loopback port that keeps what it receives. */
export interface MailServer {
  readonly url: string
  readonly messages: readonly Mail[]
  /** The messages to a mailbox, once there are at least this many. */
  messagesTo(email: string, count: number): Promise<readonly Mail[]>
  /** The one-time code in a message. */
  codeIn(message: Mail | undefined): string
  close(): Promise<void>
}

export const startMailServer = async (): Promise<MailServer> => {
  const messages: Mail[] = []
  const arrivals = new EventEmitter()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        messages.push({ to, text: Buffer.concat(chunks).toString() })
        arrivals.emit('message')
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const received = (email: string) => messages.filter(({ to }) => to.includes(email))
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    async messagesTo(email, count) {
      while (received(email).length < count) await once(arrivals, 'message')
      return received(email)
    },
    codeIn(message) {
      const code = /^Subject: (\d{6}) is your/m.exec(message?.text ?? '')?.[1]
      if (code === undefined) throw new Error('The message has no code')
      return code
    },
    close: () =>
      new Promise((closed) => {
        server.close(closed)
      }),
  }
}
