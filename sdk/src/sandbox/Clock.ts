/** The sandbox's time, in milliseconds since 1970. */
export interface Clock {
  readonly now: () => number
  /** Goes to a later moment; an earlier one changes nothing. */
  readonly moveTo: (moment: number) => void
  /** Whether time passes without anyone moving it. */
  readonly runs: boolean
}

/** A clock that stands still between moves. */
export const standingClock = (start: number): Clock => {
  let moment = start
  return {
    now: () => moment,
    moveTo: (later) => {
      moment = Math.max(moment, later)
    },
    runs: false,
  }
}

/** The machine's clock, ahead of it by all the moves. */
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
