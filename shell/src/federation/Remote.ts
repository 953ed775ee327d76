import type { Candidate } from '@dramatis/remotes/document'
import type { RemoteName, SlotName } from '@dramatis/remotes'
import type { RemoteProps, Settings } from '@dramatis/store/slots'
import type { ComponentType, PropsWithChildren } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Deployment } from './deployment.ts'
import type { LoadTimes } from './loadTimes.ts'
import type { ReportIncident } from './reports/RemoteIncident.ts'

/** One remote of the page: all its components come from the same version and load or fail together. */
export interface Remote {
  readonly name: string
  /** The slots of its components, by the components' exposed names. */
  readonly slots: Readonly<Record<string, SlotName>>
  readonly state: Pick<StoreApi<RemoteState>, 'getState' | 'getInitialState' | 'subscribe'>
  /**
   * Tries the first version that fits, tries it again if it failed fast, and then tries the versions to fall back to.
   * Resolves when the state is `ready` or `failed`, and never rejects; calls during a load share its promise.
   */
  readonly load: () => Promise<void>
  /** Reports that a component of the version from `entry` is on the page. */
  readonly rendered: (entry: string) => void
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
  /** `at`: when loading was last tried, in milliseconds since the epoch. */
  | { readonly status: 'failed'; readonly at: number; readonly retrying: boolean }

/** A component of any remote; the host's props must suit all of them. */
export type RemoteComponent = {
  readonly [Name in RemoteName]: ComponentType<PropsWithChildren<RemoteProps[Name]>>
}[RemoteName]

export interface RemoteOptions {
  readonly name: string
  /** The slots of its components, by the components' exposed names. */
  readonly exposes: Readonly<Record<string, SlotName>>
  /** The same for components that an older version may lack: their slots then stay empty. */
  readonly optional?: Readonly<Record<string, SlotName>>
  readonly deployment: (name: string) => Promise<Deployment>
  readonly runtime: FederationRuntime
  /** Resolves once the page can run a remote; rejects with `HostFailed` if it never can. */
  readonly hostReady: Promise<void>
  readonly loadTimes: LoadTimes
  readonly wait: (milliseconds: number) => Promise<void>
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number
  /** Writes to the console. */
  readonly log: (message: string, cause: unknown) => void
  readonly report: ReportIncident
}

export interface FederationRuntime {
  /**
   * Loads the container of a version. Rejects when that fails, and when the version's manifest cannot be read or names
   * another contract.
   *
   * @param signal once it is aborted, the version has given way: what has not run of it does not run any more, and
   *   none of its stylesheets applies
   */
  readonly load: (candidate: Candidate, signal: AbortSignal) => Promise<GetModule>
}

/** Loads an exposed module by its name; rejects when that fails. */
export type GetModule = (expose: string) => Promise<unknown>
