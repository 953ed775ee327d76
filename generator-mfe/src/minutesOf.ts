/** The minutes of a countdown as `m:ss`, rounded up: for what is read out, which must not change every second. */
export const minutesOf = (countdown: string): number => {
  const [minutes = 0, seconds = 0] = countdown.split(':').map(Number)
  return minutes + (seconds > 0 ? 1 : 0)
}
