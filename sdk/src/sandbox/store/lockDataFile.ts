import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isRecord } from '../../codec/entity.ts'
import { DataFileError } from './DataFileError.ts'

/**
 * Reserves a data file for this sandbox with a local socket, which the system closes even if the process is
 * killed. This works on one machine only: a file on a shared disk is not protected from other machines.
 *
 * @returns a function that releases the file
 * @throws {DataFileError} if another sandbox has it
 */
export const lockDataFile = async (path: string): Promise<() => Promise<void>> => {
  const socket = socketOf(path)
  const lock = await listen(socket).catch(async (error: unknown) => {
    if (!isInUse(error)) throw error
    if (await isListening(socket)) throw new DataFileError(path, 'is in use by another sandbox')
    await rm(socket, { force: true }) // The sandbox that created it was killed.
    return listen(socket)
  })
  return async () => {
    lock.close()
    await once(lock, 'close')
  }
}

/** A socket's path can only have about 100 characters, so the socket cannot be next to the file. */
const socketOf = (path: string): string => {
  const name = `dramatis-sandbox-${createHash('sha256').update(resolve(path)).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

const listen = async (socket: string): Promise<Server> => {
  const server = createServer((connection) => connection.destroy())
  server.listen(socket)
  await once(server, 'listening')
  return server.unref()
}

const isListening = async (socket: string): Promise<boolean> => {
  const connection = connect(socket)
  try {
    await once(connection, 'connect')
    return true
  } catch {
    return false
  } finally {
    connection.destroy()
  }
}

const isInUse = (error: unknown): boolean => isRecord(error) && error.code === 'EADDRINUSE'
