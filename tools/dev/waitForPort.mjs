import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long to wait for the server, in milliseconds. */
const LIMIT_MS = 30_000

/**
 * Resolves once a server listens on this local port, or after half a minute if none does.
 *
 * @param {number} port
 */
export const waitForPort = async (port) => {
  const deadline = Date.now() + LIMIT_MS
  while (!(await isListening(port)) && Date.now() < deadline) await sleep(50)
}

const isListening = async (port) => {
  const socket = connect(port, 'localhost')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
