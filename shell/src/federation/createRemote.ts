import type { Candidate } from '@dramatis/remotes/document'
import type { Settings } from '@dramatis/store/slots'
import { createStore } from 'zustand/vanilla'
import type { Deployment } from './deployment.ts'
import { causeOf, HostFailed, TimedOut } from './failures.ts'
import { loadComponents } from './loadComponents.ts'
import { patienceFor } from './loadTimes.ts'
import type { Remote, RemoteOptions, RemoteState } from './Remote.ts'
import type { RemoteIncident } from './reports/RemoteIncident.ts'
import { shared } from './shared.ts'

/** The pause before the second try of the same version, in milliseconds. */
export const RETRY_DELAY_MS = 400
/** A version that takes longer than this to fail, in milliseconds, is not retried: the visitor has waited enough. */
export const FAST_FAILURE_MS = 2000
/** How long the last version may take to load, in milliseconds. Others give way sooner: see `patienceFor`. */
export const LOAD_TIMEOUT_MS = 10_000

export const createRemote = (options: RemoteOptions): Remote => {
  const { name, exposes, optional = {}, deployment, runtime, hostReady, wait, now, log } = options
  const state = createStore<RemoteState>(() => ({ status: 'loading' }))

  const report = (incident: Omit<RemoteIncident, 'remote'>) =>
    options.report({ remote: name, ...incident })

  const attempt = async (candidate: Candidate, signal: AbortSignal) => {
    const get = await runtime.load(candidate, signal)
    try {
      return await loadComponents(get, options)
    } catch (error) {
      await hostReady // If that failed, the remote is not to blame.
      throw error
    }
  }

  /** Fails after this time, which does not count as long as the page itself is loading. */
  const timeOut = async (entry: string, milliseconds: number) => {
    await hostReady
    await wait(milliseconds)
    throw new TimedOut(`${entry} did not load within ${milliseconds / 1000} s`)
  }

  /** The version that has loaded but is not on the page yet, and when its load began. */
  let unrendered: { readonly candidate: Candidate; readonly start: number } | undefined

  /** Aborted when the version that runs gives way. */
  let running = new AbortController()

  const firstOf = async (
    [candidate, ...others]: readonly Candidate[],
    settings: Settings,
    isRetry: boolean,
  ): Promise<void> => {
    if (candidate === undefined) throw new Error(`No version of ${name} is left to try`)
    const start = now()
    const patience = others.length > 0 ? patienceFor(options.loadTimes.read(name)) : LOAD_TIMEOUT_MS
    const abort = new AbortController()
    try {
      const components = await Promise.race([
        attempt(candidate, abort.signal),
        timeOut(candidate.entry, patience),
      ])
      options.loadTimes.add(name, now() - start)
      unrendered = { candidate, start }
      running = abort
      state.setState({ status: 'ready', candidate, components, settings }, true)
    } catch (error) {
      abort.abort()
      if (error instanceof HostFailed) throw error
      log(`${name} ${candidate.version} did not load from ${candidate.entry}`, error)
      const milliseconds = now() - start
      const cause = causeOf(error)
      const retries = !isRetry && cause === undefined && milliseconds < FAST_FAILURE_MS
      const action = retries ? 'retried' : others.length > 0 ? 'fell-back' : 'gave-up'
      const outcome = cause === 'contract' ? 'refused' : 'failed'
      report({ candidate, outcome, cause, action, milliseconds })
      if (retries) await wait(RETRY_DELAY_MS)
      else if (others.length === 0) throw error
      // Only the first version is tried twice.
      await firstOf(retries ? [candidate, ...others] : others, settings, true)
    }
  }

  const refuse = ({ candidates, refused }: Deployment) => {
    for (const { reason, ...candidate } of refused) {
      log(`${name} ${candidate.version} is not loaded`, reason)
      const action = candidates.length > 0 ? 'fell-back' : 'gave-up'
      report({ candidate, outcome: 'refused', cause: 'contract', action })
    }
  }

  const loadOnce = async () => {
    const before = state.getState()
    if (before.status === 'failed') state.setState({ ...before, retrying: true }, true)
    try {
      const deployed = await deployment(name)
      refuse(deployed)
      await firstOf(deployed.candidates, deployed.settings, false)
    } catch (error) {
      log(`${name} is not available`, error)
      state.setState({ status: 'failed', at: Date.now(), retrying: false }, true)
    }
  }

  const rollBackOnce = async (entry: string, crash: unknown) => {
    const current = state.getState()
    if (current.status !== 'ready' || current.candidate.entry !== entry) return
    const { candidate, settings } = current
    const crashed = running
    const { candidates } = await deployment(name).catch(() => ({ candidates: [] }))
    const index = candidates.findIndex((published) => published.entry === entry)
    // If the crashed version is no longer published, `index` is -1 and all candidates remain.
    const others = candidates.slice(index + 1)
    const action = others.length > 0 ? 'fell-back' : 'gave-up'
    // A version that suspends for ever has never been on the page.
    const outcome = unrendered && crash instanceof TimedOut ? 'failed' : 'crashed'
    report({ candidate, outcome, cause: causeOf(crash) ?? 'error', action })
    if (others.length === 0) return
    try {
      await firstOf(others, settings, true)
      crashed.abort()
    } catch (error) {
      log(`${name} could not be rolled back`, error)
    }
  }

  const rollBackShared = shared(rollBackOnce)
  return {
    name,
    slots: { ...exposes, ...optional },
    state,
    load: shared(loadOnce),
    rendered: (entry) => {
      if (unrendered?.candidate.entry !== entry) return
      const { candidate, start } = unrendered
      unrendered = undefined
      report({ candidate, outcome: 'loaded', milliseconds: now() - start })
    },
    rollBack: (entry, crash) => {
      log(`${name} from ${entry} crashed`, crash)
      return rollBackShared(entry, crash)
    },
  }
}
