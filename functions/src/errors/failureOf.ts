/**
 * What the log may contain of a thrown value: its name, HTTP status and stack frames, and those of its cause. Never
 * its message, which may quote a visitor or a provider's response.
 */
export const failureOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return typeof thrown
  const status = 'statusCode' in thrown ? ` ${String(thrown.statusCode)}` : ''
  const cause = thrown.cause === undefined ? '' : ` < ${failureOf(thrown.cause)}`
  return `${thrown.name}${status}${frames(thrown)}${cause}`
}

const frames = ({ stack = '', message }: Error): string =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 5)
    .map((line) => ` ${line.trim()}`)
    .join('')
