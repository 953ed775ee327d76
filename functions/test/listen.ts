import type { Server } from 'node:http'

/** Starts a server on a free loopback port. */
export const listen = async (
  server: Server,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return { url: `http://127.0.0.1:${address.port}`, close }
}
