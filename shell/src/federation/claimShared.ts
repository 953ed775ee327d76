import { getInstance } from '@module-federation/enhanced/runtime'

/**
 * Starts loading everything that the shell shares. The federation prefers a version that is already loading to a
 * newer one, so no remote can replace the shell's own store or React. Call it before the first remote is registered.
 */
export const claimShared = (): void => {
  const host = getInstance()
  for (const name of Object.keys(host?.options.shared ?? {})) {
    // A failure is ignored: the first render needs the same script, and `watchScripts` shows that it did not load.
    host?.loadShare(name).catch(() => undefined)
  }
}
