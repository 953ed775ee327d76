/** How long ago `at` is at `now`, both in milliseconds since the epoch: "10 seconds ago", "just now". */
export const agoText = (at: number, now: number): string => {
  const seconds = Math.max(0, Math.round((now - at) / 1000))
  if (seconds === 0) return 'just now'
  return seconds < 60
    ? inWords.format(-seconds, 'second')
    : inWords.format(-Math.floor(seconds / 60), 'minute')
}

const inWords = new Intl.RelativeTimeFormat('en')
