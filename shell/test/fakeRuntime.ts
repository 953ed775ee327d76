import type { ComponentType } from 'react'
import type { FederationRuntime } from '../src/federation/createRemote.ts'

type Server = Partial<Record<string, ComponentType<never>>>

/**
 * A federation runtime over servers in memory: entry URL to what it exposes. Like the real one it goes
 * on failing for an entry that once failed until that entry is registered again.
 */
export const fakeRuntime = (servers: Map<string, Server>) => {
  const registered: string[] = []
  const entryOf = new Map<string, Server | undefined>()
  const runtime: FederationRuntime = {
    register: async (name, entry) => {
      registered.push(entry)
      entryOf.set(name, servers.get(entry))
    },
    load: async (id) => {
      const [name = '', expose = ''] = id.split('/')
      const server = entryOf.get(name)
      if (server === undefined) throw new Error(`${name}: connection refused`)
      return { default: server[expose] }
    },
  }
  return { runtime, registered }
}
