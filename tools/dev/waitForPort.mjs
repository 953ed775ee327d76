import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server that is not listening after this time, in milliseconds, is not coming back. */
const LIMIT_MS = 30_000

/**
 * Resolves once a server listens on this port of this machine, or after half a minute.
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
