/** The time of the sandbox, in milliseconds since 1970. */
export interface Clock {
  readonly now: () => number
  /** Moves the clock forward; an earlier moment changes nothing. */
  readonly moveTo: (moment: number) => void
  /** Whether time passes on its own. */
  readonly runs: boolean
}

/** A clock that stops between moves. */
export const stoppedClock = (start: number): Clock => {
  let moment = start
  return {
    now: () => moment,
    moveTo: (later) => {
      moment = Math.max(moment, later)
    },
    runs: false,
  }
}

/** The machine's clock, plus the sum of all moves. */
export const runningClock = (): Clock => {
  let ahead = 0
  const now = () => Date.now() + ahead
  return {
    now,
    moveTo: (later) => {
      ahead += Math.max(0, later - now())
    },
    runs: true,
  }
}
