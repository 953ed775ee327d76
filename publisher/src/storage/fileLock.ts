import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as t from 'io-ts'
import { codeOf } from '../errors/codeOf.ts'

/** The content of a lock file. */
const Holder = t.type({
  process: t.number,
  host: t.string,
  /** When it began to wait for the lock, by its own clock; for people. */
  since: t.string,
})
interface Holder extends t.TypeOf<typeof Holder> {}

/**
 * Does some work while no other process holds the lock. A lock is taken over from a process of this host that has ended,
 * and from any process that has held it for more than ten seconds, which is ample for a read and a rename.
 *
 * @param file the lock file; its folder must exist
 * @param work gets a function that tells whether the lock has not been taken over, to call just before the change
 * @throws {Error} if another process keeps the lock; the message names it
 */
export const withLock = async <A>(
  file: string,
  work: (isHeld: () => Promise<boolean>) => Promise<A>,
): Promise<A> => {
  const own = await acquire(file)
  const isHeld = async () => (await textOf(file)) === own
  try {
    return await work(isHeld)
  } finally {
    if (await isHeld()) await rm(file, { force: true })
  }
}

/** Resolves to the content of the lock file, which no other lock has. */
const acquire = async (file: string): Promise<string> => {
  const holder: Holder = { process: process.pid, host: hostname(), since: new Date().toISOString() }
  const own = JSON.stringify({ ...holder, id: randomUUID() })
  const written = temporaryNextTo(file)
  const start = performance.now()
  try {
    for (;;) {
      await writeFile(written, own) // Again each time, because its time is compared with the lock's.
      if (await isLinked(written, file)) return own
      await takeOverIfStale(file, written)
      if (performance.now() - start > TIMEOUT_MS) throw await stillHeld(file)
      await pause(POLL_MS)
    }
  } finally {
    await rm(written, { force: true })
  }
}

/** Gives a file a second name; returns false if that name is taken. */
export const isLinked = async (file: string, name: string): Promise<boolean> => {
  try {
    await link(file, name)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const takeOverIfStale = async (file: string, written: string): Promise<void> => {
  const found = await textOf(file)
  if (found === undefined || !(await isStale(file, found, written))) return
  const taken = temporaryNextTo(file)
  try {
    await rename(file, taken)
    // Another process may have taken it over in the meantime: it gets its own lock back.
    if ((await textOf(taken)) !== found) await isLinked(taken, file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  } finally {
    await rm(taken, { force: true })
  }
}

/** The ages are compared by the file system's clock, which all processes have in common. */
const isStale = async (file: string, text: string, written: string): Promise<boolean> => {
  const holder = holderIn(text)
  if (holder?.host === hostname() && !isRunning(holder.process)) return true
  const [locked, now] = await Promise.all([timeOf(file), timeOf(written)])
  return locked !== undefined && now !== undefined && now - locked > STALE_MS
}

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const stillHeld = async (file: string): Promise<Error> => {
  const holder = holderIn((await textOf(file)) ?? '')
  const who = holder ? `process ${holder.process} on ${holder.host}, since ${holder.since}` : file
  return new Error(`Another publisher is at work: ${who}. Try again.`)
}

const holderIn = (text: string): Holder | undefined => {
  try {
    const json: unknown = JSON.parse(text)
    return Holder.is(json) ? json : undefined
  } catch {
    return undefined
  }
}

const textOf = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch(unlessAbsent)

const timeOf = async (file: string): Promise<number | undefined> =>
  (await stat(file).catch(unlessAbsent))?.mtimeMs

const unlessAbsent = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error
}

const temporaryNextTo = (file: string): string => join(dirname(file), `.${randomUUID()}.tmp`)

const STALE_MS = 10_000
/** Longer than a lock can be held. */
const TIMEOUT_MS = 30_000
const POLL_MS = 20
