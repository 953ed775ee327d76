import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that was free a moment ago, on every interface. */
export const freePort = async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  await once(server.close(), 'close')
  return port
}
