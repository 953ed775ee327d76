import type { Candidate, RemoteName, SlotName } from '@dramatis/remotes'
import type { RemoteProps, Settings } from '@dramatis/store/slots'
import type { ComponentType, PropsWithChildren } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Deployment } from './deployment.ts'
import type { ReportIncident } from './reports/RemoteIncident.ts'

/** One remote of the page: all its components come from the same version and load or fail together. */
export interface Remote {
  readonly name: string
  /** Its components, by the slot that each goes into. */
  readonly slots: Readonly<Record<string, SlotName>>
  readonly state: Pick<StoreApi<RemoteState>, 'getState' | 'getInitialState' | 'subscribe'>
  /**
   * Loads it: the first version that fits, the same again if that failed fast, then the ones to fall back to.
   * Resolves when the state is `ready` or `failed`, and never rejects; calls during a load share its result.
   */
  readonly load: () => Promise<void>
  /** Reports that the version from `entry` loaded but crashed; the next version, if any, replaces it. */
  readonly rollBack: (entry: string, error: unknown) => Promise<void>
}

export type RemoteState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly candidate: Candidate
      readonly components: ReadonlyMap<string, RemoteComponent>
      readonly settings: Settings
    }
  /** `at`: when it was last tried, milliseconds since the epoch. */
  | { readonly status: 'failed'; readonly at: number; readonly retrying: boolean }

/** A component of any of the remotes: what the host gives it must suit all of them. */
export type RemoteComponent = {
  readonly [Name in RemoteName]: ComponentType<PropsWithChildren<RemoteProps[Name]>>
}[RemoteName]

export interface RemoteOptions {
  readonly name: string
  /** Its components, by the slot that each goes into. */
  readonly exposes: Readonly<Record<string, SlotName>>
  /** Components that an older version may lack: its slot then stays empty. */
  readonly optional?: Readonly<Record<string, SlotName>>
  readonly deployment: (name: string) => Promise<Deployment>
  readonly runtime: FederationRuntime
  readonly wait: (milliseconds: number) => Promise<void>
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number
  /** For the console. */
  readonly log: (message: string, cause: unknown) => void
  readonly report: ReportIncident
}

export interface FederationRuntime {
  /** Replaces what the runtime knew of the remote; rejects when its manifest cannot be read or does not fit. */
  readonly register: (name: string, candidate: Candidate) => Promise<void>
  /** The module `name/Expose`; rejects when it cannot be loaded. */
  readonly load: (id: string) => Promise<unknown>
}
