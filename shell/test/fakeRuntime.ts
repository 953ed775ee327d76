import type { ComponentType } from 'react'
import type { FederationRuntime } from '../src/federation/Remote.ts'

type Server = Partial<Record<string, ComponentType<never>>>

/**
 * A federation runtime with servers in memory: a map from an entry's URL to what the entry exposes.
 *
 * @returns also the entries that were loaded or failed to load, in this order
 */
export const fakeRuntime = (servers: Map<string, Server>) => {
  const tried: string[] = []
  const runtime: FederationRuntime = {
    load: ({ entry }) => {
      tried.push(entry)
      const server = servers.get(entry)
      return server === undefined
        ? Promise.reject(new Error(`${entry}: connection refused`))
        : Promise.resolve((expose) => Promise.resolve({ default: server[expose] }))
    },
  }
  return { runtime, tried }
}
