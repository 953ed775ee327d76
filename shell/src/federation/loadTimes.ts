/** How long a version may take to load where the visitor's browser has loaded no other, in milliseconds. */
const MAX_PATIENCE_MS = 5000
const MIN_PATIENCE_MS = 2000
/** How many loads of a remote are remembered. */
const MAX_TIMES = 100

/** How long this browser has taken to load each remote, in milliseconds. */
export interface LoadTimes {
  readonly read: (remote: string) => readonly number[]
  readonly add: (remote: string, milliseconds: number) => void
}

/**
 * How long to wait for a version of a remote before another takes its place, in milliseconds: as long as all but one in
 * a hundred of its loads took, within limits.
 *
 * @param times how long loading it has taken before, in milliseconds
 */
export const patienceFor = (times: readonly number[]): number => {
  const sorted = times.toSorted((a, b) => a - b)
  const slow = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? MAX_PATIENCE_MS
  return Math.min(Math.max(slow, MIN_PATIENCE_MS), MAX_PATIENCE_MS)
}

/** The load times on earlier visits; none if storage is blocked. */
export const storedLoadTimes = (
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): LoadTimes => {
  const keyOf = (remote: string) => `dramatis-load-times-${remote}`
  const read = (remote: string): readonly number[] => {
    try {
      const saved: unknown = JSON.parse(storage().getItem(keyOf(remote)) ?? '[]')
      return Array.isArray(saved) ? saved.filter(isTime) : []
    } catch {
      return []
    }
  }
  return {
    read,
    add: (remote, milliseconds) => {
      try {
        const times = [...read(remote), Math.round(milliseconds)].slice(-MAX_TIMES)
        storage().setItem(keyOf(remote), JSON.stringify(times))
      } catch {
        // Blocked or full.
      }
    },
  }
}

const isTime = (saved: unknown): saved is number => Number.isFinite(saved)
