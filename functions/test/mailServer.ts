import { SMTPServer } from 'smtp-server'

/** A mail server on a loopback port that keeps what it gets. */
export interface MailServer {
  readonly url: string
  /** The messages so far, headers and all. */
  readonly messages: { readonly to: readonly string[]; readonly text: string }[]
  close(): Promise<void>
}

export const startMailServer = async (): Promise<MailServer> => {
  const messages: MailServer['messages'] = []
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
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
