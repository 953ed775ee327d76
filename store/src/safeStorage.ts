import { attempt } from './attempt.ts'
import type { TextStorage } from './sharedStorage.ts'

/**
 * A storage that never throws, even if the browser blocks it or it is full: values that cannot be read are absent, and
 * values that cannot be written are lost with the page.
 *
 * @param storage called before each use; may throw, as `localStorage` does when it is blocked
 */
export const safeStorage = (storage: () => Storage): TextStorage => ({
  getItem: (name) => attempt(() => storage().getItem(name)) ?? null,
  setItem: (name, value) => attempt(() => storage().setItem(name, value)),
  removeItem: (name) => attempt(() => storage().removeItem(name)),
})
