import { getInstance } from '@module-federation/enhanced/runtime'

/**
 * Starts to load everything that the shell shares. The federation prefers what is loading to a newer version,
 * so no remote can replace the shell's own store or React. Call it before the first remote is registered.
 */
export const claimShared = (): void => {
  const host = getInstance()
  for (const name of Object.keys(host?.options.shared ?? {})) {
    // A failure is the page's own: the script that it belongs to is needed for the first rendering too.
    host?.loadShare(name).catch(() => undefined)
  }
}
