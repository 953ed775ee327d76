import { integrityOf } from '../../src/storage/integrityOf.ts'
import type { Target } from '../../src/storage/Target.ts'

/** A place in memory, from which a publisher can be cut off. */
export interface MemoryTarget extends Target {
  readonly files: ReadonlyMap<string, Buffer>
  /** From now on, only this many changes succeed, as if the publisher were then killed. */
  readonly failAfter: (changes: number) => void
}

export const memoryTarget = (now: () => Date): MemoryTarget => {
  const files = new Map<string, Buffer>()
  let left = Infinity
  const change = () => {
    left -= 1
    if (left < 0) throw new Error('The publisher was killed.')
  }
  return {
    files,
    failAfter: (changes) => {
      left = changes
    },
    label: 'memory',
    read: (path) => {
      const bytes = files.get(path)
      return Promise.resolve(bytes && { bytes, tag: integrityOf(bytes) })
    },
    write: async (path, bytes, tag) => {
      const stored = files.get(path)
      if ((stored && integrityOf(stored)) !== tag) return false
      await Promise.resolve()
      change()
      files.set(path, bytes)
      return true
    },
    remove: async (path) => {
      await Promise.resolve()
      change()
      files.delete(path)
    },
    now: () => Promise.resolve(now()),
    tidy: () => Promise.resolve(),
  }
}
