/** A timer with at most one pending action. */
export const createTimer = () => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    isRunning: () => timer !== undefined,
    /** Runs `action` after the delay, instead of any pending action. */
    start: (action: () => void, milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        action()
      }, milliseconds)
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
