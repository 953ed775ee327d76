import type { StateStorage } from 'zustand/middleware'

/**
 * Storage that may be blocked or full, as a visitor's settings have it: what can't be read is absent and
 * what can't be written is forgotten, so that the page works on without.
 *
 * @param storage called for the storage at each use; may throw, as a blocked `localStorage` does
 */
export const forgivingStorage = (storage: () => Storage): StateStorage => ({
  getItem: (name) => attempt(() => storage().getItem(name)) ?? null,
  setItem: (name, value) => attempt(() => storage().setItem(name, value)),
  removeItem: (name) => attempt(() => storage().removeItem(name)),
})

const attempt = <A>(action: () => A): A | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}
