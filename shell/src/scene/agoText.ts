import type { ShellTexts } from '../messages.ts'

/** How long before `now` the time `at` was, both in milliseconds since the epoch: "10 seconds ago" or "just now". */
export const agoText = (
  at: number,
  now: number,
  { t, language }: Pick<ShellTexts, 't' | 'language'>,
): string => {
  const seconds = Math.max(0, Math.round((now - at) / 1000))
  if (seconds === 0) return t('scene.justNow')
  const inWords = new Intl.RelativeTimeFormat(language)
  return seconds < 60
    ? inWords.format(-seconds, 'second')
    : inWords.format(-Math.floor(seconds / 60), 'minute')
}
