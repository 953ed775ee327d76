import type { Server } from 'node:http'

export interface Listening {
  readonly url: string
  /** Accepts no more connections, and closes those still busy after `graceMs`, by default at once. */
  readonly close: (graceMs?: number) => Promise<void>
}

/** Starts a server, by default on a free loopback port. Rejects if the port is taken. */
export const listen = async (server: Server, port = 0, host = '127.0.0.1'): Promise<Listening> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const close = async (graceMs = 0) => {
    const closed = new Promise((done) => server.close(done))
    const late = setTimeout(() => {
      server.closeAllConnections()
    }, graceMs)
    await closed
    clearTimeout(late)
  }
  return { url: `http://${host}:${address.port}`, close }
}
