import type { ComponentType } from 'react'
import type { FederationRuntime } from '../src/federation/Remote.ts'

type Server = Partial<Record<string, ComponentType<never>>>

/**
 * A federation runtime with servers in memory: a map from an entry's URL to what the entry exposes. As in the real
 * one, an entry that failed to load keeps failing until it is registered again.
 */
export const fakeRuntime = (servers: Map<string, Server>) => {
  const registered: string[] = []
  const entryOf = new Map<string, Server | undefined>()
  const runtime: FederationRuntime = {
    register: (name, { entry }) => {
      registered.push(entry)
      entryOf.set(name, servers.get(entry))
      return Promise.resolve()
    },
    load: (id) => {
      const [name = '', expose = ''] = id.split('/')
      const server = entryOf.get(name)
      return server === undefined
        ? Promise.reject(new Error(`${name}: connection refused`))
        : Promise.resolve({ default: server[expose] })
    },
  }
  return { runtime, registered }
}
